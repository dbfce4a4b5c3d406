-- What Rondo's admins do, and people who are banned (decisions/0039-console.md).

-- Nothing was ever written to the table that was planned for it.
drop table audit;

create table admin_action (
  id bigint generated always as identity primary key,
  actor_id uuid references app_user, -- null: whoever runs the server, by a command there
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'), -- what it is about, and what was done: 'user.change'
  subject_kind text not null,
  subject_id text, -- null for what is about no single row, such as a list that was taken away as a file
  reason text check (char_length(reason) between 1 and 500),
  before jsonb, -- the parts that changed; null where nothing was there, or nothing is changed
  after jsonb,
  address text, -- the network it came from (api/src/platform/network-of.ts)
  session_id bigint, -- the session it was done in, which may be over
  at timestamptz not null
);
create index admin_action_by_subject on admin_action (subject_kind, subject_id, id);
create index admin_action_by_actor on admin_action (actor_id, id);

alter table app_user add column banned_at timestamptz;

-- What a person is found by: the words of their name and address, as search_words() writes them.
alter table app_user add column search_text text not null generated always as (
  ' ' || btrim(regexp_replace(
    lower(regexp_replace(normalize(name || ' ' || email, NFD), '[\u0300-\u036f]', '', 'g')),
    '[[:space:]!-/:-@\[-`{-~]+', ' ', 'g'))) stored;
create index app_user_by_words on app_user using gin (search_text gin_trgm_ops) with (fastupdate = off) where deleted_at is null;
create index app_user_by_age on app_user (created_at desc, id) where deleted_at is null;
create index app_user_by_name on app_user (lower(name), id) where deleted_at is null;
create index app_user_by_role on app_user (role, created_at desc, id) where deleted_at is null;
create index app_user_banned on app_user (created_at desc, id) where deleted_at is null and banned_at is not null;

-- The console lists games that are over or called off too.
create index game_past_by_words on game using gin (search_text gin_trgm_ops) where archived;
create index game_past_by_start on game (starts_at desc, id) where archived;
create index game_cancelled_by_start on game (starts_at desc, id) where status = 'cancelled';
