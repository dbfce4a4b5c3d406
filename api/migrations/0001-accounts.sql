-- People, their sessions, and what every command leans on: the clock, idempotency, limits, audit.

-- The server's clock runs ahead by this much; a row exists only in demo mode (POST /dev/clock).
create table clock_offset (
  singleton boolean primary key default true check (singleton), -- at most one row
  ahead interval not null
);

create table app_user (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 50),
  email text not null check (char_length(email) <= 254 and email = lower(email)), -- stored lower case
  password_hash text, -- argon2id, PHC string; null for a guest or a Google-only account
  role text not null default 'player' check (role in ('guest', 'player', 'organiser', 'admin')),
  photo text, -- path below /, or https address
  language text not null default 'en' check (language in ('en', 'nl')), -- of mails and notifications
  newsletter_consent boolean not null default false,
  terms_accepted_at timestamptz,
  privacy_accepted_at timestamptz,
  game_count integer not null default 0 check (game_count >= 0), -- archived confirmed games played
  confirmed_at timestamptz, -- null for a guest who never confirmed the address
  deleted_at timestamptz, -- anonymised; kept because games and ledger still name it
  created_at timestamptz not null default now()
);
-- One account an address; an anonymised account gives its address free.
create unique index app_user_email on app_user (email) where deleted_at is null;

-- A sign-up waits here until its token is confirmed: nothing that can log in exists before (product.md#sign-up).
create table sign_up (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique, -- SHA-256 of the e-mailed token
  name text not null,
  email text not null,
  password_hash text not null,
  language text not null check (language in ('en', 'nl')),
  newsletter_consent boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null, -- 24 h after
  used_at timestamptz
);
create index sign_up_email on sign_up (email);

create table recovery (
  id bigint generated always as identity primary key,
  user_id uuid not null references app_user,
  token_hash bytea not null unique, -- SHA-256; works once, 10 minutes
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index recovery_user on recovery (user_id);

-- A person known to an OpenID provider, linked by subject, never by address (product.md#google).
create table identity_link (
  issuer text not null,
  subject text not null,
  user_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);

create table session (
  id bigint generated always as identity primary key,
  user_id uuid not null references app_user,
  token_hash bytea not null unique, -- SHA-256 of the 256-bit cookie value
  bearer_hash bytea unique, -- SHA-256 of the short-lived token returned by the login
  bearer_expires_at timestamptz,
  user_agent text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_by_user on session (user_id);

-- The first answer to a retried call; written in the transaction that has the effect.
create table idempotency_key (
  user_id uuid not null references app_user,
  key text not null check (char_length(key) between 1 and 200),
  body_hash bytea not null, -- same key with another body is refused
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_key_age on idempotency_key (created_at); -- swept after a week

-- Attempts counted in fixed windows, shared between processes.
create table rate_limit (
  subject text not null, -- what is limited and whose: 'login:203.0.113.9'
  window_start timestamptz not null,
  attempts integer not null check (attempts > 0),
  primary key (subject, window_start)
);

-- What admins did; append-only.
create table audit (
  id bigint generated always as identity primary key,
  actor_id uuid not null references app_user,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
