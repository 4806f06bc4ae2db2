## The pad

scorepad = Score pad
scorepad-about = Columns, rounds and sums for any other game.
scorepad-points = points
scorepad-plays = plays
scorepad-left = has left
scorepad-round = Round { $round }

## What to do next

scorepad-prompt-first =
    Touch a name
    and enter what that player scored
scorepad-prompt-more =
    Round { $round }: touch a name
    { $count ->
        [one] one number is still missing
       *[other] { $count } numbers are still missing
    }
scorepad-prompt-next =
    Round { $round }: touch a name
    or end the game
scorepad-prompt-change =
    Who leaves, or comes back?
    Touch a name

## Options

scorepad-option-wins = Who wins
scorepad-option-wins-about = Whether the most or the fewest points win.
scorepad-option-wins-high = Most points
scorepad-option-wins-low = Fewest points

## Verbs and lines

scorepad-verb-score = Write
scorepad-verb-end = End the game
scorepad-verb-change = Someone leaves or comes back
scorepad-verb-stay = All stay
scorepad-verb-out = Someone leaves
scorepad-verb-in = Someone comes back
scorepad-verb-fix = Correct
scorepad-line-score = { $seat } writes { $a }
scorepad-line-end = The game ends
scorepad-line-change = Someone leaves or comes back
scorepad-line-stay = All stay
scorepad-line-out = { $a } leaves
scorepad-line-in = { $a } comes back
scorepad-line-fix = The sum of { $a }: { $b }

## Endings

scorepad-end = { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
scorepad-end-shared = { $count } players share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
scorepad-end-level = All are level with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: a draw.

## Refusals

scorepad-denied-last = has to stay
scorepad-refuse-fix = A sum is corrected by 1, 10 or 100, and stays below 100,000.
scorepad-refuse-closed = The game is over. Undo its end to write more.
scorepad-refuse-nobody = Nobody sits there: this sheet has { $number } columns.
scorepad-refuse-whose = Touch a name first: every number belongs to a column.
scorepad-refuse-left = { $seat } has left. Bring them back between two rounds first.
scorepad-refuse-written = { $seat } has already written in round { $round }. Correct that number on the score sheet.
scorepad-refuse-number = That is not a number: enter a whole number from −99,999 to 99,999.
scorepad-refuse-empty = Nothing is written yet: play at least one round.
scorepad-refuse-midway = Round { $round } has begun: enter the missing numbers first.
scorepad-refuse-who = Say who: touch a name.
scorepad-refuse-last = Someone has to stay: the last player cannot leave. End the game instead.
scorepad-refuse-changing = First say who leaves or comes back, or that all stay.
scorepad-refuse-unchanged = Touch “Someone leaves or comes back” first.
scorepad-refuse-present = { $seat } is still here.
scorepad-refuse-table = That is for the whole table: no player does it alone.
