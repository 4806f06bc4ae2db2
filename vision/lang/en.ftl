## The camera

camera-none = No camera is chosen: everything goes by touch.
camera-starting = The camera is starting.
camera-seeing = The camera is watching the table.
camera-lost = The camera is gone. Use touch; it is looked for again every few seconds.
camera-frozen = The camera has stopped sending pictures. Use touch; it is looked for again.
camera-garbage = The camera sends no usable pictures. Use touch, or choose another camera.
camera-over = That was the last picture.
camera-no-file = { $file } cannot be opened as pictures.
camera-no-picamera = The camera of the Pi cannot be used here: the system’s Picamera2 is missing or does not fit ({ $why }).
camera-refused = The camera cannot be opened: { $why }. Use touch; it is tried again every few seconds.
camera-no-zbar = The second code reader is missing: install the package libzbar0. Cards are still read by the first one.

## How well it sees

sight-good = The camera has a clear view.
sight-nothing = No card in view.
sight-closer = Bring the camera closer, or use larger stickers.
sight-farther = Too close: move the card away a little.
sight-blurred = Blurred: hold still, or set the focus.
sight-dark = Too dark: more light, please.
sight-glare = Glare: turn the card or the lamp a little.
sight-gauge-right = The distance is right for stickers of { $size } mm ({ $percent } % of the size wanted).
sight-gauge-closer = Too far for stickers of { $size } mm: they look { $percent } % as large as wanted. Come closer.
sight-modules-fine = { $pixels }.{ $tenths } pixels a module: read in almost any light.
sight-modules-middling = { $pixels }.{ $tenths } pixels a module: read in good light; 3 would do in any.
sight-modules-coarse = { $pixels }.{ $tenths } pixels a module: too few to be read reliably.
sight-stranger = This code is made like ours, but no game here knows it. Print that card’s sticker again.

## Sheets of stickers

sheet-title = { $game }: stickers
sheet-page = page { $page } of { $pages }
sheet-scale = Print at 100 %, not fitted to the page. The line on the right must be 50 mm long.
sheet-test = Test { $size } mm
sheet-copy = { $name } { $copy }/{ $copies }

## Sheets of tags for a board

tag-title = { $game }: tags for the board, { $size } mm
tag-corner-1 = Corner, top left
tag-corner-2 = Corner, top right
tag-corner-3 = Corner, bottom right
tag-corner-4 = Corner, bottom left

## The doctor

doctor-camera-none = No camera is chosen: cards are entered by touch.
doctor-camera = { $frames } frames and { $codes } codes a second, { $sharp } % sharp.
doctor-camera-step = Check the cable and the camera in the settings; the game goes on by touch.
doctor-camera-wait = The camera has not shown enough yet.
doctor-camera-wait-step = Wait a moment, or open the camera page.
doctor-camera-codes-step = Lay a sticker under the camera: none is read now.
doctor-camera-sharp-step = Set the focus or the distance on the camera page.
