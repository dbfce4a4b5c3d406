-- What came out between the teams of a game (product.md#results). Each entry is kept; the one made last counts.

create table game_result (
  id uuid primary key,
  game_id uuid not null references game,
  bouts jsonb not null check (jsonb_typeof(bouts) = 'array'),
  -- By the clock of the phone that it was entered on, between the game's start and when it arrived.
  entered_at timestamptz not null,
  written_at timestamptz not null,
  entered_by uuid references app_user, -- null once they have left
  side_id uuid references team, -- the team of who entered it; null if they play in none
  confirmed_at timestamptz,
  confirmed_by uuid references app_user,
  unique (game_id, entered_at),
  check (confirmed_at is not null or confirmed_by is null)
);
create index game_result_entered_by on game_result (entered_by) where entered_by is not null;
create index game_result_confirmed_by on game_result (confirmed_by) where confirmed_by is not null;
create index game_result_side on game_result (side_id) where side_id is not null;

-- What a game was for each of its teams by the result that counts, and when that stands.
create table team_outcome (
  team_id uuid primary key references team,
  game_id uuid not null references game,
  outcome text not null check (outcome in ('won', 'drew', 'lost')),
  stands_at timestamptz not null,
  -- The mean of its players' published scores when it was entered first; null if one of them had none.
  strength double precision
);
create index team_outcome_game on team_outcome (game_id);
-- The latest games whose two sides all had scores judge these.
create index team_outcome_stands on team_outcome (stands_at) where strength is not null;
