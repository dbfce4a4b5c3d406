-- Which entries a statement has, those of an earlier one too: by the balances of both one knows what they can't have in common
-- (decisions/0102-bank-statements.md).
create table bank_statement_entry (
  statement_id uuid not null references bank_statement,
  entry_id uuid not null references bank_entry,
  primary key (statement_id, entry_id)
);
create index bank_statement_entry_of on bank_statement_entry (entry_id);
insert into bank_statement_entry (statement_id, entry_id) select statement_id, id from bank_entry;

-- An entry may be a correction against *bank*, or a debt that was paid there: journals that an admin chose.
alter table bank_match
  add journal_id bigint unique references journal,
  drop constraint bank_match_kind_check,
  add constraint bank_match_kind_check check (kind in ('settlement', 'payout', 'return', 'journal')),
  drop constraint bank_match_of_one,
  add constraint bank_match_of_one check (
    num_nonnulls(settlement_id, payout_line_id, journal_id) = 1
    and (kind = 'settlement') = (settlement_id is not null) and (kind = 'journal') = (journal_id is not null));
