-- A changed passcode ends the keys and private links made before it.
create or replace function renew_game_keys() returns trigger language plpgsql as $$
begin
  new.key_version := old.key_version + 1;
  return new;
end $$;

create or replace trigger game_keys_renewed before update of passcode on game
  for each row when (old.passcode is distinct from new.passcode) execute function renew_game_keys();
