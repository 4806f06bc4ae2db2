## The game

heavens = The Heavens of Olympus
heavens-about = Unknown gods plan in secret, fill the night sky with planets, and hope that Zeus likes what he sees.
heavens-points = prestige points
heavens-sheet-day = Day { $day }
heavens-part-day = by day
heavens-part-regions = regions
heavens-part-orbit = orbits
heavens-part-constellation = constellations
heavens-part-best = best constellation
heavens-part-power = Power returned

## Things and places

heavens-plan-forge = Hephaestus’ Forge
heavens-plan-errand = Hermes’ Errand
heavens-plan-torch = Aether’s Torch
heavens-plan-breath = Zephyrus’ Breath
heavens-sun = Sun
heavens-moon = Moon
heavens-before = In front
heavens-plans = Plans
heavens-your-plan = Your plan
heavens-plan-of = { $plan } ({ $seat })
heavens-planet = planet of { $seat }
heavens-torches = Torches
heavens-score = prestige
heavens-power = Power
heavens-planets = planets
heavens-tag-planet = Planet, { $which }
heavens-tag-planet-dark = Planet, { $which }, dark side
heavens-supply = Forge
heavens-day = day
heavens-phase = phase
heavens-phase-now = phase ({ $phase })
heavens-turn = turn
heavens-plan = plan
heavens-level = torch
heavens-morning = morning
heavens-afternoon = afternoon
heavens-evening = evening
heavens-night = night
heavens-regions = the regions
heavens-orbit-grey = the grey orbit
heavens-orbit-orange = the orange orbit
heavens-orbit-red = the red orbit
heavens-orbit-purple = the purple orbit
heavens-title-orbit-grey = The grey orbit
heavens-title-orbit-orange = The orange orbit
heavens-title-orbit-red = The red orbit
heavens-title-orbit-purple = The purple orbit
heavens-constellation = constellation
heavens-constellation-at = the constellation at { $space }
heavens-best = the best constellation
heavens-side-red = Red
heavens-side-orange = Orange
heavens-side-yellow = Yellow
heavens-side-green = Green
heavens-side-teal = Teal
heavens-side-blue = Blue
heavens-side-purple = Purple
heavens-side-pink = Pink
heavens-side-grey = Grey
heavens-side-white = White
heavens-side-black = Black

## What a planet on a space would bring

heavens-worth-space = { $space }: a planet here would bring
heavens-worth = { $seat }: +{ $power } Power; if lit tonight, region { $region }, orbit { $orbit }, constellations { $constellation }
heavens-worth-sneak = { $seat }: if lit tonight, region { $region }, orbit { $orbit }, constellations { $constellation }

## What to do next

heavens-prompt-first =
    Who begins?
    Draw lots for the Sun and the Moon
heavens-prompt-sneak-first =
    { $seat }, set a planet
    the night before: on any free space
heavens-prompt-sneak-second =
    { $seat }, a second planet
    in another orbit than your first
heavens-prompt-no-room =
    { $seat }, you pass
    there is nothing you could place
heavens-prompt-plan =
    Day { $day }, { $phase }: plans
    lay, reveal, touch each; { $left ->
        [one] one is missing
       *[other] { $left } are missing
    }
heavens-prompt-reveal =
    Reveal the plans
    { $seat } has the Moon and gives the signal
heavens-prompt-pay =
    { $seat }, pay { $rivals } Power
    { $plan }: { $rivals ->
        [one] one other has the same plan
       *[other] { $rivals } others have the same plan
    }
heavens-prompt-plead =
    { $seat }, plead to Tyche
    your Power does not cover this
heavens-prompt-more =
    { $seat }, pay or plead
    Tyche has covered it
heavens-prompt-pass =
    { $seat }, you pass
    { $plan } can do nothing: you lose a point
heavens-prompt-forge =
    { $seat }, forge planets
    how many? Or pass
heavens-prompt-errand =
    { $seat }, place a planet
    on any ringed space, or pass
heavens-prompt-torch =
    { $seat }, raise your torch
    how many steps? Or pass
heavens-prompt-breath =
    { $seat }, swap planets
    tap one of yours, then another; or pass
