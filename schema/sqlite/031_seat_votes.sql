-- A vote of the others about somebody's seat is an event of its own: 128 in the bits of notify and notify_match. By each way by which a
-- user is told anything, that is told too, until the user says otherwise.
UPDATE notify SET mail_events = mail_events | (mail_events <> 0) * 128, push_events = push_events | (push_events <> 0) * 128,
                  hook_events = hook_events | (hook_events <> 0) * 128;
UPDATE notify_match SET events = events | 128 WHERE events <> 0;
