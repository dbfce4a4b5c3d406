-- Which keys of a game open it: those signed over this number. A changed passcode ends the keys and private links made before it,
-- also when an earlier passcode comes back (3-decisions §3).
alter table game add column key_version integer not null default 0;

create function renew_game_keys() returns trigger language plpgsql as $$
begin
  new.key_version := old.key_version + 1;
  return new;
end $$;
create trigger game_keys_renewed before update of passcode on game
  for each row when (old.passcode is distinct from new.passcode) execute function renew_game_keys();
