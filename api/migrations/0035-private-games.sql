-- Games of private communities are found by members only (product.md#private-games; rules/src/visibility.ts).

-- The community of a game whose games only its members find; null: everybody does. Beside community_id, so that a search reads
-- it in its index, as it reads whatever else it filters by. api/functions/keep_private_community.sql keeps it.
alter table game add column private_community_id uuid references community;

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
