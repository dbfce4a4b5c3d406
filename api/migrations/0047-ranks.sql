-- Ranks at once among millions of players (docs/decisions/0036-ranks.md).

-- Ranked is who was graded in three games of a sport and is still with Rondo.
alter table score add column has_left boolean not null default false; -- whether the account was deleted
update score s set has_left = true from app_user u where u.id = s.user_id and u.deleted_at is not null;
alter table score add column is_ranked boolean not null generated always as (graded_games >= 3 and not has_left) stored;
drop index score_rank;
create index score_ranked on score (sport, score desc, user_id) where is_ranked;

-- How many players are ranked in each part of the scale, kept by a trigger (api/functions/count_ranked.sql).
create table rank_count (
  sport text not null references rated_sport,
  width smallint not null check (width in (1, 40, 1600)), -- of the part, in ten-thousandths
  part integer not null, -- the score divided by the width, rounded down
  players integer not null,
  primary key (sport, width, part)
) with (fillfactor = 50);
insert into rank_count (sport, width, part, players)
select sport, width, trunc(score * 10000 / width), count(*) from score cross join (values (1), (40), (1600)) as widths(width)
where is_ranked group by 1, 2, 3;
