-- Games of private communities are found by members only (3-decisions §3; rules/src/visibility.ts).

-- The community of a game whose games only its members find; null: everybody does. Beside community_id, so that a search reads
-- it in its index, as it reads whatever else it filters by.
alter table game add column private_community_id uuid references community;

create function keep_private_community() returns trigger language plpgsql as $$
begin
  new.private_community_id := (select c.id from community c where c.id = new.community_id and c.is_private);
  return new;
end $$;
create trigger game_private_community before insert or update of community_id, private_community_id on game
  for each row execute function keep_private_community();

create function hide_or_show_games() returns trigger language plpgsql as $$
begin
  perform from game where community_id = new.id order by id for no key update; -- in the order of everyone who locks games
  update game set community_id = community_id where community_id = new.id;
  return null;
end $$;
create trigger community_privacy after update of is_private on community
  for each row when (old.is_private is distinct from new.is_private) execute function hide_or_show_games();

update game set community_id = community_id
  where community_id in (select id from community where is_private);

-- As in 0002 and 0011, with that column.
drop index game_live_by_start;
create index game_live_by_start on game (starts_at, id)
  include (sport, level, price_cents, capacity, tournament, latitude, longitude, created_at, private_community_id)
  where not archived;
drop index game_live_by_tile;
create index game_live_by_tile on game (tile, sport, starts_at, id)
  include (level, price_cents, capacity, tournament, latitude, longitude, created_at, private_community_id)
  where not archived;
drop index game_live_by_creation;
create index game_live_by_creation on game (created_at desc, id) include (sport, starts_at, private_community_id)
  where not archived;

-- What a city's count was read from; it counts what a search around the city finds now.
drop index game_live_by_city;
