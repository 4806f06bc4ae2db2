## Words of the screen.
home = Home
home-shelf = Choose a game
home-go = Continue
home-welcome = Welcome to the table
home-welcome-about = Touch a box to play it. Learn, inside, teaches it while you play.
learn-title = A first game of { $game }
learn-about = The companion teaches you the game while you play it: what to lay out, one new thing at a time, and an arrow at what is meant. You make every move yourselves. After { $steps } short steps the lesson lets go, and the game goes on as usual. Put it aside at any time: it waits on the first screen.
menu-lesson-off = End the lesson, play on
home-go-on = Continue: { $game }
home-to-move = { $player } to play
home-setting-up = still setting up
home-all = All games
home-more = { $count } more
home-to-settle = something to settle at the table
power-title = Switch off?
power-off = Switch off
power-stay = Stay on
power-missing = This machine has no command to switch off from here. Nothing is lost: close the companion and switch off as usual.
power-refused = The system does not allow switching off from here ({ $why }). Nothing is lost: every move is on disk.
lock-hold = Locked. Hold this key for a second to unlock.
already-open = The companion is open already at this table. Close it there first.
rules = Rules
rules-of = Rules: { $game }
undo = Undo
undo-setup = the set-up
ok = OK
clock = Clock
clock-off = none
clock-used = time used
clock-fischer = { $minutes } min + { $increment } s
clock-turn = { $seconds } s a turn
clock-about-off = This game has no clock. A pause hides the table.
clock-about-used = Time used: it only counts, nobody is hurried.
clock-about-fischer = Advice, not a judge: when time is up the game goes on, and the table decides what it means.
clock-about-turn = Advice, not a judge: when time is up the game goes on, and the table decides what it means.
clock-over = Time is up. The game goes on.
clock-up = { $seat }: time is up. The clock only advises: play on, or agree at the table what it means.
clock-left = { $seconds } seconds left
clock-back = To the table
clock-step = A touch on minus or plus changes a clock by
clock-seconds = { $number } s
clock-minutes = { $number } min
learn = Learn
newgame-who = Who plays
newgame-how = How we play
newgame-add = Add
newgame-drop = Drop
newgame-player = Player { $number }
newgame-name = Who sits here?
newgame-shuffle = Shuffle
places = Places
places-title = Round the table
places-about = Touch a player, then the place where that player sits.
places-screen = this screen
places-clear = Forget
newgame-begin = Set up
corner-title = Randomiser
corner-dice = dice
corner-coin = coin
corner-first = who begins
corner-order = seat order
corner-teams = teams
corner-setup = set-up
corner-what = What do you want to draw?
corner-sides = Sides of a die
corner-number-dice = Dice: { $number }
corner-number-coin = Coins: { $number }
corner-number-teams = Teams: { $number }
corner-players = Players: { $number }
corner-game = Which game?
corner-name = Who takes part?
corner-team = Team { $number }: { $names }
corner-place = { $number }. { $name }
corner-draw = Draw
corner-seed-about = same seed, same draw
corner-fair = Is it fair?
corner-about = The seed decides: type it again and you get the same draw.
fair-title = Drawn { $draws } times
fair-what-dice = How often each side came up
fair-what-coin = How often each side came up
fair-what-first = How often each player begins
fair-what-order = How often each order came out
fair-what-order-many = How often each player comes first
fair-what-teams = How often { $name } is in each team
fair-what-setup = “{ $what }”: how often each came out
fair-bars = The line is what an even draw would give on average; a spread around it is what chance does.
fair-numbers =
    Chi-square { $chi } with { $freedom ->
        [one] 1 degree of freedom
       *[other] { $freedom } degrees of freedom
    }.
