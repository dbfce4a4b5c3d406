-- Challenges (decisions/0151-a-challenge-is-a-game.md): a game of one community, the home side, in which a second one fills the other side. Each side is
-- a team of the game.
create table challenge (
  game_id uuid primary key references game,
  away_community_id uuid not null references community,
  home_team_id uuid not null,
  away_team_id uuid not null,
  asked_at timestamptz not null,
  -- Null until an admin of the away community answered.
  answered_at timestamptz,
  accepted boolean,
  answered_by uuid references app_user,
  foreign key (home_team_id, game_id) references team (id, game_id),
  foreign key (away_team_id, game_id) references team (id, game_id),
  constraint challenge_of_two_sides check (home_team_id <> away_team_id),
  constraint challenge_answered_whole check ((accepted is null) = (answered_at is null))
);
create index challenge_away_community_id on challenge (away_community_id);
create index challenge_answered_by on challenge (answered_by);
