-- A passcode is read as one line, where it is set and where it is typed. What was set before is written the same way, or it would
-- never be met again; the keys of such a game end, as with every changed passcode.
update game set passcode = nullif(btrim(regexp_replace(passcode, '\s+', ' ', 'g')), '')
where passcode is distinct from nullif(btrim(regexp_replace(passcode, '\s+', ' ', 'g')), '');