heavens-prompt-darken =
    { $seat }, darken { $left } more
    your torch lights { $torch ->
        [one] 1 planet
       *[other] { $torch } planets
    }
heavens-prompt-darken-more =
    { $seat }, darken more?
    or tap Done
heavens-prompt-score =
    Night { $day }
    Zeus looks at { $what }
heavens-prompt-dawn =
    Dawn after day { $day }
    turn planets back, pass the Sun, drop torches
heavens-prompt-enter =
    Night { $day }: as it stands
    then { $seat }, who has the Sun, calls it

## Options

heavens-option-board = Board
heavens-option-board-about = The printed board is not known for certain: play with what you entered for your copy, or with one of two reconstructions.
heavens-option-board-copy = My copy
heavens-option-board-a = Map A
heavens-option-board-b = Map B
heavens-option-mode = Companion
heavens-option-mode-about = The companion follows the whole game, or only scores the nights.
heavens-option-mode-full = Whole game
heavens-option-mode-score = Nights only
heavens-option-tyche-minimal-only = Tyche gives
heavens-option-tyche-minimal-only-about = Only as much Power as the expense needs, or as much as you like once you need some.
heavens-option-tyche-minimal-only-on = The least
heavens-option-tyche-minimal-only-off = Any amount
heavens-option-extra-darkening = Extra darkening
heavens-option-extra-darkening-about = Whether a player who has to darken planets may darken more than that.
heavens-option-extra-darkening-off = Not allowed
heavens-option-extra-darkening-on = Allowed
heavens-option-open-power = Power
heavens-option-open-power-about = Whether everyone sees how much Power each player has.
heavens-option-open-power-off = Hidden
heavens-option-open-power-on = Open

## My copy

heavens-fact-torch-range = Torch: bottom and top
heavens-fact-torch-start = Torch: where it begins
heavens-fact-torch-prices = Torch: price of 1 to 5 steps
heavens-fact-forge-prices = Forge: price of 1 to 3 planets
heavens-fact-start-power = Starting Power with 3, 4, 5 players
heavens-fact-region-size = Spaces in each region
heavens-fact-lines-inside = Lines stay inside regions
heavens-fact-colours = Colours of players 1 to 5
heavens-fact-radii = How far out the orbits are drawn
heavens-fact-spaces = Spaces
heavens-fact-lines = Constellation lines

## Buttons

heavens-verb-first = Who begins
heavens-verb-reveal = Reveal
heavens-verb-score = Score
heavens-verb-dawn = New day
heavens-verb-place = Place
heavens-verb-plan = Plan
heavens-verb-pay = Pay
heavens-verb-plead = Plead to Tyche
heavens-verb-forge = Forge
heavens-verb-errand = Send
heavens-verb-torch = Brighten
heavens-verb-breath = Swap
heavens-verb-pass = Pass
heavens-verb-darken = Darken
heavens-verb-done = Done
heavens-verb-put = Planet here
heavens-verb-lift = No planet here
heavens-verb-level = Torch
heavens-verb-night = Night falls
heavens-verb-fix = Correct
heavens-arg-forge = Forge
heavens-arg-errand = Errand
heavens-arg-torch = Torch
heavens-arg-breath = Breath
heavens-empty = no planet
heavens-shine = shining side up
heavens-turn-over = dark side up
heavens-none = taken back

## What things cost

heavens-price-power = { $power } Power
heavens-price-points =
    { $points ->
        [one] −1 point
       *[other] −{ $points } points
    }
heavens-warn-pass =
    { $seat }: passing costs { $points ->
        [one] 1 prestige point
       *[other] { $points } prestige points
    }.
heavens-warn-plea =
    { $seat }: your Power does not cover this. Tyche gives { $given } Power for { $points ->
        [one] 1 prestige point
       *[other] { $points } prestige points
    }.
heavens-warn-dear =
    { $seat }: this costs { $cost } Power. What your Power does not cover, Tyche gives for prestige: 1 point for { $rate ->
        [one] 1 Power
       *[other] every { $rate } Power
    }.
heavens-all-score = The whole night

## The log

