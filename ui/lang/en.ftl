## Words of the screen.
home = Home
home-shelf = Take a game from the shelf
home-go-on = Go on: { $game }
home-to-move = { $player } to play
home-setting-up = still setting up
rules = Rules
rules-of = Rules: { $game }
undo = Undo
undo-setup = the set-up
ok = OK
clock = Clock
clock-off = none
clock-used = time used
clock-fischer = { $minutes } min + { $increment } s
clock-turn = { $seconds } s a turn
clock-give = { $player }: 1 minute more
clock-take = { $player }: 1 minute less
newgame-players = Touch a name to change it
newgame-player = Player { $number }
newgame-name = Who sits here?
newgame-shuffle = Draw seats
newgame-begin = Set up
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
notice-instead = Allowed: { $moves }
notice-rule = Rule
notice-anyway = Do it
notice-done = Done
notice-ignore = Ignore
notice-other = Another…
pause-title = Pause
pause-go-on = Go on
menu-title = Menu
menu-history = The game so far
menu-flip = Turn the board round
menu-clock = Adjust the clocks
menu-camera = Camera
menu-settings = Settings
menu-leave = Leave (the game is kept)
history-title = The game so far
history-about = Touch a line to correct it or to go back to it.
history-amend = Correct this line
history-back = Back to here
history-table = Table
result-won = { $player } wins
result-draw = A draw
result-take-back = That was wrong
result-export = Export
result-exported = Kept as { $file } in the folder of games.
result-again = Play again
settings-title = Settings
setting-language = Language
setting-language-auto = as the system
setting-language-own = English
setting-theme = Colours
setting-theme-night = night
setting-theme-day = day
setting-screen = Window (from the next start)
setting-screen-auto = automatic
setting-screen-full = full screen
setting-rotation = Turn the screen by so many degrees (from the next start)
setting-clock = Clock for new games
setting-learning = Explain each new phase
setting-learning-off = no
setting-learning-on = the first time
setting-camera = Camera
setting-camera-none = none
setting-camera-simulator = simulated
setting-camera-picamera = Pi camera
setting-camera-usb = USB { $number }
setting-camera-file = film…
setting-focus = Focus
setting-focus-auto = automatic
setting-focus-fixed = fixed: { $at }
setting-turned = Turned by
setting-crop = Part of the picture
setting-crop-whole = whole
setting-crop-part = as drawn
setting-confirm = Ask before a card counts
setting-confirm-never = never
setting-confirm-unsure = if unsure
setting-confirm-always = always
camera-title = Camera
camera-facts = { $width } × { $height }, { $rate } pictures a second, sharpness { $sharp } %
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
sheets-title = Stickers to print
sheets-about = One sticker for each card or piece, and a test sticker for the distance. Print at 100 %.
sheets-game = Game
sheets-paper = Paper
sheets-paper-a4 = A4
sheets-paper-letter = Letter
sheets-size = Size
sheets-language = Names in
sheets-where = Will be written to { $folder }
sheets-write = Write the PDF
sheets-written =
    { $file } is written, { $pages ->
        [one] one page
       *[other] { $pages } pages
    }. You find it in { $folder }
sheets-not-written = It could not be written: { $why }. Plug in a USB stick, or make room.
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
peek-about = Lift your finger and it is gone.
whisper-title = Only for { $player }: shield the screen
fault-inside = Something went wrong inside the companion. Nothing is lost; the log tells more.
home-cannot-go-on = Game { $number } was played by other rules and cannot be taken up; companion export still reads it.
rules-search = Search
rules-all = All the rules
rules-what = What are you looking for?
slap-whose = Whose hand was it?
slap-nobodys = Nobody’s
pads-about = Touch: ±{ $ms } ms. Keys 1–6 too.
strip-first = first
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
strip-timing-kernel = Timed by the kernel.
strip-timing-coarse = Timing: coarse.
strip-timing-mock = Simulated buttons.
verdict-again = Photo finish
table-draw = Draw
table-back = Take play back there
copy = My copy
copy-assumed = assumed
copy-stated = stated
copy-ask = What does your copy say?
copy-refused = Not possible: { $why }
copy-lines = Touch two spaces to draw or remove the line between them.
copy-reset = As we assume
copy-about = A value we could not know for certain is marked as assumed. Touch it to say what your copy shows.
table-cards = Which card?
