-- A person's own data: name, address and photo to change, to hide, to take along and to leave with.

-- Visitors see neither name nor photo of who wants that; who is logged in does.
alter table app_user add column hides_name boolean not null default false;

-- Another address waits here until its link is followed: the old one stays until then (decisions/0023-changing-an-address.md).
create table address_change (
  id bigint generated always as identity primary key,
  user_id uuid not null references app_user,
  email text not null check (char_length(email) <= 254 and email = lower(email)),
  token_hash bytea not null unique, -- SHA-256 of the e-mailed token; works once, 24 hours
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- The newest link is the only one that works.
create unique index address_change_user on address_change (user_id);
create index address_change_expiry on address_change (expires_at);
