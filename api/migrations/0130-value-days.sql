-- A journal that counts earlier than it was booked: a payout on the day the provider paid it (decisions/0133-payouts-on-their-day.md).
alter table journal add column valued_at timestamptz, add constraint journal_valued_before_booked check (valued_at < created_at);
create index journal_by_value on journal (valued_at) where valued_at is not null;
