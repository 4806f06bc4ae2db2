## The game

above = Above
above-about = Gods and goddesses race up Mount Olympus, and you hold the cards that move them.
above-points = victories
above-side-sun = Sun
above-side-moon = Moon

## Deities, tokens, places

above-zeus = Zeus
above-hera = Hera
above-ares = Ares
above-athena = Athena
above-hades = Hades
above-demeter = Demeter
above-poseidon = Poseidon
above-aphrodite = Aphrodite
above-thunder = Thunder
above-barrier = Barrier
above-gate = Gate
above-fertility = Fertility
above-summit = the summit
above-card = { $deity } { $code }
above-tray = Deities to place
above-pile = Cards to come
above-shown = Cards revealed
above-cards = Cards
above-discard = Discard
above-reserve-thunder = Thunder left
above-reserve-barrier = Barriers left
above-reserve-gate = Gates left
above-reserve-fertility = Fertility left

## What to do next

above-prompt-place =
    Place the deities
    on ring 1, on every other space
above-prompt-letter =
    { $token }: reveal a card
    its letter is the column
above-prompt-ring =
    { $token } in column { $letter }
    now a card whose number is the ring
above-prompt-deal =
    A card for { $seat }
    Deal: touch it or show it
above-prompt-card =
    { $seat }, play a card
    one that is powered; then move its deity
above-prompt-refill =
    { $seat }, take { $count ->
        [one] one card
       *[other] { $count } cards
    }
    different ones, from the discard
above-prompt-step =
    { $seat }, move { $deity }
    one space, forward or sideways
above-prompt-again =
    { $seat }, { $deity } again
    Fertility: one more space
above-prompt-exit =
    { $seat }, which Gate?
    { $deity } comes out there
above-prompt-exit-lone =
    { $seat }, where to?
    A lone Gate: { $deity } comes out on ring 1
above-prompt-take =
    { $seat }, no { $token } left
    tap one on the board to move it
above-prompt-token =
    { $seat }, place { $count ->
        [one] a { $token }
       *[other] { $count } { $token }
    }
    on a free space{ $count ->
        [one] {""}
       *[other] , one after the other
    }
above-prompt-hera =
    { $seat }, tap a card
    of an opponent: it is exhausted
above-prompt-athena =
    { $seat }, exhaust cards
    one or two of your own, then Done
above-prompt-athena-team =
    { $seat }, exhaust cards
    one of yours, one of your partner’s, or both
above-prompt-poseidon =
    { $seat }, tap a piece
    a token goes, a deity goes back one space
above-prompt-aphrodite =
    { $seat }, lure a deity
    tap it, then the space it comes to

## Your copy

above-fact-rings = Rings without the summit
above-fact-start-parity = Start columns
above-fact-letters-clockwise = Letters run clockwise
above-zeus-1 = Zeus, card 1
above-zeus-2 = Zeus, card 2
above-hera-1 = Hera, card 1
above-hera-2 = Hera, card 2
above-ares-1 = Ares, card 1
above-ares-2 = Ares, card 2
above-athena-1 = Athena, card 1
above-athena-2 = Athena, card 2
above-hades-1 = Hades, card 1
above-hades-2 = Hades, card 2
above-demeter-1 = Demeter, card 1
above-demeter-2 = Demeter, card 2
above-poseidon-1 = Poseidon, card 1
above-poseidon-2 = Poseidon, card 2
above-aphrodite-1 = Aphrodite, card 1
above-aphrodite-2 = Aphrodite, card 2

## Options

above-option-rulebook = Rulebook
above-option-rulebook-about = The French and the English rules differ in two places: whom Poseidon may push back, and where a lone Gate leads.
above-option-rulebook-fr = French
above-option-rulebook-en = English
above-option-summit-in-phase3 = Summit by a power
above-option-summit-in-phase3-about = Whether a deity pushed by Poseidon may end on the summit after meeting Fertility tokens.
above-option-summit-in-phase3-allow = Wins
above-option-summit-in-phase3-forbid = Not allowed

## Buttons

above-verb-place = Place
above-verb-reveal = Reveal
above-verb-deal = Deal
above-verb-play = Play
above-verb-recover = Take
above-verb-move = Move
above-verb-exit = Come out
above-verb-lay = Place
above-verb-take = Take up
above-verb-disgrace = Disgrace
above-verb-exhaust = Exhaust
above-verb-done = Done
above-verb-remove = Remove a token
above-verb-push = Push back
above-verb-seduce = Lure
above-verb-fix = Correct
above-arg-empty = No token
above-arg-powered = Powered
above-arg-spent = Spent
above-arg-turn = Whose turn
above-arg-phase = Phase of the turn
above-arg-2 = Phase 2: move
above-arg-3 = Phase 3: power

## The log

