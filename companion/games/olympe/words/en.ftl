## The game

olympe = Olympe
olympe-about = A trick-taking game: whoever leads sets the trump, so it changes from trick to trick.
olympe-no-god = no god yet
olympe-counter-points = points
olympe-counter-nuggets = nuggets
olympe-counter-total = in all
olympe-round = Round { $round }
olympe-counter-points-virtual = points, { $god } (virtual)
olympe-counter-nuggets-virtual = nuggets, { $god } (virtual)

## Gods, colours and cards

olympe-athena = Athena
olympe-hephaestus = Hephaistos
olympe-dionysus = Dionysos
olympe-artemis = Artemis
olympe-hermes = Hermes
olympe-blue = blue
olympe-orange = orange
olympe-red = red
olympe-purple = purple
olympe-green = green
olympe-yellow = yellow
olympe-teal = teal
olympe-pink = pink
olympe-grey = grey
olympe-white = white
olympe-black = black
olympe-card-number = { $colour } { $rank }
olympe-card-hero = { $colour } { $rank } (Hero)
olympe-card-monster = { $colour } Monster
olympe-thing-number = { $god } { $rank }
olympe-thing-hero = { $god } { $rank } (Hero)
olympe-thing-monster = { $god }: Monster
olympe-nugget = { $colour } nugget
olympe-below = card face down

## Rows

olympe-row-gods = Gods to choose
olympe-row-hand = Hand
olympe-row-piles = Piles
olympe-row-unlaid = { $god }: not played yet
olympe-row-won = Won
olympe-row-virtual = { $god } (virtual): won
olympe-row-aside = Destroyed
olympe-row-nuggets = Nuggets
olympe-row-bank = Nuggets without a player

## The signs in the middle

olympe-mark-trump = Trump: { $colour }
olympe-mark-asked = Led: { $colour }
olympe-mark-none = Nothing led yet
olympe-mark-taken = Trick to { $seat }
olympe-mark-lost = Trick to nobody

## What to do next

olympe-prompt-gods =
    Choose the gods
    tap a god, then the place that plays it
olympe-prompt-dealer =
    Who deals first?
    Tap that seat
olympe-prompt-deal =
    Show { $seat }’s hand
    card by card: { $dealt } of { $of } so far
olympe-prompt-show =
    { $seat }, five cards
    face up on your piles; show each one
olympe-prompt-turn =
    { $seat }, which card?
    the one turned up below
olympe-prompt-reveal =
    { $god }’s cards
    turn up the virtual hand, show each one
olympe-prompt-lead =
    { $seat } leads
    any card; trump is { $trump }
olympe-prompt-passed =
    { $seat } leads now
    the Monster passed; trump is { $trump }
olympe-prompt-follow =
    { $seat }, follow { $asked }
    no need to rise; without it ruff { $trump }
olympe-prompt-ruffed =
    { $seat }, follow { $asked }
    else ruff { $trump }, above { $card } if you can
olympe-prompt-rise =
    { $seat }, follow trump
    { $trump }, above { $card } if you can
olympe-prompt-must-follow =
    { $seat }, follow { $asked }
    no need to rise; trump is { $trump }
olympe-prompt-must-rise =
    { $seat }, rise
    follow { $asked }: trump { $trump } was led
olympe-prompt-must-lower =
    { $seat }, any { $asked }
    you cannot rise; trump { $trump } was led
olympe-prompt-must-ruff =
    { $seat }, ruff
    you have no { $asked }: trump with { $trump }
olympe-prompt-must-over-ruff =
    { $seat }, over-ruff
    no { $asked }: a higher { $trump }
olympe-prompt-must-under-ruff =
    { $seat }, under-ruff
    no { $asked } and no higher { $trump }
olympe-prompt-must-free =
    { $seat }, any card
    neither { $asked } nor { $trump }
olympe-prompt-revoke = { $said }
olympe-prompt-count =
    The round is over
    compare the won cards, then count
olympe-prompt-points =
    { $seat }’s points?
    hundreds, tens, ones
olympe-prompt-points-team =
    { $seat }’s team: points?
    hundreds, tens, ones
olympe-prompt-points-virtual =
    { $god } (virtual): points?
    hundreds, tens, ones
olympe-prompt-most =
    Who has most of each?
    tap a god, then the player
olympe-prompt-told =
    All results are in
    count them, or enter them again
