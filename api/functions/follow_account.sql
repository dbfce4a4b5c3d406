-- A person who leaves Rondo leaves the ranks in the same transaction, and one who chooses a home city joins its leaderboard
-- (decisions/0036-ranks.md).
create or replace function follow_account() returns trigger language plpgsql as $$
begin
  update score set has_left = new.deleted_at is not null, home_city = new.home_city where user_id = new.id;
  return null;
end $$;

create or replace trigger scores_follow_account after update of deleted_at, home_city on app_user for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null) or old.home_city is distinct from new.home_city)
  execute function follow_account();