above-line-place = { $a } placed on { $b }
above-line-reveal = { $a } revealed
above-line-deal = { $a } dealt
above-line-play = { $seat } plays { $a }
above-line-recover = { $seat } takes { $a }
above-line-move = { $seat }: step to { $a }
above-line-exit = { $seat }: out of the Gate on { $a }
above-line-lay = { $seat }: token placed on { $a }
above-line-take = { $seat }: token taken up from { $a }
above-line-disgrace = { $seat }: Disgrace on { $a }
above-line-exhaust = { $seat }: Strategy exhausts { $a }
above-line-done = { $seat }: power done
above-line-remove = { $seat }: Flood removes the token on { $a }
above-line-push = { $seat }: Flood pushes { $a } back
above-line-seduce = { $seat }: Seduction lures { $a } to { $b }
above-line-fix =
    { $a ->
        [turn] Correction: turn of { $b ->
            [p1] player 1
            [p2] player 2
            [p3] player 3
           *[p4] player 4
        }
        [phase] Correction: phase { $b } again
       *[other] Correction: { $a } → { $b ->
            [empty] no token
            [powered] powered
            [spent] spent
            [p1] player 1
            [p2] player 2
            [p3] player 3
            [p4] player 4
           *[other] { $b }
        }
    }

## What just happened

above-note-first-token = A { $token } goes to { $space }.
above-note-stays = { $deity } cannot move and stays.
above-note-thunder = Thunder on { $space } strikes { $deity }: no power this turn.
above-note-thunder-idle = { $deity } sets off the Thunder on { $space }; it has no effect.
above-note-barrier-gone = { $deity } was put on the Barrier on { $space }; it goes to the reserve.
above-note-fertility = Fertility on { $space }: { $deity } moves once more.
above-note-fertility-stop = Fertility on { $space }, but { $deity } cannot go on and stops.
above-note-gate = { $deity } enters the Gate on { $space }.
above-note-gate-lone = { $deity } enters the only Gate, on { $space }: back to ring 1.
above-note-gate-stop = { $deity } enters the only Gate, on { $space }; ring 1 has no free space, so { $deity } stays.
above-note-out = { $deity } comes out on { $space }.
above-note-pushed = { $deity } is pushed back to { $space }.
above-note-power-lost = Because of the Thunder, { $deity } has no power this turn.
above-note-fizzle-poseidon = Poseidon’s power ends: there is no token to remove and nobody to push back.
above-note-fizzle-aphrodite = Aphrodite’s power ends: no other deity can move.
above-note-fizzle-place = The power of { $deity } ends: there is no free space.
above-note-disgraced = { $seat } exhausts { $card }.
above-note-recovers = { $seat } recovers all cards.

## Endings

above-end = { $deity } stands on the summit: { $seat } wins.
above-end-team = { $deity } stands on the summit: { $seat } and { $other-seat } win.

## Why not