olympe-prompt-doubt =
    { $over } too many
    a round holds { $most }; enter again, or count

## Proven revokes

olympe-revoke-following = Trick { $trick }: { $seat } did not follow with the { $card } but held the { $proof }.
olympe-revoke-rising = Trick { $trick }: { $seat } did not rise with the { $card } but held the { $proof }.
olympe-revoke-ruffing = Trick { $trick }: { $seat } did not ruff with the { $card } but held the { $proof }.
olympe-revoke-over-ruffing = Trick { $trick }: { $seat } did not over-ruff with the { $card } but held the { $proof }.

## What just happened

olympe-note-taken = { $seat } takes the trick with the { $card }: { $count ->
        [one] one point
       *[other] { $count } points
    }.
olympe-decided = Round { $round }, trick { $trick }: { $seat } takes it.
olympe-decided-nobody = Round { $round }, trick { $trick }: nobody takes it.
olympe-note-destroyed = The { $card } destroys the trick. { $seat } leads again.
olympe-note-hero = A Hero kills the { $card }.
olympe-note-all-monsters = Nothing but Monsters: the trick is set aside and { $seat } leads again.
olympe-note-points = { $seat }: { $count ->
        [one] one point
       *[other] { $count } points
    }, { $gained ->
        [one] one nugget
       *[other] { $gained } nuggets
    }
olympe-note-points-virtual = { $god } (virtual): { $count ->
        [one] one point
       *[other] { $count } points
    }, { $gained ->
        [one] one nugget
       *[other] { $gained } nuggets
    }
olympe-note-coins = { $seat } receives { $gained ->
        [one] one nugget
       *[other] { $gained } nuggets
    } ({ $count ->
        [one] one point
       *[other] { $count } points
    })
olympe-note-coins-virtual = { $god } (virtual) receives { $gained ->
        [one] one nugget
       *[other] { $gained } nuggets
    } ({ $count ->
        [one] one point
       *[other] { $count } points
    })
olympe-note-noted = { $seat }: { $count ->
        [one] one penalty
       *[other] { $count } penalties
    } noted

## Options

olympe-option-hands = Hands
olympe-option-hands-about = The companion sees only the cards that are played, or knows every hand.
olympe-option-hands-observer = Secret
olympe-option-hands-open = Known
olympe-option-scoring = Counting
olympe-option-scoring-about = A race to twelve nuggets, or nuggets won colour by colour.
olympe-option-scoring-standard = Race to 12
olympe-option-scoring-coins = To your coins
olympe-option-variant = Variant
olympe-option-variant-about = Piles for two, virtual players, or teams. From six players on it is always teams.
olympe-option-variant-plain = Standard
olympe-option-variant-comptoir = Counter, 2 players
olympe-option-variant-virtual-1 = 1 virtual player
olympe-option-variant-virtual-2 = 2 virtual players
olympe-option-variant-virtual-3 = 3 virtual players
olympe-option-variant-teams = Teams
olympe-option-rulebook = Rulebook
olympe-option-rulebook-about = The French and the English rules differ about trump Monsters and virtual players.
olympe-option-rulebook-fr = French
olympe-option-rulebook-en = English
olympe-option-mode = The companion
olympe-option-mode-about = Follows every card, or only keeps the score.
olympe-option-mode-tricks = Follows the cards
olympe-option-mode-score = Keeps the score
olympe-option-tie-first = Tie for first
olympe-option-tie-first-about = What each of them takes when several players share the most points.
olympe-option-tie-first-all3 = 3 each
olympe-option-tie-first-split2each = 2 each
olympe-option-tie-first-none = Nothing
olympe-option-team-mode = Teams play
olympe-option-team-mode-about = How long teams play, and what decides.
olympe-option-team-mode-race = Race to 12
olympe-option-team-mode-single = One round
olympe-option-team-mode-cumulative = Everyone deals once

## Buttons

olympe-verb-god = God
olympe-verb-dealer = Dealer
olympe-verb-deal = Deal
olympe-verb-show = Show
olympe-verb-play = Play
olympe-verb-turn = Turn up
olympe-verb-reveal = Show
olympe-verb-accept = Accept
olympe-verb-note = Note a penalty
olympe-verb-points = Points
olympe-verb-most = Most followers
olympe-verb-count = Count
olympe-verb-again = Enter again
olympe-verb-fix = Correct
olympe-arg-nobody = Nobody (level)
olympe-arg-nuggets = Nuggets
olympe-arg-coin = Move a nugget
olympe-arg-total = Points in all
olympe-arg-noted = Penalties
olympe-arg-dealer = Dealer
olympe-arg-gods = Exchange gods
olympe-arg-lead = Who leads
olympe-arg-trick = Who took a trick
olympe-arg-swap = Exchange two cards
olympe-arg-bank = Bank
olympe-arg-aside = Destroyed

