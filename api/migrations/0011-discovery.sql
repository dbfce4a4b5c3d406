-- Finding games: by words, by map, by kind, by city.

-- What a game is found by: its name, venue, address, city and community (api/functions/keep_search_text.sql).
alter table game add column search_text text not null default '';

-- No pending list: games are created seldom and searched always.
create index game_live_by_words on game using gin (search_text gin_trgm_ops) with (fastupdate = off) where not archived;
-- How many games each preferred city has (GET /locations).
create index game_live_by_city on game (city, starts_at) where not archived;
create index game_live_tournaments on game (starts_at, id) where tournament and not archived;
create index community_featured on community (featured_position) where featured_position is not null;