fair-drawing = Drawing …
setup-title = Set-up
setup-copy = Copy this picture onto the table. Touch a piece to lock it before you draw again.
setup-seed = Seed { $seed }
setup-seed-about = same seed, same set-up
setup-which-seed = Which seed?
setup-again = Redraw
setup-by-hand = By hand
setup-start = Start
table-fixing = Correcting: touch a piece, then where it really is. Touch the spanner when done.
table-amending = Line { $number } was “{ $line }”. What was it really?
table-through = All of it at once
notice-sure = Yes
notice-leave = Leave it
notice-rule = Rule
notice-read = Read the rule: { $title }
notice-again = Try again
notice-anyway = Allow anyway
notice-against = No
notice-agreed = Agreed
notice-done = Done
notice-ignore = Ignore
notice-other = Other…
step-in-step = In step: the screen matches the table.
step-unsure = Unsure: something was refused or could not be read. Does the screen still show your table?
step-out-of-step = Out of step: the table must be made to match the screen.
step-right = The table matches
step-touch = Correct the screen
step-undo = Take the last line back
pause-title = Pause
pause-go-on = Continue
menu-history = The game so far
menu-scores = Score sheet
menu-flip = Turn the board round
menu-camera = Camera
menu-clock = Clocks
menu-lock = Lock the screen
menu-turn = Turn the screen round
menu-settings = Settings
menu-leave = Leave
menu-leave-about = The game is kept
menu-end = End the game here
menu-end-about = Whoever is ahead wins
menu-close = Back to the table
menu-seats = Who sits where: touch a name to hand the seat over or change places.
menu-resign = Gives up
menu-leaving = When somebody leaves
history-title = The game so far
history-about = Touch a line to correct it or to go back to it.
history-amend = Correct this line
history-back = Back to here
history-table = Table
scores-title = Score sheet
scores-running = This round so far: { $said }
scores-about = Touch a number to correct it, or a round to see its lines.
scores-count = What is counted
scores-ask = { $round }, { $who }: what should it be?
scores-corrected = { $round }, { $who }: { $old } → { $new }
scores-impossible = No correction leads to that number. Correct the line that was wrong: touch the round.
scores-undone = Taken back.
sheet-total = Total
games-title = All games
games-none = No game is kept here yet.
games-lines =
    { $count ->
        [one] in progress, one line
       *[other] in progress, { $count } lines
    }
games-practice = Practice, not counted
games-draw = over, nobody won
games-replay = Look at it step by step
replay-line = { $player }: { $said }
games-go-on = Open it
games-delete = Delete
games-delete-really = Delete { $title }?
games-keep = Keep it
games-deleted = Deleted. It is gone from lists and statistics.
games-restored = It is back, in the lists and in the statistics.
every-game = Every game
every-player = Everybody
choose-game = Which game?
choose-player = Which player?
export-one = Export this game as
export-all =
    { $count ->
        [one] Export the game listed as
       *[other] Export the { $count } games listed as
    }
export-record = Text record
export-json = JSON
export-csv = Table of scores (CSV)
exported = Saved as { $file } in { $folder }
import-which = Which file do you want to import?
import-none = Put records (.txt) or exported games (.json) into { $folder }, then try again.
import-refused = { $file } was not imported: { $why }
imported =
    { $count ->
        [one] One game was imported.
       *[other] { $count } games were imported.
    }
players-title = Players
players-about = Touch somebody to change their name, colour or shape.
players-met =
    { $count ->
        [one] one game, last at seat { $seat }
       *[other] { $count } games, last at seat { $seat }
    }
players-rename = Change the name
players-colour = Change the colour
players-shape = Change the shape
players-forget = Forget
players-forgotten = { $player } is no longer offered. Games already played stay.
people-new = New name
people-swap = changes places
seating-who = Who takes over from { $player }?
tone-red = red
tone-blue = blue
tone-yellow = yellow
tone-green = green
tone-purple = purple
tone-orange = orange
tone-teal = teal
tone-pink = pink
tone-white = white
tone-grey = grey
shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-pentagon = pentagon
shape-hexagon = hexagon
shape-star = star
shape-star4 = four-pointed star
shape-cross = cross
statistics-title = Statistics
statistics-empty = Nothing to show yet: play some games to the end.
statistics-winner = won
statistics-chance = Thin line: 95 % confidence range.
statistics-fair = Green: what chance alone would give. Thin line: 95 % confidence range.
statistics-wins = Wins
statistics-streaks = Streaks
statistics-rivals = Rivals
statistics-curves = Scores
statistics-times = Time
statistics-slaps = Slaps
statistics-luck = Luck
result-won =
    { $count ->
        [one] { $player } wins
       *[other] { $player } win
    }