## The log

olympe-line-god = { $a }: { $b }
olympe-line-dealer = First dealer: { $a }
olympe-line-deal = Dealt: { $a }
olympe-line-deal-hidden = A card was dealt
olympe-line-show = On a pile: { $a }
olympe-line-play = { $seat }: { $a }
olympe-line-turn = Turned up: { $a }
olympe-line-reveal = Virtual player: { $a }
olympe-line-accept = Revoke accepted
olympe-line-note = Revoke: penalty noted
olympe-line-points =
    { $seat ->
        [table] Virtual player: { $a }{ $b }{ $c } points
       *[other] { $seat }: { $a }{ $b }{ $c } points
    }
olympe-line-most =
    { $b ->
        [nobody] { $a }: level
       *[other] { $a }: most followers, { $b }
    }
olympe-line-count = Count the round
olympe-line-again = Enter the results again
olympe-line-fix =
    { $a ->
        [nuggets] Correction: { $b } has { $c } nuggets
        [coin]
            { $c ->
                [bank] Correction: { $b } nugget from the bank to { $d }
               *[other]
                    { $d ->
                        [bank] Correction: { $b } nugget from { $c } to the bank
                       *[other] Correction: { $b } nugget from { $c } to { $d }
                    }
            }
        [total] Correction: points of { $b }, { $c }
        [noted] Correction: penalties of { $b }, { $c }
        [dealer] Correction: { $b } deals
        [gods] Correction: { $b } and { $c } exchange gods
        [lead] Correction: { $b } leads
        [trick]
            { $c ->
                [aside] Correction: trick { $b } was destroyed
               *[other] Correction: trick { $b } to { $c }
            }
       *[other] Correction: { $b } and { $c } change places
    }

## Endings

olympe-end-race =
    { $seat } has { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    } and is the new god of gods.
olympe-end-race-team =
    { $seat } and { $other-seat } have { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    } and win together.
olympe-end-race-virtual =
    { $god }, the virtual player, has { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    } and wins. Better luck next time!
olympe-end-race-shared =
    Level with { $count ->
        [one] 1 nugget
       *[other] { $count } nuggets
    }: the victory is shared.
olympe-end-coins = A god has no nugget left. { $seat } has the most, { $count }, and is the new god of gods.
olympe-end-coins-kept = A god has no nugget left. Level with { $count }, but { $seat } kept more of their own and wins.
olympe-end-coins-virtual = A god has no nugget left. { $god }, the virtual player, has the most, { $count }, and wins.
olympe-end-coins-shared = A god has no nugget left. Level with { $count }: the victory is shared.
olympe-end-points-team =
    { $seat } and { $other-seat } have { $count ->
        [one] 1 point
       *[other] { $count } points
    } and win together.
olympe-end-points-shared =
    Level with { $count ->
        [one] 1 point
       *[other] { $count } points
    }: the victory is shared.

## Why not

