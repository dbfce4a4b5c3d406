-- Keeps how many games were played. It runs when a transaction ends, so that none waits for another that has more to do.
create or replace function count_played() returns trigger language plpgsql as $$
begin
  update played_games set games = games
    + case when tg_op <> 'DELETE' and new.archived and new.status = 'confirmed' then 1 else 0 end
    - case when tg_op <> 'INSERT' and old.archived and old.status = 'confirmed' then 1 else 0 end
  where part = abs(hashtext(coalesce(new.id, old.id)::text) % 16);
  return null;
end $$;

drop trigger if exists game_played on game;
create constraint trigger game_played after insert on game deferrable initially deferred for each row
  when (new.archived and new.status = 'confirmed') execute function count_played();
drop trigger if exists game_played_or_not on game;
create constraint trigger game_played_or_not after update of archived, status on game deferrable initially deferred for each row
  when ((old.archived and old.status = 'confirmed') <> (new.archived and new.status = 'confirmed')) execute function count_played();
drop trigger if exists game_played_gone on game;
create constraint trigger game_played_gone after delete on game deferrable initially deferred for each row
  when (old.archived and old.status = 'confirmed') execute function count_played();