result-practice = A ghost played along: practice, not counted.
result-draw = A draw
result-take-back = That was wrong
result-export = Export
result-again = Play again
settings-title = Settings
settings-look = Words and colours
settings-play = At the table
settings-screen = The screen
settings-sound = Sound
settings-rest = For a report
setting-language = Language
setting-language-auto = as the system
setting-language-own = English
setting-theme = Colours
setting-theme-night = night
setting-theme-day = day
setting-theme-contrast = high contrast
setting-scale = Text size
setting-calm = Calm: nothing slides or falls
setting-facing = Turn to the active player
setting-facing-on = yes
setting-facing-off = no
setting-screen = Window (from the next start)
setting-screen-auto = automatic
setting-screen-full = full screen
setting-rotation = Rotate screen (degrees)
setting-clock = Clock for new games
setting-patience = A stand-in thinks at most (seconds)
setting-learning = Explain each new phase
setting-learning-off = no
setting-learning-on = the first time
setting-sound = Sounds
setting-sound-on = on
setting-sound-off = mute
setting-volume = Volume (%)
setting-voice = Spoken prompts
setting-voice-missing = Spoken prompts (not possible here: espeak-ng is not installed)
setting-voice-off = off
setting-voice-on = on
setting-dim = Dim the screen after (minutes)
setting-dim-never = never
setting-camera = Camera
setting-camera-none = none
setting-camera-simulator = simulated
setting-camera-picamera = Pi camera
setting-camera-usb = USB { $number }
setting-camera-file = film…
setting-focus = Focus
setting-focus-auto = automatic
setting-focus-fixed = fixed: { $at }
setting-mains = Mains frequency
setting-turned = Turned by
setting-crop = Part of the picture
setting-crop-whole = whole
setting-crop-part = as drawn
setting-confirm = Ask before what is seen counts
setting-confirm-never = never
setting-confirm-unsure = if unsure
setting-confirm-always = always
camera-title = Camera
camera-facts = { $width } × { $height }, { $rate } frames per second, sharpness { $sharp } %
camera-crop-about = Draw a rectangle on the picture: only that part is looked at.
camera-test-about = Lay the test sticker of your sheet under the camera: the sentence under the picture tells whether the distance is right.
camera-test = Lay the test sticker
camera-files = Which film or folder of pictures?
camera-no-files = Put a video or a folder of pictures into { $folder }, or on a USB stick.
sight-lost = Camera lost – use touch
sight-waits = The camera waits until the table is put right.
sight-read = Read: { $line }
sight-wrong = What was it really?
sight-other = Something else
sheets-open = Stickers
sheets-title = Stickers and tags to print
sheets-about = One sticker for each card or piece, and a test sticker for the distance. Print at 100 %.
sheets-game = Game
sheets-paper = Paper
sheets-paper-a4 = A4
sheets-paper-letter = Letter
sheets-size = Size
sheets-language = Names in
sheets-where = Will be written to { $folder }
sheets-write = Write the PDF
sheets-written =
    { $file } has been written, { $pages ->
        [one] one page
       *[other] { $pages } pages
    }. You will find it in { $folder }
sheets-not-written = It could not be written: { $why }. Plug in a USB stick, or make room.

board-open = Board
board-title = The board in the camera’s sight
board-sheets = Tags to print
setting-tags = Follow the board by tags
setting-tags-off = off
setting-tags-on = on
board-assumed = Heights and places are assumed. If pieces seem to lie on wrong spaces, measure your board.
board-measured = Your board was measured.
board-high-hero = Height of the heroes’ tags
board-high-creature = Height of the creatures’ tags
board-high-deity = Height of the deities’ tags
board-high-token = Height of the tokens’ tags
board-high-planet = Height of the planets’ tags
board-high-piece = Height of the players’ tags
board-high-ask = From the board up to the tag, in millimetres
board-measure = Measure the board
board-measure-now = They lie there
board-stop = Not now
board-forget = As assumed
board-forgotten = Everything is as assumed again.
board-lay-about = Clear the board and lay these tags on the middle of these spaces:
board-lay = { $name } on { $space }
board-laid = { $count } of { $all } tags are seen
board-too-few = All six tags must be seen. Is one covered, or in the shade?
board-bad = On { $space } something is { $off } mm off. Are the heights right, and does each tag lie on its space?
board-good = Measured: every tag lies within { $off } mm.
board-waits-corners = The camera does not see all four corner tags of the board.
board-waits-stillness = Something moves: waiting.
board-waits-hand = A hand is over the board: waiting.
board-waits-agreement = Looking once more …
board-sees =
    { $count ->
        [0] No piece is seen on the board.
        [one] One piece is seen on the board.
       *[other] { $count } pieces are seen on the board.
    }
