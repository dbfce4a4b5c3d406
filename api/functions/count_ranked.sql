-- Keeps how many players are ranked in each part of the scale (decisions/0036-ranks.md), once for each statement and in one order, so that people who
-- grade at once wait for one another, but never in a circle.
create or replace function count_ranked() returns trigger language plpgsql as $$
declare
  sports text[] := '{}';
  scores numeric[] := '{}';
  more integer[] := '{}';
begin
  if tg_op = 'INSERT' then
    -- An account that is leaving, or changing its city, at this moment does so before or after.
    with people as (
      select id, deleted_at is not null as has_left, home_city from app_user where id in (select user_id from rows_after)
      order by id for share)
    update score s set has_left = p.has_left, home_city = p.home_city from people p
    where p.id = s.user_id and (s.has_left, s.home_city) is distinct from (p.has_left, p.home_city);
    select array_agg(sport), array_agg(score), array_agg(n) into sports, scores, more
    from (select sport, score, count(*) as n from rows_after where is_ranked group by sport, score) each;
  elsif tg_op = 'DELETE' then
    select array_agg(sport), array_agg(score), array_agg(-n) into sports, scores, more
    from (select sport, score, count(*) as n from rows_before where is_ranked group by sport, score) each;
  else
    select array_agg(sport), array_agg(score), array_agg(n) into sports, scores, more
    from (
      select sport, score, sum(change) as n from (
        select sport, score, 1 as change from rows_after where is_ranked
        union all select sport, score, -1 from rows_before where is_ranked) each
      group by sport, score having sum(change) <> 0) each;
  end if;
  insert into rank_count (sport, width, part, players)
  select m.sport, p.width, p.part, sum(m.n) from unnest(sports, scores, more) as m(sport, score, n)
  cross join lateral rank_parts(m.score) p
  group by 1, 2, 3 having sum(m.n) <> 0 order by 1, 2, 3
  on conflict (sport, width, part) do update set players = rank_count.players + excluded.players;
  return null;
end $$;

create or replace trigger ranked_entered after insert on score
referencing new table as rows_after for each statement execute function count_ranked();
create or replace trigger ranked_moved after update on score
referencing old table as rows_before new table as rows_after for each statement execute function count_ranked();
create or replace trigger ranked_gone after delete on score
referencing old table as rows_before for each statement execute function count_ranked();
