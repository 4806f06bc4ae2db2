## Phones, as the owner sees them

phones-title = Phones and television
phones-about = Phones and a television can show the table and play along. That opens a page of this machine to everyone in the same network: they see the table only with the code, and play only at a seat they took. Nothing goes to the internet, and no app is needed.
phones-join = Scan the code, or type the address and then the code. A television: the same address with /tv. A touch on a name sends that person away.
setting-phones-off = Off
setting-phones-on = On
phones-no-server = The pages are not being served yet. On this table they begin within a few seconds; elsewhere start “companion phones”.
phones-no-socket = Phones could not be switched on: { $why }.
phones-renew = New code
phones-renew-really = A new code: everyone who is there now must join again.
phones-phone = A phone
phones-television = A television
phones-seated = plays by phone
phones-watches = watches
phones-not-here = has this seat, but the page is not open now
phones-really = Send { $name } away? The code changes too; everyone else stays.
phones-send-away = Send away
phones-let-stay = Leave it as it is

## What is refused to a phone

phones-wrong-code = That is not the code on the screen of the table.
phones-no-code = Scan the code at the table, or type it here.
phones-full = So many pages are open already that no more fit.
phones-no-seat = There is no such seat in this game.
phones-seat-held = Somebody already has the seat of { $seat }. At the table, Phones, they can be sent away.
phones-watching = You are watching. Take a seat to play.
phones-asleep = The table rests: somebody there must go on first.
phones-put-right = The table is being put right just now.
phones-secret = Choose: only you see it. With the last choice all are revealed.
phones-chosen = You have chosen. Now the others choose.
phones-not-yours = It is not your turn: { $seat } acts.
phones-table-acts = Nobody has to choose now: go on at the table.

## The pages themselves

phone-seats = Who are you?
phone-seat-taken = taken
phone-watch = Only watch
phone-leave = Leave this seat
phone-lost = Not connected. Trying again …
phone-idle = No game is on the table. It begins here by itself.
phone-rest = The table rests.
phone-set-up = The table is being set up.
phone-turn = Your turn
phone-table = Table
phone-own = Only you see this
phone-others = The table
phone-rules = Rules
phone-rules-search = Search the rules
phone-rules-none = Nothing found. Perhaps:
phone-sheet = Scores
phone-sheet-none = Nothing has been scored yet.
phone-close = Close
phone-cancel = Start again
phone-sure = Do it anyway
phone-not-sure = Better not
phone-enter = Enter
phone-instead = What you may do:
phone-rule = Read the rule
phone-slap = Slap!
phone-slap-within = Your touch is known to ± { $ms } ms: the clock measured, ± { $glass } ms assumed for the glass.
phone-slap-measuring = Measuring this phone’s clock …
phone-slap-sent = Your hand is down.
phone-standing = Standing
phone-bgstats = Keep in BG Stats
phone-may-lay = may be played
phone-picked = chosen
phone-chose = has chosen

## What leaves the table

result-bgstats = BG Stats
result-bgstats-about = Scan with a phone that has BG Stats: it asks before it keeps the play.