sheets-what = What
sheets-what-stickers = stickers for cards
sheets-what-tags = tags for the board
tags-about = One tag for each piece, four for the corners of the board, and caps for figures. Print at 100 %.
keyboard-space = space
buttons-title = Slap buttons
buttons-test = Test the buttons
buttons-ways = Buttons to slap
buttons-ways-none = none
buttons-ways-pile = one under the pile
buttons-ways-each = one for each player
buttons-pile = Under the pile
buttons-pin = GPIO { $pin } (pin { $place })
buttons-no-pin = no button
buttons-other-pins = Other pins
buttons-no-light = no light
buttons-which-pin = { $whose }: which pin?
buttons-which-light = { $whose }: which pin has the light?
buttons-about = Each button connects its pin to ground, with 1 kΩ and 100 nF at the Pi’s end. Without buttons a touch on the screen or the keys 1 to 6 stand in.
test-about = Press each button five times. A touch on a row or the keys 1 to 6 stand in: ±{ $ms } ms.
test-no-edge = nothing yet
test-edge =
    { $presses ->
        [one] 1 press, { $seconds } s ago
       *[other] { $presses } presses, { $seconds } s ago
    }
test-bounce = bounce { $ms } ms (most { $longest })
test-noise =
    { $count ->
        [one] 1 contact too short
       *[other] { $count } contacts too short
    }
test-chatter = chatters: check the wiring
test-no-floor =
    { $more ->
        [one] press once more
       *[other] press { $more } times more
    }
test-floor = exact to { $ms } ms
test-hands-off-begin = Hands off for 10 s
test-hands-off = Hands off the buttons … { $seconds } s
test-phantoms = Nobody pressed, yet something stirred: { $rows }. Check the wiring and the capacitors.
test-quiet = Quiet for ten seconds: no phantom edges.
reaction-begin = Who is quickest?
reaction-wait = Wait for the light …
reaction-go = Now!
reaction-early = { $player }: too early
reaction-time = { $player }: { $ms } ms
keyboard-keys = 1234567890 qwertyuiop asdfghjkl' zxcvbnm-./
buttons-mock = The buttons are only simulated here: there are no pins.
pins-unreadable = The settings of the buttons cannot be read at “{ $part }”. Choose the pins again: Settings, Slap buttons.
pins-busy =
    { $used ->
        [none] Pin { $pin } is taken by something else. Close what uses it, or take another pin, such as { $free }.
       *[other] Pin { $pin } is taken, probably by { $used }. Switch that off, or take another pin, such as { $free }.
    }
pins-trouble = Pin { $pin } cannot be opened ({ $why }). Check the rights of this user, or take another pin, such as { $free }.
peek-shield = Only for { $player }: cover the screen, then keep holding.
peek-about = Lift your finger and it is gone.
peek-ask = What could be considered?
peek-thinks = Thinking …
whisper-title = Only for { $player }: shield the screen
fault-inside = Something went wrong inside the companion. Nothing is lost; the log tells more.
home-cannot-go-on = Game { $number } was played under other rules and cannot be continued; companion export still reads it.
rules-index = Index
rules-see = See also
rules-nothing = Nothing about “{ $typed }”. Did you mean:
rules-search = Search
rules-all = All the rules
rules-what = What are you looking for?
slap-whose = Whose hand was it?
slap-nobodys = Nobody’s
strip-first = first
strip-tied = dead heat
strip-early = false start
strip-margin = +{ $ms } ms
strip-dead-heat = Dead heat: closer than { $floor } ms, the turn order decides.
strip-floor = Below { $floor } ms it would be a dead heat.
strip-waited =
    { $why ->
        [edges] Waited { $ms } ms, as edges arrived late.
        [machine] Waited { $ms } ms, as the machine was busy.
       *[calm] Waited { $ms } ms for older edges.
    }
