-- Grades players give each other, the scores they make, tags and nicknames.

create table grading (
  id bigint generated always as identity primary key,
  game_id uuid not null references game,
  rater_id uuid not null references app_user,
  target_id uuid not null references app_user,
  sport text not null check (sport in ('Football', 'Volleyball', 'Basketball')),
  grade numeric(3, 2) not null check (grade between 1 and 6 and grade % 0.05 = 0), -- steps of 0.05
  rater_game_count integer not null check (rater_game_count >= 0), -- at that moment: a replay trusts the rater as much
  created_at timestamptz not null,
  unique (game_id, rater_id, target_id), -- a grader grades a game once
  check (rater_id <> target_id)
);
create index grading_target on grading (target_id, sport);

-- The running estimate; recomputable from the gradings (product.md#score).
create table score (
  user_id uuid not null references app_user,
  sport text not null check (sport in ('Football', 'Futsal', 'Volleyball', 'Basketball', 'Martial arts', 'Health & fitness')),
  score numeric(5, 4) not null check (score between 1 and 6),
  game_count integer not null default 0 check (game_count >= 0), -- archived confirmed games in this sport
  grade_count integer not null default 0 check (grade_count >= 0),
  updated_at timestamptz not null default now(),
  primary key (user_id, sport)
);
create index score_rank on score (sport, score desc, user_id);

create table user_tag (
  id bigint generated always as identity primary key,
  community_id uuid not null references community,
  user_id uuid not null references app_user,
  suggested_by uuid references app_user,
  tag text not null check (char_length(tag) between 1 and 30),
  kind text not null check (kind in ('admin', 'suggestion')),
  status text not null check (status in ('pending', 'confirmed', 'rejected')),
  color text,
  description text,
  created_at timestamptz not null default now(),
  unique (community_id, user_id, tag)
);

create table nickname (
  id bigint generated always as identity primary key,
  community_id uuid not null references community,
  user_id uuid not null references app_user,
  suggested_by uuid not null references app_user,
  nickname text not null check (char_length(btrim(nickname)) between 1 and 30),
  status text not null check (status in ('pending', 'confirmed', 'rejected')),
  created_at timestamptz not null default now()
);
create unique index nickname_confirmed on nickname (community_id, user_id) where status = 'confirmed';