heavens-line-first = { $a } begins
heavens-line-reveal = Reveal the plans
heavens-line-score = Zeus looks at: { $a } { $b }
heavens-line-dawn = A new day
heavens-line-place = { $seat }: a planet to { $a }
# Before the reveal nobody may read the log for it: only the owner's own view has a name for the plan.
heavens-line-plan =
    { $a ->
        [forge] { $seat } lays a plan
        [errand] { $seat } lays a plan
        [torch] { $seat } lays a plan
        [breath] { $seat } lays a plan
       *[other] { $a }
    }
heavens-line-plan-hidden = { $seat } lays a plan
heavens-line-pay = { $seat } pays
heavens-line-plead = { $seat } pleads to Tyche
heavens-line-forge =
    { $seat }: { $a ->
        [1] 1 planet
       *[other] { $a } planets
    } forged
heavens-line-errand = { $seat }: Hermes takes a planet to { $a }
heavens-line-torch = { $seat }: torch up { $a }
heavens-line-breath = { $seat } swaps { $a } and { $b }
heavens-line-pass = { $seat } passes
heavens-line-darken = { $seat } darkens { $a }
heavens-line-done = { $seat } has darkened enough
heavens-line-put = { $seat }: planet on { $a }
heavens-line-lift = { $seat }: no planet on { $a }
heavens-line-level = { $seat }: torch at { $a }
heavens-line-night = Night falls
heavens-line-fix =
    Correction: { $a } – { $b } { $c ->
        [forge] { heavens-plan-forge }
        [errand] { heavens-plan-errand }
        [torch] { heavens-plan-torch }
        [breath] { heavens-plan-breath }
       *[other] { $c }
    }

## What just happened

heavens-note-rate =
    { $rate ->
        [1] { $seat } leads or shares the lead: this turn Tyche gives 1 Power for a prestige point.
       *[other] { $seat } does not lead: this turn Tyche gives { $rate } Power for a prestige point.
    }
heavens-note-paid = { $seat } pays the competition cost.
heavens-note-paid-openly = { $seat } pays { $a } Power for competition.
heavens-note-pleaded =
    { $seat } pleads to Tyche and gives up { $a ->
        [one] 1 prestige point
       *[other] { $a } prestige points
    } for { $b } Power.
heavens-note-shows = { $seat } pleads and shows { $power } Power.
heavens-denied-room = no room for { $count }
heavens-denied-supply = only { $most } left
heavens-denied-top = only { $most } to the top
heavens-note-forged =
    { $seat } gets { $a ->
        [one] 1 new planet
       *[other] { $a } new planets
    }.
heavens-note-forged-openly =
    { $seat } pays { $b } Power and gets { $a ->
        [one] 1 new planet
       *[other] { $a } new planets
    }.
heavens-note-placed = { $seat } places a planet in region { $a }, and Zeus rewards it.
heavens-note-placed-openly = { $seat } places a planet in region { $a } and gets { $b } Power.
heavens-note-brightened = { $seat }’s torch now lights { $a }.
heavens-note-brightened-openly = { $seat } pays { $b } Power; the torch now lights { $a }.
heavens-note-swapped = { $seat } gets { $a } prestige point for the swap.
heavens-note-passed = { $seat } passes and loses { $a } prestige point.
heavens-note-dropped = { $seat }’s torch drops by { $a } to { $b }.
heavens-note-lights = The Sun goes to { $seat }, and the Moon with it. Turn dark planets back.
heavens-note-returned =
    { $seat } returns { $a } Power for { $b ->
        [one] 1 point
       *[other] { $b } points
    }.
heavens-note-regions =
    { $seat }: lit planets in { $held ->
        [one] 1 region
       *[other] { $held } regions
    }, +{ $points }. Total { $total }.