strip-by-touch = Touch: ±{ $ms } ms.
strip-by-key = Keyboard: ±{ $ms } ms.
strip-by-phone = Phones: ±{ $ms } ms at most, their clocks measured against this one, ±{ $glass } ms of it assumed for their glass.
strip-by-ghost = Ghost: its moment was drawn, not pressed.
strip-mixed = Buttons and phones were mixed: a button is far more exact, so a phone that is close counts as a dead heat.
strip-timing-kernel = Timed by the kernel.
strip-timing-coarse = Timing: coarse.
strip-timing-mock = Simulated buttons.
verdict-misread = touch one misread
verdict-count = The count
verdict-finish = Photo finish
verdict-grey = in the grey: dead heat ({ $floor } ms)
verdict-undo = the verdict
verdict-on = Continue
verdict-again = Photo finish
table-draw = Draw
table-back = Rewind to there
copy = My copy
copy-assumed = assumed
copy-stated = stated
copy-ask = What does your copy say?
copy-refused = Not possible: { $why }
copy-lines = Touch two spaces to draw or remove the line between them.
copy-reset = Reset to our values
copy-about = A value we could not know for certain is marked as assumed. Touch it to say what your copy shows.
table-cards = Which card?
## The doctor
doctor-title = Doctor
doctor-report = Make a report
doctor-reported =
    { $inputs ->
        [one] { $file } holds one input. It is in the folder of games, under reports.
       *[other] { $file } holds { $inputs } inputs. It is in the folder of games, under reports.
    }
doctor-not-reported = The report could not be written ({ $why }).
told-of = { $name }: { $said }
doctor-part-camera = Camera
doctor-part-buttons = Buttons
doctor-part-touch = Touch
doctor-part-screen = Screen
doctor-part-fonts = Fonts
doctor-part-storage = Free space
doctor-part-disk = Disk
doctor-part-journal = Games
doctor-part-heat = Heat
doctor-part-power = Power
doctor-part-clock = Date
doctor-part-versions = Versions
setting-blackbox = Black box: remember what was said, for a report
setting-blackbox-off = no
setting-blackbox-on = yes, we agree
doctor-buttons-none = No buttons are set: slaps are made by touch (±25 ms).
doctor-buttons-table =
    { $count ->
        [one] One table button.
       *[other] { $count } table buttons.
    }
doctor-buttons =
    { $count ->
        [one] One button, { $timing }.
       *[other] { $count } buttons, { $timing }.
    }
doctor-timing-kernel = timed by the kernel
doctor-timing-coarse = timed coarsely
doctor-timing-mock = only simulated
doctor-buttons-step = Check the wiring and the pins in the settings; slaps are made by touch meanwhile.
doctor-buttons-down = Held down or stuck: { $names }.
doctor-buttons-down-step = Let go of it; if nobody holds it, check that button and its cable.
doctor-buttons-timing-step = Photo finishes are only as good as the timing: on a Pi install lgpio.
doctor-screen = { $size }, drawn by { $renderer }.
doctor-screen-soft-step = The processor draws alone, which is slow and warm: on a Pi add this user to the group render.
doctor-in-use = The open table is using it; use the doctor in its settings.
doctor-fonts = All { $count } fonts are there. Names can be drawn in { $can }.
doctor-fonts-lack = { $said } Shown as dots until the system has a font for them: { $lack }.
listed = { $said }, { $more }
script-latin = Latin
script-greek = Greek
script-cyrillic = Cyrillic
script-hebrew = Hebrew
script-arabic = Arabic
script-chinese = Chinese
script-korean = Korean
script-emoji = emoji
doctor-fonts-missing = Fonts are missing: { $names }.
doctor-fonts-step = Fetch the companion again; its files are not complete.
doctor-touch-none = Not touched yet since the start. { $checked }
doctor-touch = Last touch from { $device }; { $doubles } delivered twice and dropped. { $checked }
doctor-touch-step = Touches arrive twice: only one input driver should be active. They are dropped, nothing is lost.
doctor-corners-right = The four corners were right.
doctor-corners-unchecked = The four corners have not been checked.
doctor-corners-corrected = { $wrong } The companion puts that right; for a whole desktop the calibration matrix { $matrix } does it.
doctor-corners-step = Press Check and touch the four marks.
doctor-screen-misfit = { $screen } The display has { $display }: the picture does not fill it.
doctor-screen-misfit-step = Start again with the screen switched on. If it stays so, take lines with hdmi_mode or video= out of config.txt and cmdline.txt.
## The touch check
corners-title = Touch check
corners-begin = Check
corners-about = Touch the middle of each mark, one after the other.
corners-unclear = The four taps do not fit together. Once more: touch the middle of each mark.
corners-fine = Every touch landed where the finger was. Nothing to do.
corners-turn-90 = Touches arrived turned a quarter to the left.
corners-turn-180 = Touches arrived upside down.
corners-turn-270 = Touches arrived turned a quarter to the right.
corners-mirror-x = Touches arrived with left and right exchanged.
corners-mirror-y = Touches arrived with top and bottom exchanged.
corners-swap = Touches arrived turned on their side and mirrored.
corners-swap-back = Touches arrived turned on their side and mirrored.
corners-matrix = Touches landed beside the finger, shifted or stretched.
corners-reverts = They are put right now: press Keep. Without an answer all is as before in { $seconds } s.
corners-keep = Keep
corners-no = As before
corners-kept = Kept: touches land where the finger is, from now on and after every start.
corners-put-back = Touches are as before. Touch the middle of each mark to try again.
corners-leave = Not now
corners-done = Done