olympe-refuse-fix = That correction changes nothing, or would give an impossible position: check cards, nuggets and seats.
olympe-refuse-decide = First decide about { $seat }’s revoke: accept it, note a penalty, or rewind to that trick.
olympe-refuse-choose = First every place needs a god, and somebody deals.
olympe-refuse-dealer = The first dealer is one of the players, chosen once.
olympe-refuse-no-god = Name one of the five gods.
olympe-refuse-gods-chosen = Every place has its god already; only the first dealer is still to be chosen.
olympe-refuse-god-taken = { $god } is already played; choose another god.
olympe-refuse-has-god = { $god } is already played there; each place has one god.
olympe-refuse-god-whose = Who plays { $god }? Tap a place that has no god yet.
olympe-refuse-deal-first = First { $seat }’s hand has to be shown, card by card.
olympe-refuse-show-first = First show the five face-up cards of { $seat }’s piles.
olympe-refuse-turn-first = First { $seat } turns up the card below the one just played.
olympe-refuse-reveal-first = First turn up the virtual players’ cards.
olympe-refuse-no-card = Show one of the cards of this game.
olympe-refuse-other-copy = There are two of { $card }: touch the first of them.
olympe-refuse-not-in-play = Nobody plays that god, so the { $card } is not in this game.
olympe-refuse-god-not-in-play = Nobody plays { $god } in this game.
olympe-refuse-known = The { $card } is already somewhere else. If that is wrong, correct it there.
olympe-refuse-lay = Now { $seat } plays a card, nothing else.
olympe-refuse-god-first = First touch a god, then the place where it is played.
olympe-refuse-turn = It is { $seat }’s turn to play a card.
olympe-refuse-laid = The { $card } was already played this round. If it was misread then, correct that line.
olympe-refuse-hidden = { $seat } does not hold the { $card }, or has to play another card. Only that hand can tell which: hold a finger on { $seat }’s place.
olympe-refuse-other-pile = The { $card } lies on the other player’s pile, not on { $seat }’s.
olympe-refuse-hand-empty = { $seat } has no hand left and plays from the piles; the { $card } is not on top of one.
olympe-refuse-follow = { $seat } has the { $card } and must follow { $asked }.
olympe-refuse-rise = { $seat } has the { $card } and must rise, since trump { $trump } was led.
olympe-refuse-rise-monster = { $seat } has the { $card } and must rise, so the { $trump } Monster cannot be played.
olympe-refuse-or-ruff = { $seat } must follow { $asked }, or else ruff with a card like the { $card }, which everyone can see.
olympe-refuse-ruff = { $seat } cannot follow but has the { $card }, and must ruff with { $trump }.
olympe-refuse-ruff-monster = { $seat } has the { $card } and must ruff with it; the { $trump } Monster cannot replace it here.
olympe-refuse-over-ruff = { $seat } has the { $card } and must over-ruff with a higher { $trump }.
olympe-refuse-points-first = Next, enter { $seat }’s points for this round.
olympe-refuse-points-virtual = Next, enter the virtual player’s points.
olympe-refuse-points = Points are a number from 0 to { $most }: hundreds, tens, ones.
olympe-refuse-most-first = Enter for each god who has the most of its followers: tap a god, then a player.
olympe-refuse-most = For { $god }, name one player who has the most followers, or nobody; once is enough.
olympe-refuse-count = All cards are played: count the round first.
olympe-refuse-ended = The game is over, so there is nothing more to play.

# Under the number on a player's tile.
olympe-score-points = pts
olympe-score-nuggets = nuggets
olympe-score-total = total

# Why a stand-in lays a card: true of the trick as everybody sees it

olympe-why-hands-on = a Monster hands the lead on
olympe-why-leads = { $count ->
    [0] no higher card of its colour is left
    [one] only one higher card of its colour has not been laid yet
   *[other] { $count } higher cards of its colour have not been laid yet
}
olympe-why-leads-trump = leads trump: { $count ->
    [0] no higher one is left
    [one] only one higher has not been laid yet
   *[other] { $count } higher ones have not been laid yet
}
olympe-why-destroys = the Monster destroys a trick of { $points ->
    [one] one point
   *[other] { $points } points
}
olympe-why-threatens = the Monster destroys the trick unless { $count ->
    [one] its Hero comes
   *[other] a Hero comes for each
}
olympe-why-saves = the Hero drives the Monster away: { $points ->
    [one] one point
   *[other] { $points } points
} can be taken
olympe-why-doomed = { $points ->
    [0] a Monster destroys the trick anyway
    [one] a Monster destroys the trick: nobody gets its point
   *[other] a Monster destroys the trick: nobody gets its { $points } points
}
olympe-why-may-be-doomed = a Monster destroys the trick unless { $count ->
    [one] its Hero comes
   *[other] a Hero comes for each
}
olympe-why-takes = takes { $points ->
    [one] one point
   *[other] { $points } points
}
olympe-why-ahead = the strongest so far, with { $points ->
    [one] one point
   *[other] { $points } points
} in the trick
olympe-why-feeds = { $points ->
    [one] a point
   *[other] { $points } points
} for its own side: { $seat } is ahead
olympe-why-costs = gives { $points ->
    [one] only one point
   *[other] { $points } points
} while { $seat } is ahead
olympe-why-nothing = gives no points while { $seat } is ahead
