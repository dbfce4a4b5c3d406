-- A correction is decided once; neither it nor its decision is ever changed or deleted.
create or replace function keep_corrections() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.decision is null
    and (new.id, new.user_id, new.account, new.against, new.amount_cents, new.order_id, new.reason, new.proposed_by, new.proposed_at,
      new.expires_at)
    is not distinct from (old.id, old.user_id, old.account, old.against, old.amount_cents, old.order_id, old.reason, old.proposed_by,
      old.proposed_at, old.expires_at) then
    return new;
  end if;
  raise exception 'a correction is decided once and never changed or deleted' using errcode = 'restrict_violation';
end $$;

create or replace trigger correction_kept before update or delete on correction for each row execute function keep_corrections();
