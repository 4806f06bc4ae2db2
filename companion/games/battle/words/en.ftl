## The game

battle = Battle for Olympus
battle-about = Heroes and creatures slide across the board and claim every space they cross.
battle-heroes = Heroes
battle-creatures = Creatures
battle-left = tokens left
battle-points = tournament points
battle-held = spaces held

## Figures and tokens

battle-achilles = Achilles
battle-perseus = Perseus
battle-bellerophon = Bellerophon
battle-atalanta = Atalanta
battle-theseus = Theseus
battle-heracles = Heracles
battle-odysseus = Odysseus
battle-orpheus = Orpheus
battle-jason = Jason
battle-daedalus = Daedalus
battle-harpy = Harpy
battle-chimera = Chimera
battle-centaur = Centaur
battle-cerberus = Cerberus
battle-minotaur = Minotaur
battle-cyclops = Cyclops
battle-sphinx = Sphinx
battle-siren = Siren
battle-hydra = Hydra
battle-medusa = Medusa
battle-token-white = white token
battle-token-black = black token
battle-token-red = red counter

## What to do next

battle-prompt-place =
    Place the figures
    heroes and creatures on their second rows
battle-prompt-move-p1 =
    { $seat }, move a hero
    tap it, then where it goes
battle-prompt-move-p2 =
    { $seat }, move a creature
    tap it, then where it goes
battle-prompt-pass =
    { $seat }, you pass
    none of your figures can move
battle-prompt-pass-or-declare =
    { $seat }, pass or declare
    none of your figures can move
battle-prompt-declared =
    { $seat }: { $figure }
    make the board match, then Done

## Options

battle-option-size = Board
battle-option-size-about = A larger board brings more figures, more tokens and a longer game.
battle-option-size-5 = 5 × 5
battle-option-size-6 = 6 × 6
battle-option-size-7 = 7 × 7
battle-option-size-8 = 8 × 8
battle-option-abilities = Abilities
battle-option-abilities-about = Play without abilities, with those printed on your figures, or with our own ten.
battle-option-abilities-off = Off
battle-option-abilities-declared = As printed
battle-option-abilities-house = House
battle-option-repetition = Repetition
battle-option-repetition-about = What happens when the same position stands for the third time.
battle-option-repetition-tokens = More tokens wins
battle-option-repetition-draw = Draw
battle-option-repetition-off = Play on

## Buttons

battle-verb-place = Place
battle-verb-move = Move
battle-verb-use = Use ability
battle-verb-declare = Declare ability
battle-verb-put = Put
battle-verb-done = Done
battle-verb-pass = Pass
battle-verb-fix = Correct
battle-arg-white = White token
battle-arg-black = Black token
battle-arg-empty = No token
battle-arg-turn = Whose turn
battle-arg-spent = Ability used
battle-arg-unspent = Ability unused
battle-arg-frozen = Red counter on
battle-arg-thawed = Red counter off
battle-arg-p1 = Heroes
battle-arg-p2 = Creatures

## Abilities

battle-power-leap = jump over one figure
battle-power-knight = knight’s move
battle-power-slant = diagonal move
battle-power-twice = two moves
battle-power-turn = move round a corner
battle-power-push = push an enemy
battle-power-swap = swap with a friend
battle-power-pull = pull an enemy
battle-power-extra = one extra token
battle-power-flip = flip an enemy
battle-power-freeze = freeze a hero

## The log

battle-line-place = { $a } placed on { $b }
battle-line-move = { $a } → { $b }
battle-line-pass = { $seat } passes
battle-line-use = { $a } → { $b }, using its ability
battle-line-use-3 = { $a } → { $b }, then { $c }, using its ability
battle-line-declare = { $a }: ability declared
battle-line-put = { $a } put on { $b }
battle-line-done = { $seat }: ability done
battle-line-fix =
    { $a ->
        [turn] Correction: { $b ->
            [p1] the heroes are to move
           *[other] the creatures are to move
        }
        [spent] Correction: ability of { $b } used
        [unspent] Correction: ability of { $b } not used
        [frozen] Correction: red counter on { $b }
        [thawed] Correction: red counter off { $b }
       *[other] Correction: { $b ->
            [white] white token on { $a }
            [black] black token on { $a }
            [empty] no token on { $a }
           *[other] { $a } to { $b }
        }
    }

## Endings

battle-end-last-token = { $seat } placed the last token and wins; the other side still has { $left }.
battle-end-repetition = The same position for the third time: { $seat } has more tokens on the board and wins; the other side still has { $left } off it.
battle-end-repetition-draw = The same position for the third time: the game is a draw.

## Why not

