-- The players of a sport at `most` ranks after the first `skip`, the best score first, equal scores in the order of their ids. However deep the page
-- is, only players with the same score as its first are skipped (decisions/0036-ranks.md).
create or replace function ranked_players(in_sport text, skip bigint, most integer)
returns table (user_id uuid, score numeric) stable language plpgsql as $$
declare
  step integer;
  -- The part that contains the first of them, and how many players are ranked before that part.
  start integer := 0;
  before bigint := 0;
begin
  foreach step in array array[1600, 40, 1] loop
    -- Counted by rows, so that it ends at the part: by range, which is the default, all rows are read first.
    select c.part, c.above into start, before from (
      select part, players, before + sum(players) over (order by part desc rows unbounded preceding) - players as above
      from rank_count where sport = in_sport and width = step and part between start * 40 and start * 40 + 39) c
    where c.above <= skip and c.above + c.players > skip limit 1;
    if not found then
      return;
    end if;
  end loop;
  return query
    select s.user_id, s.score from score s
    where s.sport = in_sport and s.is_ranked and s.score <= start / 10000.0
    order by s.score desc, s.user_id limit most offset skip - before;
end $$;
