## The game

olympia = Olympia
olympia-about = Count your attributes in the growing pile, slap it first, and climb to the temple.
olympia-points = steps
olympia-round = Round { $round }
olympia-side = { $god }
olympia-no-god = no god yet
olympia-hero = { $seat } ({ $god })
olympia-seat = { $seat }
olympia-piece = { $seat }’s piece
olympia-tag-piece = Player { $which }’s piece

## Cards

olympia-zeus = Zeus
olympia-aphrodite = Aphrodite
olympia-artemis = Artemis
olympia-athena = Athena
olympia-hades = Hades
olympia-poseidon = Poseidon
olympia-lightning = Lightning
olympia-heart = Heart
olympia-bow = Bow
olympia-owl = Owl
olympia-fire = Fire
olympia-trident = Trident
olympia-minotaur = Minotaur
olympia-theseus = Theseus
olympia-tornado = Tornado
olympia-temple = Temple
olympia-top = On top: { $card }
olympia-replay = { $seat }, { $attribute }

## Variants

olympia-monsters = Monster and heroes
olympia-winds = God of the winds
olympia-war = War without mercy
olympia-mini = Mini gods
olympia-blind = Nothing on the screen

## What to do next

olympia-prompt-gods =
    Choose the gods
    touch a player, then a god; or draw
olympia-prompt-starter =
    Who begins?
    whoever looks most like their god; or draw
olympia-prompt-deal =
    Round { $round }: deal
    shuffle all cards; { $seat } begins
olympia-prompt-change =
    Change places?
    touch two players, or a variant; then deal
olympia-prompt-turn =
    { $seat }, turn a card
    count, then slap! { $way ->
        [clockwise] Clockwise
       *[counterclockwise] Counterclockwise
    }
olympia-prompt-blind =
    The round is on
    turn cards, count, and slap
olympia-prompt-spent =
    All cards are out
    slap now, or close the round
olympia-prompt-settle =
    { $seat } slapped
    anyone else? Then settle it
olympia-prompt-name =
    { $seat }, whose?
    the three attributes you saw

## Options

olympia-option-monsters = Monster and heroes
olympia-option-monsters-about = Adds two Minotaurs, which strike the last two cards, and two Theseus cards, which undo a Minotaur.
olympia-option-monsters-off = Off
olympia-option-monsters-on = On
olympia-option-winds = God of the winds
olympia-option-winds-about = Adds two Tornados, which reverse the direction of play and change the god who blocks you.
olympia-option-winds-off = Off
olympia-option-winds-on = On
olympia-option-war = War without mercy
olympia-option-war-about = You may slap for the attributes of other heroes too.
olympia-option-war-off = Off
olympia-option-war-on = On
olympia-option-mini = Mini gods
olympia-option-mini-about = For the youngest: each god cancels its own attribute, whoever sits where.
olympia-option-mini-off = Off
olympia-option-mini-on = On
olympia-option-war-wrong-penalty = Wrong slap in a war
olympia-option-war-wrong-penalty-about = What a wrong slap for another hero costs. The rulebook’s rule and its example differ.
olympia-option-war-wrong-penalty-2 = 2 steps
olympia-option-war-wrong-penalty-1 = 1 step
olympia-option-war-self-tap-half = Own slap in a war
olympia-option-war-self-tap-half-about = Whether a slap for yourself counts as always, or like one for another hero.
olympia-option-war-self-tap-half-off = As always
olympia-option-war-self-tap-half-on = Half
olympia-option-wrong-tap-ends-round = A wrong slap
olympia-option-wrong-tap-ends-round-about = Whether a wrong slap ends the round for all, or only costs steps.
olympia-option-wrong-tap-ends-round-on = Ends the round
olympia-option-wrong-tap-ends-round-off = Round goes on
olympia-option-false-start = A false start
olympia-option-false-start-about = What a press of a button costs when no card lies there yet, or between two rounds.
olympia-option-false-start-0 = Nothing
olympia-option-false-start-1 = 1 step
olympia-option-false-start-2 = 2 steps
olympia-option-blind = During a round
olympia-option-blind-about = Whether the screen shows the top card, whose turn it is and which way play goes, or nothing at all.
olympia-option-blind-off = Top card and turn
olympia-option-blind-on = Nothing

## My copy

olympia-fact-steps = Steps to the temple
olympia-fact-colour-zeus = Border colour: { olympia-zeus }
olympia-fact-colour-aphrodite = Border colour: { olympia-aphrodite }
olympia-fact-colour-artemis = Border colour: { olympia-artemis }
olympia-fact-colour-athena = Border colour: { olympia-athena }
olympia-fact-colour-hades = Border colour: { olympia-hades }
olympia-fact-colour-poseidon = Border colour: { olympia-poseidon }

## Buttons

