-- What the console's home, its messages and its jobs are read from (product.md#administration).

-- How each sweep, and each kind of job, went last.
create table job_run (
  name text primary key,
  last_at timestamptz not null, -- when the last run began
  took_ms integer not null check (took_ms >= 0),
  runs bigint not null check (runs > 0),
  failures bigint not null check (failures between 0 and runs),
  is_failing boolean not null, -- the last run failed
  last_error text,
  failed_at timestamptz, -- when a run failed last
  constraint job_run_error check ((last_error is null) = (failed_at is null) and (failures = 0) = (failed_at is null)
    and (failed_at is not null or not is_failing))
);

-- Mails that failed, or failed and are tried again; those within a digest share its fate.
create index mail_troubled on mail ((coalesce(failed_at, next_attempt_at)), id)
  where last_error is not null and sent_at is null and digest_id is null;
create index mail_failed on mail (failed_at) where failed_at is not null and digest_id is null;
alter table push_message add column created_at timestamptz not null default now();

-- Joins come in the order of time, so a summary of each block is enough, and costs a join next to nothing.
create index registration_joined on registration using brin (joined_at) with (pages_per_range = 16, autosummarize = on);
create index payment_order_paid on payment_order (settled_at) include (amount_cents, fee_cents) where status = 'paid';
create index payment_order_decided on payment_order (resolved_at) where resolution is not null;

-- Who gets the newsletter.
create index app_user_newsletter on app_user (email)
  where newsletter_consent and confirmed_at is not null and deleted_at is null;
create index newsletter_subscribed on newsletter_subscription (email) where unsubscribed_at is null;
