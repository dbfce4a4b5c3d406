-- A text as words to search in: lower case, without accents and apostrophes, one space before each. api/src/platform/wording/search-words.ts writes
-- the words of a search in the same way. It uses normalize(), which every PostgreSQL has, so it needs no extension and no superuser.
create or replace function search_words(given text) returns text language sql immutable parallel safe as $$
  select ' ' || btrim(regexp_replace(
    lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g')),
    '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g'))
$$;
