-- When an account was used last, accounts that nobody uses, and of whom and of how much the log speaks (decisions/0101-retention.md).

-- Accounts that nobody uses, whose owner was told.
create table dormant_account (
  user_id uuid primary key references app_user,
  told_at timestamptz not null,
  reminded_at timestamptz,
  held_at timestamptz,           -- since when money or an open case keeps it
  ends_at timestamptz not null,  -- before then it is not forgotten
  next_at timestamptz not null,  -- when it is looked at again
  constraint dormant_account_told_first check (reminded_at >= told_at and held_at >= reminded_at),
  constraint dormant_account_held_after_both check (held_at is null or reminded_at is not null)
);

-- The person decided about, or looked at, also where the subject is a payment or a game of theirs; and how much the act moved.
alter table admin_action
  add column about_id uuid,
  add column amount_cents integer check (amount_cents > 0);
-- The rows say it already: nothing in them becomes another.
alter table admin_action disable trigger user;
update admin_action set about_id = subject_id::uuid where subject_kind = 'user';
alter table admin_action enable trigger user;
create index admin_action_by_about on admin_action (about_id, id) where about_id is not null;
create index admin_action_by_amount on admin_action (id) where amount_cents is not null;
create index admin_action_by_time on admin_action (at);

-- Last, because every session is looked up in this table, which is locked until all of this is done. The last login; of accounts of before it is not known, and begins here. Without an index, which would have each login write all others of its row anew.
alter table app_user add column used_at timestamptz not null default now();
