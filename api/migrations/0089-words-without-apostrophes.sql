-- Who types a name seldom types its apostrophe: it is left out of what is searched in and of what is searched for, so that 'zoes' and
-- 'zoë’s' find 'Zoë’s' (decisions/0009-search.md). As search_words() writes it. The column is made anew, as PostgreSQL changes what one
-- is generated from only from 17 on; the version before finds the same with it as before.
alter table app_user drop column search_text, add column search_text text not null generated always as (
  ' ' || btrim(regexp_replace(
    lower(regexp_replace(normalize(name || ' ' || email, NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g')),
    '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g'))) stored;
create index app_user_by_words on app_user using gin (search_text gin_trgm_ops) with (fastupdate = off) where deleted_at is null;

alter table enquiry drop column search_text, add column search_text text not null generated always as (
  ' ' || btrim(regexp_replace(
    lower(regexp_replace(normalize(name || ' ' || email, NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g')),
    '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g'))) stored;
create index enquiry_by_words on enquiry using gin (search_text gin_trgm_ops) with (fastupdate = off);

alter table community drop column search_text, add column search_text text not null generated always as (
  ' ' || btrim(regexp_replace(
    lower(regexp_replace(normalize(name || ' ' || short_code || ' ' || city, NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g')),
    '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g'))) stored;
create index community_by_words on community using gin (search_text gin_trgm_ops) with (fastupdate = off);

-- A game is found by every name of its city: 'den bosch' finds 's-Hertogenbosch.
create index place_by_name on place (name, population desc);
update game g set search_text =
  ' ' || btrim(regexp_replace(
    lower(regexp_replace(normalize(concat_ws(' ', g.name, g.place_description, g.address, g.city,
      (select c.name from community c where c.id = g.community_id),
      (select p.search_text from place p where p.name = g.city order by p.population desc limit 1)), NFD), '[\u0300-\u036f''’‘ʼ`´]', '', 'g')),
    '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g'));
