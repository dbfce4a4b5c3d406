-- Ends all sessions after another role, a ban or a deleted account, whatever causes it (reliability.md#attacks). A ban also ends the links that set a
-- password; a deletion removes every other way in itself.
create or replace function close_ways_in() returns trigger language plpgsql as $$
begin
  delete from session where user_id = new.id;
  if new.banned_at is not null then
    update recovery set used_at = app_now() where user_id = new.id and used_at is null;
  end if;
  if new.deleted_at is not null then
    perform remove_ways_in(new.id);
  end if;
  return null;
end $$;

create or replace trigger app_user_closes_ways_in after update of role, deleted_at, banned_at on app_user
  for each row when (old.role is distinct from new.role or (old.deleted_at is null and new.deleted_at is not null)
    or (old.banned_at is null and new.banned_at is not null))
  execute function close_ways_in();
