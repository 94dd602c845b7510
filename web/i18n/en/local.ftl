### Matches on this device, without the server.

## local: their list, the form, the hand-over, refusals

local-title = On this device
local-title_over = Finished on this device
local-remove = Delete
local-remove_ask = Delete this match for good?
local-lead = Played in this browser without the server, so it works offline. The match isn’t rated and is stored on this device only. Undo needs no one’s agreement.
local-person = Player at this device
local-player = Player { $n }
local-hand_over = { $name }’s turn
local-hand_over_why = Hand the device to { $name }. Until then, the board shows only what everyone may see.
local-hand_over_go = I’m { $name }
local-keep = Save to my account
local-kept = In your account
local-kept_notice = Saved to your account as played offline. It isn’t rated.
local-keep_sign = Choose a name to save this match to an account.
error-local_elsewhere = This match is open in another tab. It continues here as soon as you close that one.
error-local_changed = This match was continued in another tab. Reload this page to see its current state.
error-local_full = There’s no storage left on this device, so the move wasn’t made. Free some space and try again.
error-local_store = This browser couldn’t save the match, so nothing has changed. Please try again.
error-local_missing = This browser isn’t saving anything for this site, perhaps because this is a private window. A match on this device would be lost.
error-local_damaged = The saved copy of this match is damaged, so it can’t continue.
error-local_newer = This match needs newer rules than this page has. Load the new version while you’re online, then continue.
error-local_older = This match uses older rules that this page no longer supports.
error-local_no_module = This game can’t be loaded onto this device right now. You need to be online for the first match.
error-local_no_wasm = This browser can’t run games on this device: WebAssembly is missing or blocked.
error-local_gone = This match isn’t stored on this device.
error-local_failed = Something went wrong on this device, and the move wasn’t made. Please try again.
error-local_not_here = That isn’t possible in a match on this device.
error-local_keep_damaged = The saved copy of this match is damaged, so your account can’t take it.
error-local_keep_newer = This match uses newer rules than the server. Try again after the server is updated.
error-local_keep_older = This match uses older rules that the server no longer supports.
error-local_keep_large = This match is too long for the server to take.
