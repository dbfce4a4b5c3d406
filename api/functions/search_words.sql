-- Words to search in: lower case, without accents and apostrophes, one space before each. api/src/platform/wording/search-words.ts does the same to
-- what is searched for. By normalize(), which every PostgreSQL has: no extension, no superuser.
create or replace function search_words(given text) returns text language sql immutable parallel safe as $$
  select ' ' || btrim(regexp_replace(
    lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g')),
    '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g'))
$$;