battle-refuse-not-yet = The figures are not all placed yet, so nobody can play.
battle-refuse-no-figure = That is not a figure of this game.
battle-refuse-already-placed = { $figure } already stands on the board.
battle-refuse-row-full = That side’s row is full, so { $figure } stays in the box this time.
battle-refuse-second-row = { $figure } begins on row { $row }, like all figures of that side.
battle-refuse-taken = { $space } is taken; each figure needs a space of its own.
battle-refuse-placed = All figures are placed: from here on only the two players act.
battle-refuse-turn = It is { $seat }’s turn.
battle-refuse-ended = The game is over, so there is nothing more to play.
battle-refuse-pass = You can pass only when none of your figures can do anything.
battle-refuse-pass-declared = You can pass only when none of your figures can move.
battle-refuse-fix = That correction changes nothing, or would give an impossible position: check spaces, tokens left and figures.
battle-refuse-no-figure-p1 = Begin with one of the heroes: it is the heroes’ turn.
battle-refuse-no-figure-p2 = Begin with one of the creatures: it is the creatures’ turn.
battle-refuse-not-in-play = { $figure } is not on the board.
battle-refuse-not-yours = { $figure } belongs to the other side; { $seat } is to move.
battle-refuse-hemmed-in = { $figure } is hemmed in: every space beside it is taken or off the board.
battle-refuse-no-space = { $figure } cannot go to { $space }: the board has no such space.
battle-refuse-where = Tap the space on the board where { $figure } should go.
battle-refuse-stay = { $figure } has to move at least one space.
battle-refuse-straight = { $figure } moves in a straight line only, and { $space } is in another row and column.
battle-refuse-over = { $figure } cannot jump over { $other } on { $space }.
battle-refuse-onto = { $figure } cannot stop on { $space }: { $other } stands there, and figures are never captured.
battle-refuse-no-use = This game is played without house abilities.
battle-refuse-no-declare = This game is played without declared abilities.
battle-refuse-not-your-ability = { $figure } belongs to the other side, and { $seat } can use only their own abilities.
battle-refuse-spent = The ability of { $figure } is used up: each works once a game.
battle-refuse-no-effect = From where { $figure } stands, its ability, “{ $power }”, could do nothing now.
battle-refuse-frozen = { $figure } has the red counter and sits this turn out.
battle-refuse-nothing-declared = Declare an ability first.
battle-refuse-put = Only { $figure } can be put somewhere in this turn, on a space without a figure.
battle-refuse-must-move = { $figure } has not moved yet, and an ability is always part of its figure’s move.
battle-refuse-same-figure = { $figure } declared its ability, so no other figure moves this turn.
battle-refuse-moved-already = { $figure } has already moved this turn.
battle-refuse-one-ability = { $figure } is already using its ability, and one is enough for a turn.
battle-refuse-figure-first = First touch the figure to place.
battle-refuse-declared-first = Begin with { $figure }: this turn is for its declared ability, and no other figure moves.
battle-refuse-only-pass = None of { $seat }’s figures can do anything, so all that is left is to pass.
battle-refuse-leap-none = { $figure } jumps over exactly one figure, and none stands on the way to { $space }.
battle-refuse-leap-two = { $figure } jumps over exactly one figure, and more than one stands on the way to { $space }.
battle-refuse-knight = { $figure } makes a knight’s move with its ability, and { $space } is not a knight’s move away.
battle-refuse-slant = { $figure } moves diagonally with its ability, and { $space } is on none of its diagonals.
battle-refuse-push-whom = { $figure } pushes an enemy, and none stands on { $space }.
battle-refuse-push-blocked = { $figure } on { $space } cannot be pushed: right behind it is a figure or the edge of the board.
battle-refuse-swap-friend = { $figure } changes places with another figure of its own side.
battle-refuse-move-wins = This move of { $figure } alone already places the last token and wins: make it without the ability.
battle-refuse-turn-none = { $figure } could not turn either way on { $space }: figures or the edge are in the way.
battle-refuse-turn-angle = { $figure } turns at a right angle on { $corner }, and { $space } does not lie that way.
battle-refuse-extra-none = Beside { $space } there would be no space for the extra token of { $figure }.
battle-refuse-extra-beside = The extra token goes right beside { $end }, and { $space } is not beside it.
battle-refuse-extra-figure = No extra token on { $space }: { $other } stands there.
battle-refuse-extra-own = Once the figure has moved, { $space } already holds a token of yours.
battle-refuse-pull-none = From { $space }, { $figure } could not pull anybody: it needs an enemy in a clear line, two or more spaces away.
battle-refuse-flip-none = From { $space }, { $figure } could not flip anybody: it needs an enemy in a clear line with an unused ability.
battle-refuse-freeze-none = From { $space }, { $figure } could not freeze anybody: it needs a hero of the other side in a clear line, without the red counter.
battle-refuse-aim = Now touch an enemy in a clear line from { $space }: the ability of { $figure } is aimed at one.
battle-refuse-aim-own = The ability of { $figure } is aimed at an enemy, and { $other } is on the same side.
battle-refuse-aim-line = { $other } is not in a clear line from { $space }.
battle-refuse-pull-near = { $other } stands right beside { $space } and cannot come nearer.
battle-refuse-flip-spent = The ability of { $other } has already been used.
battle-refuse-freeze-twice = { $other } already has the red counter.

battle-fact-ability = Ability of { $name }
battle-refuse-freeze-hero = Freezing stops a hero, and a hero’s opponents are creatures: it would do nothing. Choose another ability.

# Under the number on a player's tile.
battle-score =
    { $count ->
        [one] token to lay
       *[other] tokens to lay
    }

# Why a stand-in does something: true of the board as it lies

battle-why-wins = it wins
battle-why-ends = it ends the game
battle-why-pass = nothing else can be done
battle-why-takes = { $count ->
    [one] takes a space from { $seat }
   *[other] takes { $count } spaces from { $seat }
}, { $lost ->
    [0] who cannot take any back next turn
    [one] who can take one in return
   *[other] who can take { $lost } in return
}
battle-why-claims-and-takes = gains { $count } spaces, { $took ->
    [one] one of them from { $seat }
   *[other] { $took } of them from { $seat }
}, { $lost ->
    [0] who cannot take any back next turn
    [one] who can take one in return
   *[other] who can take { $lost } in return
}
battle-why-claims = { $count ->
    [one] gains a free space
   *[other] gains { $count } free spaces
}, and { $lost ->
    [0] { $seat } cannot take any next turn
    [one] { $seat } can take one at most next turn
   *[other] { $seat } can take { $lost } at most next turn
}
battle-why-stands = gains no space, and { $lost ->
    [0] { $seat } cannot take any next turn
    [one] { $seat } can take one at most next turn
   *[other] { $seat } can take { $lost } at most next turn
}
