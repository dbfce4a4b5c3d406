-- How many mails one inbox gets because others asked for them, and addresses that mails come back from.

alter table mail
  add column budget text, -- what it counts for; null: it is never held back
  add column inbox text, -- the address without what a mail program ignores in it (name+anything)
  add column queued_at timestamptz not null default now(), -- real time: budgets do not move with the demo's clock
  add constraint mail_counts check ((budget is null) = (inbox is null));
create index mail_budget on mail (inbox, budget, queued_at) where budget is not null;

-- Addresses that get only what is necessary, or nothing for a while (decisions/0018-notifications.md).
create table mail_suppression (
  email text primary key,
  -- refused: by the mail server, for a while; bounced, complained: reported, until the owner confirms the address anew.
  reason text not null check (reason in ('refused', 'bounced', 'complained')),
  since timestamptz not null default now(),
  until timestamptz,
  times integer not null default 1, -- refused: how often in a row, each longer than the one before
  constraint mail_suppression_ends check ((until is null) = (reason <> 'refused'))
);
