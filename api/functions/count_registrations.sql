-- Keeps game.joined_count and team.member_count equal to the spots taken: 'active' while the game is on, 'played' after.
create or replace function count_registrations() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update game g set joined_count = g.joined_count + c.n, unproved_count = g.unproved_count + c.unproved
      from (select game_id, count(*)::int as n, (count(*) filter (where proof_until is not null))::int as unproved
            from new_rows where status in ('active', 'played') group by game_id) c
      where g.id = c.game_id;
    update team t set member_count = t.member_count + c.n
      from (select team_id, count(*)::int as n from new_rows
            where status in ('active', 'played') and team_id is not null group by team_id) c
      where t.id = c.team_id;
  else
    update game g set joined_count = g.joined_count + c.n, unproved_count = g.unproved_count + c.unproved
      from (select n.game_id,
              (count(*) filter (where n.status in ('active', 'played'))
               - count(*) filter (where o.status in ('active', 'played')))::int as n,
              (count(*) filter (where n.status in ('active', 'played') and n.proof_until is not null)
               - count(*) filter (where o.status in ('active', 'played') and o.proof_until is not null))::int as unproved
            from new_rows n join old_rows o on o.id = n.id group by n.game_id) c
      where g.id = c.game_id and (c.n <> 0 or c.unproved <> 0);
    update team t set member_count = t.member_count + c.n
      from (select team_id, sum(n)::int as n from (
              select team_id, 1 as n from new_rows where status in ('active', 'played') and team_id is not null
              union all
              select team_id, -1 from old_rows where status in ('active', 'played') and team_id is not null) m
            group by team_id) c
      where t.id = c.team_id and c.n <> 0;
  end if;
  return null;
end $$;

create or replace trigger registration_count_inserted after insert on registration
  referencing new table as new_rows for each statement execute function count_registrations();
create or replace trigger registration_count_updated after update on registration
  referencing old table as old_rows new table as new_rows for each statement execute function count_registrations();
