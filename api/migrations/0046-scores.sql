-- The score as a fit of all grades: what is known of each player and of each rater, and receipts (docs/decisions/0035-score.md).

-- The fit asks nobody how much they played.
alter table grading drop column rater_game_count;
-- A rater's grades, for what is known of the rater.
create index grading_rater on grading (rater_id, sport);
-- What came since the last fit.
create index grading_new on grading (sport, created_at);

alter table score
  drop column game_count,
  add column deviation double precision not null default sqrt(0.5) check (deviation > 0), -- standard deviation of the score
  add column graded_games integer not null default 0 check (graded_games between 0 and grade_count);
update score s set grade_count = counted.grades, graded_games = counted.games
from (select target_id, sport, count(*) as grades, count(distinct game_id) as games from grading group by target_id, sport) counted
where counted.target_id = s.user_id and counted.sport = s.sport;

-- What is known of who gives grades: how far above others' theirs are, how much of a difference between players they see, the variance
-- of their noise, and that of the leniency.
create table rater (
  user_id uuid not null references app_user,
  sport text not null references rated_sport,
  leniency double precision not null,
  slope double precision not null check (slope >= 0),
  noise double precision not null check (noise > 0),
  uncertainty double precision not null check (uncertainty > 0),
  grade_count integer not null check (grade_count >= 0), -- grades they gave
  updated_at timestamptz not null,
  primary key (user_id, sport)
);

-- What the last full fit of a sport said of its players as a whole, and of how many grades.
create table score_fit (
  sport text primary key references rated_sport,
  mean double precision not null,
  strength_variance double precision not null check (strength_variance > 0),
  leniency_variance double precision not null check (leniency_variance > 0),
  slope_variance double precision not null check (slope_variance > 0),
  grade_count bigint not null check (grade_count >= 0),
  fitted_at timestamptz not null
);

-- What a player hears of the grades others gave them, from three raters on; never whose or which.
create table rating_receipt (
  id bigint generated always as identity primary key,
  user_id uuid not null references app_user,
  sport text not null references rated_sport,
  rater_count integer not null check (rater_count >= 3),
  first_day date not null, -- of these grades, in Amsterdam
  last_day date not null check (last_day >= first_day),
  score_before numeric(5, 4), -- null: the first
  score_after numeric(5, 4) not null,
  last_grading_id bigint not null, -- grades up to this one have been told
  created_at timestamptz not null,
  unique (user_id, sport, last_grading_id)
);

-- Who is still asked to rate, the longest first.
create index notification_rating on notification (created_at) where kind = 'afterMatchRating' and status <> 'archived';

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'matchConfirmed', 'matchInADay', 'matchInTwoHours', 'signedUp', 'communityApproved', 'communityDenied',
  'communityRequest', 'communityRemoved', 'communityAdmin', 'communityNews', 'communityGames',
  'waitingListPromoted', 'afterMatchRating', 'ratingReceipt', 'topUpConfirmed', 'paymentConfirmed', 'matchCancelled',
  'matchChanged', 'matchBelowMinimum', 'spotOffered', 'spotOpen', 'spotLapsed', 'spotWithdrawn', 'friendPaid',
  'friendDeclined', 'spotGivenUp', 'handOverOffered', 'handOverTaken', 'handOverDeclined', 'creditWaiting'));