olympia-verb-god = Give a god
olympia-verb-start = Begins
olympia-verb-deal = Cards are dealt
olympia-verb-change = Change places or variants
olympia-verb-vary = Add or drop a variant
olympia-verb-swap = Change places
olympia-verb-stop = Stop here
olympia-verb-turn = Turn a card
olympia-verb-slap = Slap!
olympia-verb-settle = Settle
olympia-verb-close = Nobody slaps
olympia-verb-name = Name a hero
olympia-verb-fix = Correct
olympia-arg-read = A card was misread
olympia-arg-missed = A card was missed
olympia-arg-extra = A card too many
olympia-arg-unslap = Nobody slapped
olympia-arg-slapper = Another hand
olympia-arg-named = Another hero
olympia-arg-turn = Whose turn
olympia-arg-starter = Who begins
olympia-arg-god = Another god
olympia-arg-vary = A variant
olympia-arg-sit = Who sits where
olympia-arg-misdeal = Deal again
olympia-arg-early = A false start
olympia-arg-free = Costs nothing
olympia-arg-one = 1 step down
olympia-arg-two = 2 steps down

## The log

olympia-line-god = { $a }: child of { $b }
olympia-line-start = { $a } begins
olympia-line-deal = Cards dealt, { $seat } begins
olympia-line-change = Places or variants change
olympia-line-vary = Added or dropped: { $a }
olympia-line-swap = { $a } and { $b } change places
olympia-line-stop = The table stops here
olympia-line-turn = { $seat }: { $a }
olympia-line-turn-hidden = { $seat } turns a card
olympia-line-slap = { $seat } slaps the pile
olympia-line-settle = The slap is settled
olympia-line-close = All cards out, no score
olympia-line-name = { $seat } names { $a }
olympia-line-fix =
    { $a ->
        [read] Correction: card { $b } is { $c }
        [missed] Correction: card { $b }, { $c }, was missed
        [extra] Correction: card { $b } was never there
        [unslap] Correction: no slap by { $b }
        [slapper] Correction: the slap was { $b }’s
        [named] Correction: the slap was for { $b }
        [turn] Correction: { $b } is to turn a card
        [starter] Correction: { $b } begins
        [god] Correction: { $b } is a child of { $c }
        [vary] Correction: added or dropped: { $b }
        [sit] Correction: { $b } and { $c } sit the other way round
        [misdeal] Correction: the cards are dealt again
        [early]
            { $c ->
                [free] False start by { $b }: costs nothing
                [one] False start by { $b }: 1 step down
               *[two] False start by { $b }: 2 steps down
            }
       *[other] Correction: { $a } on step { $b }
    }

## What happened

olympia-note-false-start =
    { $cost ->
        [0] { $seat } slapped before there was a card: a false start, which costs nothing.
        [one] { $seat } slapped before there was a card: a false start, 1 step down.
       *[other] { $seat } slapped before there was a card: a false start, { $cost } steps down.
    }
olympia-note-first = { $seat } slapped before { $other-seat }.
olympia-note-ahead = { $seat } slapped { $lead } ms before { $other-seat }.
olympia-note-dead-heat = Dead heat: { $seat } and { $other-seat } are within { $floor } ms and cannot be told apart, so the turn order puts { $seat } first.
olympia-note-right =
    { $moved ->
        [one] { $seat } is right about { $attribute }: 1 step up, to step { $step }.
       *[other] { $seat } is right about { $attribute }: { $moved } steps up, to step { $step }.
    }
olympia-note-wrong =
    { $moved ->
        [0] { $seat } is wrong about { $attribute }, and stays at the bottom.
        [one] { $seat } is wrong about { $attribute }: 1 step down, to step { $step }.
       *[other] { $seat } is wrong about { $attribute }: { $moved } steps down, to step { $step }.
    }
olympia-climb = The steps
olympia-judged-right = { $seat } is right
olympia-judged-wrong = { $seat } is wrong
olympia-judged-why = { $attribute }: { $needed } needed, { $count } there. { olympia-judged-steps }
olympia-judged-why-fewer = { $attribute }: { $needed } needed, fewer were there. { olympia-judged-steps }
olympia-judged-steps =
    { $way ->
        [up] { $moved ->
            [one] 1 step up, to { $step }
           *[other] { $moved } steps up, to { $step }
        }
        [down] { $moved ->
            [one] 1 step down, to { $step }
           *[other] { $moved } steps down, to { $step }
        }
       *[same] Stays on step { $step }
    }
olympia-note-gift = { $seat } was named wrongly and goes up to step { $step }.
olympia-note-card-attribute = { $n }. { $card }: one more, { $count }
olympia-note-card-blocked = { $n }. { $card } cancels one, { $count }
olympia-note-card-harmless = { $n }. { $card } finds nothing to cancel, { $count }
olympia-note-card-nothing = { $n }. { $card }: { $count }
olympia-note-card-minotaur =
    { $struck ->
        [0] { $n }. { $card } finds nothing to strike, { $count }
        [one] { $n }. { $card } strikes { $a }, { $count }
       *[other] { $n }. { $card } strikes { $a } and { $b }, { $count }
    }
