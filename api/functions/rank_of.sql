-- A player's rank in a sport, from 1; null without one. Sums the players of higher parts, then of higher ones within the own part, and counts
-- equal scores by id (decisions/0036-ranks.md).
create or replace function rank_of(in_sport text, player uuid) returns bigint stable language plpgsql as $$
declare
  own numeric;
begin
  select s.score into own from score s where s.user_id = player and s.sport = in_sport and s.is_ranked;
  if not found then
    return null;
  end if;
  return 1
    + (select coalesce(sum(c.players), 0) from rank_parts(own) p
       join rank_count c on c.sport = in_sport and c.width = p.width and c.part > p.part and c.part < (p.part / 40 + 1) * 40)
    + (select count(*) from score s where s.sport = in_sport and s.is_ranked and s.score = own and s.user_id < player);
end $$;
