-- Keeps how many members a community has, and had at the end of each day (decisions/0034-communities.md): once for each statement, because letting in
-- thousands one by one took longer than a statement may.
create or replace function count_members() returns trigger language plpgsql as $$
declare
  entered uuid[] := '{}';
  gone uuid[] := '{}';
begin
  if tg_op <> 'DELETE' then
    entered := array(select community_id from rows_after where status = 'approved');
  end if;
  if tg_op <> 'INSERT' then
    gone := array(select community_id from rows_before where status = 'approved');
  end if;
  with changed as (
    select id, sum(more) as more from (select unnest(entered), 1 union all select unnest(gone), -1) as each(id, more)
    group by id having sum(more) <> 0
  ), counted as (
    update community c set member_count = member_count + more from changed where c.id = changed.id
    returning c.id, member_count)
  insert into community_size (community_id, day, members)
  select id, (app_now() at time zone 'Europe/Amsterdam')::date, member_count from counted
  on conflict (community_id, day) do update set members = excluded.members;
  return null;
end $$;

drop trigger if exists community_members_counted on community_member;
create or replace trigger community_members_entered after insert on community_member
referencing new table as rows_after for each statement execute function count_members();
create or replace trigger community_members_changed after update on community_member
referencing old table as rows_before new table as rows_after for each statement execute function count_members();
create or replace trigger community_members_gone after delete on community_member
referencing old table as rows_before for each statement execute function count_members();
