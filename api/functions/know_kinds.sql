-- A notification is of a kind that the table names (decisions/0089-one-entry-a-kind.md), as a foreign key would demand; but a foreign key would lock
-- the kind's row for everybody who joins.
create or replace function know_kinds() returns trigger language plpgsql as $$
declare
  unknown text;
begin
  select n.kind into unknown from new_rows n where not exists (select from notification_kind k where k.name = n.kind) limit 1;
  if unknown is not null then
    raise exception 'notification_kind has no %', unknown using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create or replace trigger notification_kinds after insert on notification
  referencing new table as new_rows for each statement execute function know_kinds();