heavens-note-orbit = { $orbit }: { $first } for the most planets, if it is one player with at least { $second }; { $second } for second place.
heavens-note-orbit-nobody = { $orbit }: no lit planet, no points.
heavens-note-first = { $seat }: { $held }, the most and enough of them, +{ $points }. Total { $total }.
heavens-note-second = { $seat }: { $held }, second most, +{ $points }. Total { $total }.
heavens-note-tied = { $seat }: { $held }, tied for the most, so only +{ $points }. Total { $total }.
heavens-note-short = { $seat }: { $held }, the most but too few, so only +{ $points }. Total { $total }.
heavens-note-beaten = { $seat }: { $held }; without a clear first there is no second place, +{ $points }. Total { $total }.
heavens-note-third = { $seat }: { $held }, behind second place, +{ $points }. Total { $total }.
heavens-note-absent = { $seat }: { $held } lit, +{ $points }. Total { $total }.
heavens-note-constellation = { $seat }: a constellation of { $held }, +{ $points }. Total { $total }.
heavens-note-best = { $seat }: the largest constellation, with { $held } planets, +{ $points }. Total { $total }.
heavens-note-best-tie = Several constellations have { $count } planets: none stands out, no bonus.
heavens-note-best-none = There is no constellation, so no bonus.
heavens-note-place =
    { $place }. { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $planets ->
        [one] 1 planet placed
       *[other] { $planets } planets placed
    }, torch at { $torch }.

## Endings

heavens-end-points =
    { $seat } wins with { $points ->
        [one] 1 prestige point
       *[other] { $points } prestige points
    }.
heavens-end-planets =
    { $seat } wins: { $points ->
        [one] 1 prestige point
       *[other] { $points } prestige points
    }, and the fewest planets placed of those tied.
heavens-end-torch =
    { $seat } wins: { $points ->
        [one] 1 prestige point
       *[other] { $points } prestige points
    }, as few planets as anyone tied, and the highest torch.
heavens-end-tie =
    The game ends in a tie at { $points ->
        [one] 1 prestige point
       *[other] { $points } prestige points
    }, with equally many planets and equally high torches.

## Why not

heavens-refuse-fix = That correction changes nothing, or would give an impossible position: check spaces, planets left, torch and Power.
heavens-refuse-ended = The game is over, so there is nothing more to play.
heavens-refuse-nobody = Nobody sits there: there are { $number } players.
heavens-refuse-begun = It is already decided who begins.
heavens-refuse-wait-first = First draw lots for who begins.
heavens-refuse-wait-reveal = All plans are laid: reveal them first.
heavens-refuse-wait-score = It is night, and Zeus is still looking: score the next step first.
heavens-refuse-wait-dawn = The night is scored: begin the new day first.
heavens-refuse-players = It is the players’ turn to act now.
heavens-refuse-turn = It is { $seat }’s turn.
heavens-refuse-not-all-planned =
    { $left ->
        [one] One player has not laid a plan yet.
       *[other] { $left } players have not laid a plan yet.
    }
heavens-refuse-score-order = Zeus looks at one thing after the other; next is { $what }.
heavens-refuse-not-now = Zeus looks at the sky only at night, once every planet that has to be is dark.
heavens-refuse-not-dawn = A new day comes only after the night is scored.
heavens-refuse-which-space = Tap a space of the heavens.
heavens-refuse-no-space = The heavens have no space “{ $space }”.
heavens-refuse-unused = { $space } is in a region that is not in play with this many players.
heavens-refuse-taken = { $space } is taken by a planet of { $seat }.
heavens-refuse-sneak-only = It is the night before the first day: all anyone can do is place a planet.
heavens-refuse-no-planet = You have no planet to place.
heavens-refuse-same-orbit = You already have a planet on { $orbit }; your second one goes to another orbit.
heavens-refuse-plan-first = Everyone chooses a plan first.
heavens-refuse-plan-laid = { $seat } has already laid a plan.
heavens-refuse-no-plan = A plan is one of four: Forge, Errand, Torch or Breath.
heavens-refuse-acted = You have had your turn in this phase; now it is { $seat }’s turn.
heavens-refuse-plead-by-itself = You do not plead by hand here: when you pay, Tyche gives just what is missing.
heavens-refuse-nothing-to-pay = Tyche helps only when there is an expense you cannot pay.
heavens-refuse-enough = You have enough Power for this, so Tyche does not listen.
heavens-refuse-plead-first = Your Power does not cover this: plead to Tyche first.
heavens-refuse-declared = You have declared a purchase: pay for it first.
heavens-refuse-pay-first = Pay the competition cost first, even if you want to pass.
heavens-refuse-nothing-due = There is nothing to pay.
heavens-refuse-other-plan = Your plan for this phase is { $plan }.
heavens-refuse-forge-full = Your allotment board is full: a new planet would have nowhere to go.
heavens-refuse-forge-supply = All ten of your planets have already been forged.
heavens-refuse-forge-count =
    { $most ->
        [one] You can have 1 planet forged now.
       *[other] You can have 1 to { $most } planets forged now.
    }