above-refuse-fix = That correction changes nothing, or would give an impossible position: check spaces, tokens left and cards.
above-refuse-ended = The game is over, so there is nothing more to play.
above-refuse-set-up-over = The mountain is set up: from here on only the players act.
above-refuse-turn = It is { $seat }’s turn.
above-refuse-not-yet-place = First place all eight deities on ring 1.
above-refuse-not-yet-reveal = First reveal the sixteen cards, to place eight tokens.
above-refuse-not-yet-deal = First deal all the cards.
above-refuse-no-deity = A deity comes next: name the one to place.
above-refuse-placed = { $deity } already stands on the mountain.
above-refuse-start-space = { $deity } starts on one of the glowing spaces: every other space of ring 1.
above-refuse-start-taken = { $space } is taken; each deity has a start space of its own.
above-refuse-one-card = A card comes next, and that is not one.
above-refuse-revealed = This card of { $deity } has already been revealed.
above-refuse-dealt = This card of { $deity } already lies in front of { $seat }.
above-refuse-same-set = { $deity } is already in this set of eight different deities, so { $seat } cannot get this card.
above-refuse-card-first = { $seat } first plays one of their powered cards.
above-refuse-refill-first = { $seat } first takes four cards from the discard.
above-refuse-exit-first = { $deity } stands in a Gate and first has to come out.
above-refuse-activated = { $deity } is active this turn; you play only one card a turn.
above-refuse-step-first = { $deity } first has to move.
above-refuse-must-use = You have to use the power; only Athena’s is optional. This turn it is the power of { $deity }.
above-refuse-power-first = Now use the power of { $deity }.
above-refuse-no-card = Tap one of the glowing cards: that is not a card.
above-refuse-spent = This card of { $deity } is spent; it can be used again once all are.
above-refuse-discarded = This card of { $deity } lies in the discard.
above-refuse-not-yours = This card of { $deity } belongs to { $seat }.
above-refuse-double = You already took { $deity }; take a different deity as long as the discard has one.
above-refuse-not-in-discard = This card of { $deity } is not in the discard.
above-refuse-where = Tap the space on the mountain where { $deity } should go.
above-refuse-must-move = { $deity } has to move if there is a space to go to: tap one that glows.
above-refuse-summit-seduction = Seduction never leads onto the summit, not even by way of a token; { $deity } stays below.
above-refuse-summit-phase3 = As agreed, no power leads onto the summit; { $deity } has to stay below.
above-refuse-backwards = { $deity } cannot go back to { $space }: moves lead forward or sideways.
above-refuse-too-far = { $deity } moves just one space, forward or sideways; { $space } is too far.
above-refuse-barrier = { $deity } cannot go to { $space }: a Barrier lies there, and nobody enters it.
above-refuse-onto-deity = { $deity } cannot go to { $space }: { $other } stands there.
above-refuse-not-a-gate = { $deity } comes out on another Gate; tap one of them.
above-refuse-ring-one = This Gate stands alone, so { $deity } comes out on ring 1.
above-refuse-own-space = { $deity } has to go to another space of ring 1.
above-refuse-gate-free = { $space } is not free; under the French rules { $deity } comes out on a space without a token.
above-refuse-token-where = Tap a space for the { $token } token.
above-refuse-just-placed = This { $token } was just placed; take another one.
above-refuse-take-first = There is no { $token } left in the reserve: first take one up from the board.
above-refuse-reserve-left = There is still a { $token } in the reserve: place that one.
above-refuse-token-summit = No token is ever placed on the summit.
above-refuse-token-on-deity = { $space } is not free for a { $token }: { $deity } stands there.
above-refuse-token-on-token = { $space } is not free for a { $token }: a { $other } lies there.
above-refuse-just-left = A { $token } was just taken from { $space }: that space cannot take one now.
above-refuse-disgrace-card = Hera names a card: tap a powered card of an opponent.
above-refuse-disgrace-spent = This card of { $deity } is not powered, so Hera cannot name it.
above-refuse-disgrace-own = This card of { $deity } is on your own side; Hera names one of an opponent.
above-refuse-exhaust-card = Athena exhausts cards: tap one of them, or Done.
above-refuse-one-each = One card of each partner at most: this card of { $deity } is one too many.
above-refuse-nothing-there = There is no token to remove on { $space }.
above-refuse-flood = Poseidon removes a token or pushes a deity back: tap one of them.
above-refuse-push-whom = Tap the deity that Poseidon pushes back.
above-refuse-push-self = Under the French rules Poseidon pushes back another deity, not himself.
above-refuse-push-ring-one = { $deity } stands on ring 1 and cannot go farther back.
above-refuse-push-instead = { $deity } is not a token: Poseidon removes tokens, but pushes deities back.
above-refuse-seduce-whom = Aphrodite lures another deity: tap that one first.
above-refuse-seduce-self = Aphrodite lures another deity, not herself.
above-refuse-seduce-stuck = { $deity } cannot move, so Aphrodite has to choose another deity.
above-refuse-deity-first = First touch the deity to place.
above-refuse-card-of = Two powered cards of { $seat } activate { $deity }: touch the one to play.
above-refuse-no-card-of = { $seat } has no powered card of { $deity }, so { $deity } cannot be activated now.
above-refuse-diagonal = { $deity } moves forward or sideways; { $space } lies diagonally.
above-refuse-seduce-summit = { $deity } could only go onto the summit, and Seduction never leads there: choose another deity.

# Under the number on a player's tile.
above-score =
    { $count ->
        [one] card
       *[other] cards
    }

# Why a stand-in does something: true of the mountain as it lies

above-why-wins = it wins
above-why-summit = { $deity } can step onto the summit at once
above-why-stops = keeps { $seat } from winning with { $deity } next turn
above-why-threat = could then win with { $deity } next turn
above-why-plays = { $deity } is { $steps ->
    [one] one step
   *[other] { $steps } steps
} from the summit
above-why-plays-no-way = { $deity } has no way to the summit now, but a power to use
above-why-recovers = { $deity } is { $steps ->
    [one] one step
   *[other] { $steps } steps
} from the summit
above-why-recovers-no-way = for the power: { $deity } has no way to the summit now
above-why-then = { $deity } is then { $steps ->
    [one] one step
   *[other] { $steps } steps
} from the summit
above-why-then-no-way = { $deity } then has no way to the summit
above-why-disgraces = { $seat } cannot play it next turn, and { $deity } is { $steps ->
    [one] one step
   *[other] { $steps } steps
} from the summit
above-why-disgraces-no-way = { $seat } cannot use { $deity }’s power with it next turn
above-why-disgraces-all = leaves { $seat } without a powered card
above-why-cards = { $count ->
    [0] no card stays powered, so cards are recovered
    [one] one card is then powered
   *[other] { $count } cards are then powered
}
above-why-closes = { $deity } then has no way to the summit
above-why-opens = { $deity } then has a way to the summit again
above-why-longer = { $deity } then needs { $steps ->
    [one] one step
   *[other] { $steps } steps
} to the summit instead of { $before }
above-why-shorter = { $deity } then needs only { $steps ->
    [one] one step
   *[other] { $steps } steps
} to the summit instead of { $before }
above-why-thunder = whoever moves beside it loses the power of that turn
above-why-barrier = nobody can step there now
above-why-gate = whoever steps on it comes out somewhere else
above-why-fertility = whoever steps on it goes on at once
above-why-no-thunder = no power is lost beside it any more
above-why-no-barrier = the space is open again
above-why-no-gate = nobody is led away from there any more
above-why-no-fertility = nobody goes on from there at once any more