## Backups

backup-title = Backups
backup-now = Back up now
backup-none = No backup yet: one is made on every day you play.
backup-one = Backup { $number }
backup-one-on-stick = Backup { $number }, on the stick
backup-games =
    { $when } · { $count ->
        [one] one game
       *[other] { $count } games
    }
backup-really = { $title }: put it back? Your present games are backed up first.
backup-put-back = Put back
backup-leave = Leave it
backup-made = Backup { $number } is made, and was read again to be sure.
backup-back = Your games are as they were then.
backup-back-kept = The way they were before is kept as a backup too.
backup-on-stick = The newest backup is on the stick, too.
backup-doing = Copying and reading every game once …
backup-aside = { $file }, set aside
backup-aside-about =
    { $lost ->
        [0] Damaged; nothing of its games is missing
        [one] Damaged; one of its games has lost something
       *[other] Damaged; { $lost } of its games have lost something
    } ({ $games } saved)
backup-aside-again = Look for what is missing again
backup-aside-rest = Do not offer it again
setting-stick = Also back up to a USB stick when one is plugged in
setting-stick-off = No
setting-stick-on = Yes
journal-rescuing = Your games are being put right: { $percent } %. You can read rules meanwhile.
journal-set-aside = A damaged file is set aside: see Settings, Backups.
notice-did = Done so

update-title = Updates
update-about = This is version { $version }. A newer one can come on a USB stick, or over the network if the table has one.
update-not-here = This is version { $version }. It was not installed as a table of its own, so an update is brought with deploy/update.
update-stick = Look on a stick
update-network = Look on the network
update-install = Install
update-later = Not now
update-really = Your games are copied first, and the table starts anew. If the new version does not start, the old one comes back by itself.
update-asked = Asked for …
update-looking = Looking for a newer version …
update-nothing-stick = There is no release on a stick here. Plug in one with pantheon-….tar.gz and its .sig, in FAT or exFAT.
update-nothing-network = No release could be fetched. Is there a network, and was an address for updates chosen?
update-untrusted = What was found is not signed by anybody this version trusts, so nothing of it was used.
update-not-newer = Version { $version } was found; it is not newer than yours.
update-found = Version { $version } is here, and its signature is right. What is new:
update-installing = Installing version { $version }: some minutes. Play on meanwhile; the table starts anew by itself.
update-done = Version { $version } is installed.
update-not-done = Version { $version } was not installed: the table and your games are as they were.

notice-enter = Enter the hand
notice-last = Take the last one back
notice-hand = Its hand
hand-shield = Everyone but the one who holds { $player }’s cards looks away. Cover the screen, hold the key below, and touch the cards with another finger.
hand-told = { $told } of { $of } told
hand-full = All { $of } are told: touch a wrong one first
hand-hold = Hold to see the cards
hand-close = Done

review-title = Chances in percent
review-about = How the chances went
review-moment = { $does }: { $percent } %
review-instead = Or: { $moves }
review-none = No single move turned this game beyond what is unsure.
review-waits = The game is being looked at again …

# On the key of the table screen, when the next thing is to be touched elsewhere.
table-ask-space = Tap a bright space
table-ask-card = Show or touch a card
table-ask-seat = Touch a name
table-ask-choice = Choose one of these
table-ask-secret = Everyone chooses
table-ask-slap = Slap when you are sure
table-refused =
    { $known ->
        [yes] Not so, { $player }
       *[no] Not so
    }
table-lately = Last moves
table-refused-why = Why is said below
notice-instead-title = You may instead
