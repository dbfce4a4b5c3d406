-- Finding games: by words, by map, by kind, by city.

-- Words to search in: lower case, without accents, one space before each. api/src/features/games/search-words.ts does the same to
-- what is searched for. By normalize(), which every PostgreSQL has: no extension, no superuser.
create function search_words(given text) returns text language sql immutable parallel safe as $$
  select ' ' || btrim(regexp_replace(
    lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g')),
    '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g'))
$$;

-- What a game is found by: its name, venue, address, city and community.
alter table game add column search_text text not null default '';

-- Only a statement that sets one of these columns runs it: a join, which sets joined_count, does not, and stays a heap-only update
-- because no index holds what it changes.
create function keep_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := search_words(concat_ws(' ', new.name, new.place_description, new.address, new.city,
    (select c.name from community c where c.id = new.community_id)));
  return new;
end $$;
create trigger game_search_text before insert or update of name, place_description, address, city, community_id on game
  for each row execute function keep_search_text();

-- A community's new name finds its games to come; those that are over are not searched.
create function rename_in_search_text() returns trigger language plpgsql as $$
begin
  update game set community_id = community_id where community_id = new.id and not archived;
  return null;
end $$;
create trigger community_search_text after update of name on community
  for each row when (old.name is distinct from new.name) execute function rename_in_search_text();

update game set community_id = community_id where not archived;

-- No pending list: games are created seldom and searched always.
create index game_live_by_words on game using gin (search_text gin_trgm_ops) with (fastupdate = off) where not archived;
-- How many games each preferred city has (GET /locations).
create index game_live_by_city on game (city, starts_at) where not archived;
create index game_live_tournaments on game (starts_at, id) where tournament and not archived;
create index community_featured on community (featured_position) where featured_position is not null;
