## The wall, the printed standings

club-standings = Standings
club-running = Tables
club-quickest = Fastest slap: { $name }, { $ms } ms
club-no-slap = No slap yet
club-table-away = offline
club-over = finished
club-waiting = no game yet
club-no-evening = No evening has started yet.
club-round = Round { $round }
club-bye = { $name }: bye
club-column-place = Place
club-column-name = Name
club-column-points = Points
club-column-strength = Buchholz
club-column-beaten = Sonneborn-Berger
club-column-won = Tables won

## The club, seen from a table

club-title = Club night
club-about = A club joins its tables: games are followed line by line at the club’s hub, and the wall shows the standings. What is hidden is told only once it is revealed. This table speaks to the club’s computer and to nobody else, and goes on by itself whenever that is away.
club-how-to-join = To join, hold the code that the club shows for this table in front of the camera, or plug in a USB stick with its file, such as t1.club.
club-no-camera = To join, plug in a USB stick with the file that the club made for this table, such as t1.club. With a camera (Settings, Camera) its code can be held up instead.
club-joined = This table is { $table } of the club { $club }.
club-connected = Connected. Everything has been sent.
club-behind = { $count ->
    [one] Connected. One message is still to be sent.
   *[other] Connected. { $count } messages are still to be sent.
}
club-away = Not connected. The table goes on by itself, and catches up later. ({ $why })
club-no-code = This is not a club’s code.
club-leave = Leave the club
club-leave-really = Leave the club { $club }? What was sent stays there. The club’s computer should also be told to send this table away.
club-stay = Stay
club-names-about = Touch a name to choose what the club may show: nothing, initials, or the name. Whoever goes back to less is renamed at once, in earlier games too.
club-name-hidden = not shown
club-name-as = shown as { $name }
club-round-here = Round { $round }: { $game } – { $names }
club-begin = Start this game
club-confirm = Confirm the result: { $places }
club-confirmed = Result confirmed: { $places }
club-place = { $place }. { $name }
club-join-file = Join { $club } as { $table }
club-hall = Standings and this round
club-this-round = This round
club-results-open = { $count ->
    [one] One result is still to come.
   *[other] { $count } results are still to come.
}
club-draw-round = Draw round { $round }
club-start-clocks = Start all clocks
club-trouble = The club’s computer says: { $why }
club-clocks-held = All tables start together
club-clocks-about = The club starts all clocks at once. “Continue” starts this table on its own.
club-why-no-game = what is played has not been said yet
club-why-open = { $results ->
    [one] one result is still to come
   *[other] { $results } results are still to come
}
club-why-over = all { $rounds } rounds are played
club-why-two = everybody against everybody is for two at a table
club-why-met = everybody has met everybody
club-why-few = too few people are here
club-why-tables = { $needed } tables are needed, and there are { $there }
club-why-other = that cannot be done now
