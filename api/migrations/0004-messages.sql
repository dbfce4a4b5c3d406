-- What people are told: in the app, and by mail.

create table notification (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  kind text not null check (kind in (
    'matchConfirmed', 'signedUp', 'communityApproved', 'communityDenied', 'waitingListPromoted', 'afterMatchRating',
    'topUpConfirmed', 'paymentConfirmed', 'matchCancelled', 'matchChanged', 'matchBelowMinimum', 'spotOffered',
    'spotOpen', 'spotLapsed', 'friendPaid', 'friendDeclined', 'spotGivenUp', 'handOverOffered', 'handOverTaken',
    'handOverDeclined', 'creditWaiting')),
  status text not null default 'unread' check (status in ('unread', 'read', 'archived')),
  game_id uuid references game,
  community_id uuid references community,
  params jsonb not null default '{}', -- values for the phrase's places
  redirect_path text, -- relative paths only
  created_at timestamptz not null,
  constraint notification_redirect_relative check (redirect_path is null or redirect_path ~ '^/([^/\\]|$)')
);
create index notification_user on notification (user_id, created_at desc);

-- The outbox: written in the business transaction, sent afterwards, kept while the mail server is down.
create table mail (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null check (subject !~ '[\r\n]'),
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(), -- real time, not the demo clock
  sent_at timestamptz,
  last_error text
);
create index mail_unsent on mail (next_attempt_at) where sent_at is null;
create index mail_sent on mail (sent_at) where sent_at is not null;
create index mail_recipient on mail (recipient, created_at desc);
