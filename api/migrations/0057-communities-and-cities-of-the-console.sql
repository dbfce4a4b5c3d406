-- Communities and preferred cities, as admins make and change them (product.md#administration).

-- The short codes a community had: its old links lead to it still, so nobody else gets one (api/functions/keep_former_code.sql).
create table community_former_code (
  code text primary key,
  community_id uuid not null references community
);
create index community_former_code_of on community_former_code (community_id);

-- What the console finds a community by, as search_words() writes it.
alter table community add column search_text text not null generated always as (
  ' ' || btrim(regexp_replace(
    lower(regexp_replace(normalize(name || ' ' || short_code || ' ' || city, NFD), '[\u0300-\u036f]', '', 'g')),
    '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g'))) stored;
create index community_by_words on community using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index community_by_name on community (lower(name), id);
create index community_by_age on community (created_at desc, id);
create index community_member_leading on community_member (community_id) where is_admin;

-- A city that is no longer offered keeps the players whose home it is, and its leaderboard.
alter table preferred_city alter column position drop not null; -- null: no longer offered