heavens-refuse-torch-top = Your torch is already at the top ({ $top }).
heavens-refuse-torch-steps =
    { $most ->
        [one] Your torch can go up 1 step now.
       *[other] Your torch can go up 1 to { $most } steps now.
    }
heavens-refuse-no-level = A torch stands between { $bottom } and { $top }.
heavens-refuse-breath-none = There are no two planets left that Zephyrus would swap for you in this phase.
heavens-refuse-breath-empty = { $space } is empty: only planets change places.
heavens-refuse-breath-moved = The planet on { $space } was already moved in this phase; Zephyrus leaves it alone until the next.
heavens-refuse-breath-own = Begin with a planet of your own: the one on { $space } is another player’s.
heavens-refuse-breath-other = The second planet has to be another player’s: the one on { $space } is yours.
heavens-refuse-breath-two = Tap two planets: one of yours, then one of another player.
heavens-refuse-darken-none = Your torch lights all your planets, so you darken none tonight.
heavens-refuse-darken-more = Your torch lights only { $torch }: darken more planets first.
heavens-refuse-table-does = That is for the whole table: no player does it alone.
heavens-refuse-not-entered = Planets, torches and nights are entered by hand only when the companion just scores the nights.
heavens-refuse-not-night = Planets are darkened at night only.
heavens-refuse-not-sneak = A planet is sneaked into the heavens only in the night before the first day.
heavens-refuse-plans-out = The plans are revealed: nobody lays another plan until this phase is over.
heavens-refuse-darken-done = You have darkened all you had to tonight.
heavens-refuse-darken-other = The planet on { $space } belongs to { $seat }; you darken your own.
heavens-refuse-darken-dark = The planet on { $space } is already dark.
heavens-refuse-same-level = That torch is already at { $level }.
heavens-refuse-darken-own = Tap a lit planet of your own.
heavens-refuse-darken-only = It is night: all you can do now is darken planets.
heavens-refuse-sun-calls = { $seat } has the Sun and calls the night.
heavens-refuse-entered = That has already been entered tonight. If it was a mistake, undo it or correct it.
heavens-refuse-enter-only = Only planets and torches are entered here.
heavens-refuse-put-own = You already have a planet there.
heavens-refuse-lift-own = You have no planet there.
heavens-refuse-all-placed = All ten of your planets are on the board.
heavens-refuse-only-shown = Sun, Moon and plan cards only show how things stand: nothing is done by touching them.

# On the heavens, and under the number on a player's tile.
heavens-day-title = DAY { $day }
heavens-prestige = prestige

# Why a stand-in does something: counted in the heavens as they are

heavens-why-plan = its plan is made
heavens-why-place = { $points ->
    [one] a point more in a night like this
   *[other] { $points } points more in a night like this
}{ $power ->
    [0] { "" }
   *[other] { "" }, and { $power } Power from Zeus
}
heavens-why-forge = then { $count ->
    [one] a planet is
   *[other] { $count } planets are
} ready to be placed
heavens-why-light = the torch at { $torch } lights all of { $count ->
    [one] its one planet
   *[other] its { $count } planets
}
heavens-why-more-light = the torch at { $torch } lights more of its { $count } planets
heavens-why-swap = { $points ->
    [one] a point more in a night like this, and one for the swap
   *[other] { $points } points more in a night like this, and one for the swap
}
heavens-why-darken = { $points ->
    [0] nothing is lost by it tonight
    [one] it costs one point tonight
   *[other] it costs { $points } points tonight
}
heavens-why-pass = it costs one point
heavens-why-must = it has to