olympia-note-card-theseus =
    { $struck ->
        [0] { $n }. { $card } removes a Minotaur that struck nothing, { $count }
        [one] { $n }. { $card } brings back { $a }, { $count }
       *[other] { $n }. { $card } brings back { $a } and { $b }, { $count }
    }
olympia-note-card-idle = { $n }. { $card } finds no Minotaur, { $count }
olympia-note-card-tornado = { $n }. { $card }: now { $god } blocks, { $count }
olympia-note-later =
    { $count ->
        [one] 1 card was turned after the slap and does not count.
       *[other] { $count } cards were turned after the slap and do not count.
    }
olympia-note-spent = All cards were out and nobody scored.
olympia-note-block = { $seat }: { $god } cancels your { $attribute }

## Endings

olympia-end-temple = { $seat } reaches the temple on step { $steps } and becomes the god of the game.
olympia-end-stopped = The table stops: { $seat } stands highest, on step { $steps }.
olympia-end-shared = The table stops: { $count } players share the highest place, step { $steps }.
olympia-end-level = The table stops: everyone stands on step { $steps }, so nobody wins.

## Why not

olympia-refuse-fix = That correction changes nothing or does not fit: check the number of the card, its copies, and the names.
olympia-refuse-moment = A moment is written @ and nanoseconds after a card or a slap; the noise of the buttons ± and nanoseconds after “settle”.
olympia-refuse-not-yet = Not everyone has a god yet, so nothing can be played.
olympia-refuse-nobody = Nobody sits there: there are { $number } players.
olympia-refuse-player-first = First touch the player, then { $god }.
olympia-refuse-has-god = { $seat } is already a child of { $god }.
olympia-refuse-no-god = Name one of the six gods.
olympia-refuse-god-taken = { $god } already has a child at this table.
olympia-refuse-gods-chosen = The gods are chosen and the starter is known.
olympia-refuse-starter = First say who begins.
olympia-refuse-ended = The game is over, so there is nothing more to play.
olympia-refuse-name-first = { $seat } slapped and has to name a hero first.
olympia-refuse-slap-naming = The slap of { $seat } is being judged: first { $seat } names a hero, then slaps count again.
olympia-refuse-slap-before-deal = The first round has not begun, so this slap does not count.
olympia-refuse-deal-first = The round is over: deal the cards, then { $seat } begins.
olympia-refuse-first-deal = The first round has not begun: deal the cards, then { $seat } begins.
olympia-refuse-settled = That slap is settled: now { $seat } names a hero.
olympia-refuse-no-round-to-settle = No round is on, so there is no slap to settle.
olympia-refuse-no-round = No round is on, so none can be closed.
olympia-refuse-no-cards = All cards are out. Slap, or close the round.
olympia-refuse-turn = It is { $seat }’s turn to turn a card.
olympia-refuse-empty-hand = { $seat } has no cards left and is skipped; { $other-seat } turns the next one.
olympia-refuse-not-in-deck = { $card } is not in this deck: nobody chose that god, or the variant is off.
olympia-refuse-all-out = All { $copies } cards of { $card } lie on the pile already.
olympia-refuse-who = Say whose hand it was.
olympia-refuse-false-start = No round is on, so this slap is a false start.
olympia-refuse-too-late = That moment is already settled, so an earlier slap can no longer count.
olympia-refuse-slapped = { $seat }’s hand already lies on the pile. Settle it first.
olympia-refuse-nothing-to-settle = Nobody has slapped, so there is nothing to settle.
olympia-refuse-settle-first = A hand lies on the pile. Settle it first.
olympia-refuse-cards-left = The round goes on until someone slaps or all cards are out.
olympia-refuse-no-war = Without “War without mercy” everyone slaps for themselves only.
olympia-refuse-nobody-names = A hero is named only after a settled slap.
olympia-refuse-names = { $seat } slapped first and names the hero.
olympia-refuse-no-hero = Name one of the heroes at this table.
olympia-refuse-in-round = That waits until the round is over.
olympia-refuse-dealer = The cards are dealt for { $seat }, who begins this round.
olympia-refuse-table = That is for the whole table to say.
olympia-refuse-nothing-played = Play at least one round before you stop.
olympia-refuse-changing = Finish changing places and variants: deal the cards first.
olympia-refuse-change-first = First say that places or variants change.
olympia-refuse-varied = “{ $variant }” was just added or dropped; deal first.
olympia-refuse-no-variant = Name one of the variants of this game.
olympia-refuse-two = With two players, changing places changes nothing.
olympia-refuse-swapped = Name two players, in the order in which they sit; whoever has moved already stays for this round.
olympia-refuse-turn-or-slap = { $seat } turns a card, or somebody slaps: nothing else happens in a round.
olympia-refuse-seat-first = First touch a player who is no god’s child yet, then a god.

# Under the number on a player's pad.
olympia-score =
    { $count ->
        [one] step
       *[other] steps
    }
