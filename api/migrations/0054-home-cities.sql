-- The city whose leaderboard a player wants to be on (docs/decisions/0036-ranks.md).
alter table app_user add column home_city text references preferred_city on update cascade on delete set null;
create index app_user_home_city on app_user (home_city) where home_city is not null;

-- As the account has it, kept by triggers (api/functions/follow_account.sql), so that one index has a city's ranked players in order.
alter table score add column home_city text;
create index score_ranked_in_city on score (sport, home_city, score desc, user_id) where is_ranked and home_city is not null;

-- Replaced by api/functions/follow_account.sql; a database that is just being made never had it.
drop trigger if exists person_left_ranks on app_user;
drop function if exists leave_ranks();
do $$ begin
  if to_regclass('applied_function') is not null then
    delete from applied_function where name = 'leave_ranks';
  end if;
end $$;
