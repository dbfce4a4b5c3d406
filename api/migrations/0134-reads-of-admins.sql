-- So that no call of admins and no sweep reads all there ever was (decisions/0033-typed-sql.md#plans).
-- No-shows that came to Rondo, and those that are old.
create index no_show_come_to_rondo on no_show (state_at) where second_appeal is not null;
create index no_show_marked on no_show (marked_at);
-- Old marks are deleted and new ones take their place in the table, so that ranges of its pages soon hold marks of every age.
drop index check_in_marked;
create index check_in_by_mark on check_in (marked_at);
-- Lines of settlements that are still to be explained.
create index settlement_line_unexplained on settlement_line (id)
where gross_cents <> explained_cents and resolution is null;
