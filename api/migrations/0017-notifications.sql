-- Notifications: what a person wants to hear and where, mails that wait for each other, push.

-- What a person chose differently from, or the same as, the defaults in rules/src/notices.ts; no row: the default.
create table notification_choice (
  user_id uuid not null references app_user,
  category text not null check (category in (
    'offers', 'changes', 'money', 'games', 'spots', 'signUps', 'organising', 'ratings', 'communities')),
  channel text not null check (channel in ('app', 'mail', 'push')),
  is_on boolean not null,
  primary key (user_id, category, channel)
);

-- Local hours of Amsterdam in which nothing rings; without a row the usual night, with nulls none.
create table quiet_hours (
  user_id uuid primary key references app_user,
  from_minute smallint check (from_minute between 0 and 1439), -- minutes since midnight
  until_minute smallint check (until_minute between 0 and 1439),
  constraint quiet_hours_both check ((from_minute is null) = (until_minute is null)),
  constraint quiet_hours_some check (from_minute <> until_minute)
);

-- Whoever switched a category off in the app still has the row: push and mail are made of it.
alter table notification add column in_app boolean not null default true;
-- When its push messages and its own mail were made; null: they wait. What is older than this feature was told as it was.
alter table notification add column delivered_at timestamptz;
update notification set delivered_at = created_at;
create index notification_undelivered on notification (created_at) where delivered_at is null;
create index notification_unread on notification (user_id) where status = 'unread' and in_app;

-- What is needed to put a mail into a digest, and to end such mails with a link.
alter table mail
  add column user_id uuid references app_user, -- null: the address has no account
  add column language text check (language in ('en', 'nl')),
  add column category text, -- null: about a login, a booking or money
  add column waits boolean not null default false, -- may become part of a digest, and rests in quiet hours
  add column line text, -- what it says, without greeting and footer
  add column link text,
  add column digest_id uuid references mail, -- went out as part of this one
  add column failed_at timestamptz, -- refused for good; never tried again
  add constraint mail_may_wait check (
    not waits or (user_id is not null and language is not null and category is not null and line is not null and link is not null));
create index mail_waiting on mail (user_id) where waits and sent_at is null and digest_id is null and failed_at is null;
create index mail_digest on mail (digest_id) where digest_id is not null;
drop index mail_unsent;
create index mail_unsent on mail (next_attempt_at) where sent_at is null and digest_id is null and failed_at is null;

-- One browser that asked for push messages. It ends with its session.
create table push_subscription (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  session_id bigint not null references session on delete cascade,
  endpoint text not null unique check (char_length(endpoint) <= 1000), -- one browser, one person: the last who asked
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscription_user on push_subscription (user_id);
create index push_subscription_session on push_subscription (session_id);

-- Push messages that were decided and not yet sent; a message that was taken, or is of no use any more, is deleted.
create table push_message (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references push_subscription on delete cascade,
  payload jsonb not null, -- {title, body, path, tag}
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(), -- real time
  expires_at timestamptz not null,
  last_error text
);
create index push_message_due on push_message (next_attempt_at);
create index push_message_subscription on push_message (subscription_id);

-- The key pair this installation signs push messages with, made once, unless the settings give one.
create table vapid_key (
  singleton boolean primary key default true check (singleton),
  public_key text not null,
  private_key text not null
);
