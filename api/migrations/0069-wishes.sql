-- Games people would like to be told of (decisions/0062-wishes.md).

create table wish (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user,
  sports text[] not null check (cardinality(sports) > 0),
  parts text[] not null check (cardinality(parts) > 0 and parts <@ array['weekdayMorning', 'weekdayAfternoon',
    'weekdayEvening', 'weekendMorning', 'weekendAfternoon', 'weekendEvening']),
  place_name text not null,
  latitude double precision not null,
  longitude double precision not null,
  town_id integer references place, -- the largest near it, in which the wish counts as demand; null where none is near
  radius_km smallint not null check (radius_km in (5, 10, 25, 50)),
  levels text[] not null default '{}' check (levels <@ array['Beginner', 'Intermediate', 'Advanced']), -- empty: any
  max_price_cents integer check (max_price_cents >= 0), -- null: any
  telling text not null check (telling in ('at_once', 'daily', 'weekly')),
  is_on boolean not null default true,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index wish_of_user on wish (user_id, created_at);

-- A wish that is on, once for each of its sports and parts of the week, in the map tile of its place (as game.tile). The index has all that
-- decides whether a game fits: of a million wishes it reads those of one sport, part of the week and neighbourhood alone.
create table wish_cell (
  wish_id uuid not null references wish on delete cascade,
  user_id uuid not null,
  sport text not null references sport,
  part text not null,
  radius_km smallint not null,
  tile integer not null,
  latitude double precision not null,
  longitude double precision not null,
  levels text[] not null,
  max_price_cents integer,
  telling text not null
);
create index wish_cell_found on wish_cell (sport, part, radius_km, tile)
  include (latitude, longitude, levels, max_price_cents, telling, user_id, wish_id);
create index wish_cell_wish on wish_cell (wish_id);
-- Read without a look at the table, which wants what was written to be looked through soon.
alter table wish_cell set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- Somebody is told of a game, or has been: once for each game or series, however many wishes it fits.
create table wish_match (
  user_id uuid not null references app_user,
  subject_id uuid not null, -- the series, or the game without one
  game_id uuid not null references game,
  wish_id uuid not null references wish on delete cascade,
  more integer not null check (more >= 0), -- other games of the series
  is_digest boolean not null,
  due_at timestamptz not null,
  told_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, subject_id)
);
create index wish_match_due on wish_match (due_at) where told_at is null;
create index wish_match_game on wish_match (game_id);
create index wish_match_wish on wish_match (wish_id);

-- What organisers read of wishes: how many people want a game, rounded down, nowhere fewer than five. Counted once a day.
create table demand (
  town_id integer not null references place,
  sport text not null references sport,
  part text not null check (part in ('weekdayMorning', 'weekdayAfternoon', 'weekdayEvening', 'weekendMorning', 'weekendAfternoon',
    'weekendEvening')),
  people integer not null check (people >= 5),
  level text not null check (level in ('All levels', 'Beginner', 'Intermediate', 'Advanced')), -- what most of them want, else 'All levels'
  price_cents integer check (price_cents >= 0), -- what at least half of them, and five, would pay; null: any price
  counted_at timestamptz not null,
  game_id uuid references game on delete set null, -- made from it, told to these people first
  answered_at timestamptz,
  primary key (town_id, sport, part)
);
create index demand_game on demand (game_id);
create table demand_count (
  singleton boolean primary key default true check (singleton),
  counted_at timestamptz not null
);

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'matchConfirmed', 'matchInADay', 'matchInTwoHours', 'signedUp', 'communityApproved', 'communityDenied',
  'communityRequest', 'communityRemoved', 'communityAdmin', 'communityNews', 'communityGames',
  'labelSuggested', 'labelRemoved', 'labelReported', 'tagGiven',
  'waitingListPromoted', 'afterMatchRating', 'ratingReceipt', 'topUpConfirmed', 'paymentConfirmed', 'matchCancelled',
  'matchChanged', 'matchBelowMinimum', 'matchGiven', 'matchInvited', 'spotOffered', 'spotOpen', 'spotLapsed', 'spotWithdrawn',
  'friendPaid', 'friendDeclined', 'spotGivenUp', 'handOverOffered', 'handOverTaken', 'handOverDeclined', 'creditWaiting',
  'balanceCorrected', 'wishFits', 'wishDigest'));

alter table notification_choice drop constraint notification_choice_category_check;
alter table notification_choice add constraint notification_choice_category_check check (category in (
  'offers', 'changes', 'money', 'bookings', 'games', 'reminders', 'spots', 'signUps', 'organising', 'ratings', 'communities',
  'invitations', 'wishes'));
