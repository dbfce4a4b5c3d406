-- Tables to which rows are only added.
create or replace function refuse_change() returns trigger language plpgsql as
$$ begin raise exception '% rows are never changed or deleted', tg_table_name using errcode = 'restrict_violation'; end $$;

-- Names are removed seven years after their book year (rules/src/privacy/retention.ts).
create or replace trigger admin_action_append_only before update on admin_action for each row execute function refuse_change();
create or replace trigger admin_action_kept before delete on admin_action for each row
  when (not past_papers(old.at)) execute function refuse_change();
create or replace trigger journal_append_only before update or delete on journal for each row execute function refuse_change();
create or replace trigger posting_append_only before update or delete on posting for each row execute function refuse_change();
create or replace trigger journal_hash_append_only before update or delete on journal_hash for each row execute function refuse_change();
create or replace trigger document_append_only before update or delete on document for each row execute function refuse_change();
create or replace trigger document_line_append_only before update or delete on document_line for each row execute function refuse_change();
create or replace trigger document_buyer_append_only before update on document_buyer for each row execute function refuse_change();
create or replace trigger document_buyer_kept before delete on document_buyer for each row
  when (not past_papers(old.named_at)) execute function refuse_change();
create or replace trigger seller_append_only before update or delete on seller for each row execute function refuse_change();
create or replace trigger daily_close_append_only before update or delete on daily_close for each row execute function refuse_change();
create or replace trigger account_day_append_only before update or delete on account_day for each row execute function refuse_change();
create or replace trigger month_close_append_only before update or delete on month_close for each row execute function refuse_change();

create or replace trigger admin_action_never_emptied before truncate on admin_action for each statement execute function refuse_change();
create or replace trigger journal_never_emptied before truncate on journal for each statement execute function refuse_change();
create or replace trigger posting_never_emptied before truncate on posting for each statement execute function refuse_change();
create or replace trigger document_never_emptied before truncate on document for each statement execute function refuse_change();
create or replace trigger document_line_never_emptied before truncate on document_line for each statement execute function refuse_change();
create or replace trigger document_buyer_never_emptied before truncate on document_buyer for each statement execute function refuse_change();
create or replace trigger journal_hash_never_emptied before truncate on journal_hash for each statement execute function refuse_change();
create or replace trigger daily_close_never_emptied before truncate on daily_close for each statement execute function refuse_change();
create or replace trigger account_day_never_emptied before truncate on account_day for each statement execute function refuse_change();
create or replace trigger month_close_never_emptied before truncate on month_close for each statement execute function refuse_change();
