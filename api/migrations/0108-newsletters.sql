-- Newsletters, written in the console and sent in batches (decisions/0100-newsletters.md).

-- What an address of the footer's form, or of a file, is written in.
alter table newsletter_subscription
  add column language text not null default 'nl' references language,
  add column source text not null default 'form' check (source in ('form', 'file'));
update newsletter_subscription s set language = r.language from newsletter_request r where r.email = s.email;

create table newsletter (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references app_user,
  state text not null default 'draft' check (state in ('draft', 'sending', 'sent', 'stopped')),
  created_at timestamptz not null,
  started_at timestamptz, -- when its sending began
  finished_at timestamptz, -- when the last one was sent, or it was stopped
  -- Of its deliveries, which go when a person is forgotten.
  people integer not null default 0,
  sent integer not null default 0,
  bounced integer not null default 0,
  constraint newsletter_started check ((started_at is null) = (state = 'draft')),
  constraint newsletter_finished check ((finished_at is null) = (state in ('draft', 'sending')))
);
create index newsletter_sending on newsletter (started_at) where state = 'sending';

create table newsletter_text (
  newsletter_id uuid not null references newsletter,
  language text not null references language,
  subject text not null check (char_length(subject) <= 120 and subject !~ '[\r\n]'),
  body text not null check (char_length(body) <= 10000), -- with the marks of rules/src/markdown.ts
  primary key (newsletter_id, language)
);

-- Whom a newsletter goes to, each inbox once, whatever crashes. Its mail has the same id, so that there is one at most.
create table newsletter_delivery (
  id uuid primary key default gen_random_uuid(),
  newsletter_id uuid not null references newsletter,
  email text not null,
  -- the address without what a mail program ignores in it (name+anything)
  inbox text not null generated always as (regexp_replace(email, '^([^+]+)\+.*(@[^@]*)$', '\1\2')) stored,
  user_id uuid references app_user, -- null: on the list by the form or a file
  language text not null references language,
  -- queued: its mail is in the outbox; failed: for another reason than the address; withdrawn: whoever it is left the list, or it was stopped
  state text not null default 'waiting' check (state in ('waiting', 'queued', 'sent', 'bounced', 'failed', 'withdrawn')),
  queued_at timestamptz, -- real time: the limit an hour does not move with the demo's clock
  settled_at timestamptz,
  constraint newsletter_delivery_once unique (newsletter_id, inbox),
  constraint newsletter_delivery_queued check (queued_at is not null or state in ('waiting', 'withdrawn')),
  constraint newsletter_delivery_settled check ((settled_at is null) = (state in ('waiting', 'queued')))
);
create index newsletter_delivery_waiting on newsletter_delivery (newsletter_id, id) where state = 'waiting';
create index newsletter_delivery_in_outbox on newsletter_delivery (id) where state = 'queued';
create index newsletter_delivery_pace on newsletter_delivery (queued_at) where queued_at is not null;
create index newsletter_delivery_email on newsletter_delivery (email);
create index newsletter_delivery_person on newsletter_delivery (user_id) where user_id is not null;
