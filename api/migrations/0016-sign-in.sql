-- Ways to sign in: a Google account, passkeys, and sessions that can be seen and ended one by one.

-- A sign-in under way with a provider or an authenticator. The browser keeps its token in a cookie of ten minutes; taking it
-- deletes the row, so that no answer is ever used twice (reliability.md#attacks).
create table sign_in_attempt (
  token_hash bytea primary key, -- SHA-256 of the cookie's value
  kind text not null check (kind in ('google', 'passkey_log_in', 'passkey_registration')),
  user_id uuid references app_user on delete cascade, -- who links or registers; null for who logs in
  details jsonb not null, -- what the answer must match: state, nonce, challenge; what was asked for
  expires_at timestamptz not null -- real time, not the demo clock
);
create index sign_in_attempt_expiry on sign_in_attempt (expires_at);

-- One account of a provider a person: the address of a left colleague may get to somebody new, who has another subject.
create unique index identity_link_user on identity_link (user_id, issuer);

create table passkey (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  credential_id text not null, -- base64url, chosen by the authenticator
  public_key bytea not null, -- COSE
  counter bigint not null check (counter >= 0), -- of signatures; stays 0 where passkeys are shared between devices
  transports text[] not null default '{}', -- how the browser reaches it: internal, hybrid, usb…
  name text not null check (char_length(name) between 1 and 50),
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkey_credential unique (credential_id) -- one person a passkey
);
create index passkey_user on passkey (user_id, created_at);

alter table session
  add column public_id uuid not null default gen_random_uuid() unique, -- what its owner ends it by
  add column last_used_at timestamptz, -- written at most once an hour
  add column identity_confirmed_at timestamptz; -- by the login, or the password since: may add ways to sign in for a while
update session set last_used_at = created_at, identity_confirmed_at = created_at;
alter table session
  alter column last_used_at set default now(), alter column last_used_at set not null,
  alter column identity_confirmed_at set default now(), alter column identity_confirmed_at set not null;
