-- Tournaments that are played on Rondo (decisions/0148-a-tournament-is-a-game.md): a tournament is a game, whose teams, spots and money are a game's.
create table tournament (
  game_id uuid primary key references game,
  -- Who enters: a captain for a whole team, each player of a team, or each player alone.
  entry text not null check (entry in ('team', 'share', 'single')),
  team_size smallint not null check (team_size between 1 and 20),
  -- Format, courts and times, as the contract has them.
  terms jsonb not null,
  -- Null until the matches are drawn.
  drawn_at timestamptz,
  -- The lot of all teams, the luckiest first, by which they were seeded and the last tie is broken.
  lots uuid[] not null default '{}'
);

-- A place for a team, once somebody named it. While nobody is in the team, the place is kept by a hold of theirs.
create table tournament_team (
  team_id uuid primary key references team on delete cascade,
  game_id uuid not null references tournament,
  captain_id uuid not null references app_user,
  -- With which others follow into the team, at no cost.
  key text not null check (char_length(key) between 16 and 64),
  -- 1 is the strongest; null until the matches are drawn.
  seed smallint,
  withdrawn_at timestamptz
);
create index tournament_team_game_id on tournament_team (game_id);
create index tournament_team_captain_id on tournament_team (captain_id);

-- Who is in a team that its captain paid for, beside the captain, who has its spot.
create table tournament_player (
  team_id uuid not null references tournament_team on delete cascade,
  user_id uuid not null references app_user,
  joined_at timestamptz not null,
  primary key (team_id, user_id)
);
create index tournament_player_user_id on tournament_player (user_id);

create table tournament_match (
  game_id uuid not null references tournament,
  -- As the draw named it: 'A-1-2', 'K1-2'.
  id text not null check (char_length(id) between 1 and 40),
  -- In the order of the draw.
  number smallint not null,
  stage text not null check (stage in ('group', 'knock-out', 'losers', 'swiss', 'ladder')),
  group_name text,
  round smallint not null,
  sides jsonb not null,
  best_place smallint,
  worst_place smallint,
  only_if jsonb,
  -- Null while it isn't planned; minutes after the tournament's start.
  court text,
  start_minute smallint,
  duties jsonb not null default '[]',
  -- When it was called from the queue.
  called_at timestamptz,
  -- Null while it wasn't played; `entered_at` stays when a result is taken back.
  result jsonb,
  entered_at timestamptz,
  entered_by uuid references app_user,
  primary key (game_id, id)
);
create index tournament_match_entered_by on tournament_match (entered_by) where entered_by is not null;

-- A place that is kept for who named its team is a hold of theirs, so all that counts holds counts it.
alter table spot_hold drop constraint spot_hold_kind_check;
alter table spot_hold
  add constraint spot_hold_kind_check check (kind in ('checkout', 'offer', 'group', 'regular', 'team')),
  add constraint spot_hold_teams check (kind <> 'team' or user_id is not null);

-- Those that are over, the latest first; those to come are in `game_live_tournaments`.
create index game_past_tournaments on game (starts_at desc, id) where tournament and archived;
