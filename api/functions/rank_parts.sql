-- The parts of the scale that a score is in, each forty times as wide as the one before (decisions/0036-ranks.md).
create or replace function rank_parts(score numeric) returns table (width integer, part integer)
language sql immutable as $$
  select width, trunc(score * 10000 / width)::integer from (values (1), (40), (1600)) as widths(width)
$$;
