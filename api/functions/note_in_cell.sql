-- Notes in game_cell that a live game came, went, or both.
create or replace function note_in_cell() returns trigger language plpgsql as $$
begin
  insert into game_cell
  select floor(((g).latitude + 90) * 32)::int * 10000 + floor(((g).longitude + 180) * 20)::int, (g).sport, (g).private_community_id, games,
    ('x' || left(replace((g).id::text, '-', ''), 16))::bit(64)::bigint, ('x' || right(replace((g).id::text, '-', ''), 16))::bit(64)::bigint,
    games * round((g).latitude * 1e6)::bigint, games * round((g).longitude * 1e6)::bigint,
    at.latitude, at.longitude, at.latitude, at.longitude
  from (values (-1, old::game), (1, new::game)) as v(games, g)
    cross join lateral (select case when games > 0 then (g).latitude end as latitude, case when games > 0 then (g).longitude end as longitude) as at
  where not (g).archived;
  return null;
end $$;

create or replace trigger game_cells after insert on game for each row when (not new.archived) execute function note_in_cell();
create or replace trigger game_cells_gone after delete on game for each row when (not old.archived) execute function note_in_cell();
-- A change of its community may hide a game, which keep_private_community() does.
create or replace trigger game_cells_changed after update of archived, sport, latitude, longitude, community_id, private_community_id on game
  for each row
  when ((old.archived, old.sport, old.latitude, old.longitude, old.private_community_id)
    is distinct from (new.archived, new.sport, new.latitude, new.longitude, new.private_community_id))
  execute function note_in_cell();
