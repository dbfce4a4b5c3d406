-- Games in the console by their venue, and what is done to several of them together (decisions/0098-bulk-changes.md).

create index game_venue on game (venue_id, starts_at);

-- Several games that an admin cancels or moves together; a job does it game by game, and goes on where it was.
create table bulk_change (
  id uuid primary key default gen_random_uuid(),
  act text not null check (act in ('cancel', 'move')),
  note text not null, -- which players read
  -- A move: so much later, and where to; no place means that they stay where they are.
  days integer not null default 0,
  minutes integer not null default 0,
  latitude double precision,
  longitude double precision,
  address text,
  city text,
  country text,
  place_description text,
  asked_by uuid not null references app_user,
  created_at timestamptz not null,
  finished_at timestamptz, -- null while games wait
  constraint bulk_change_whole_place
    check (num_nulls(latitude, longitude, address, city, country, place_description) in (0, 6))
);
create index bulk_change_unfinished on bulk_change (created_at) where finished_at is null;

create table bulk_change_game (
  bulk_change_id uuid not null references bulk_change,
  game_id uuid not null references game,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  refusal text, -- the code of why
  primary key (bulk_change_id, game_id),
  constraint bulk_change_game_says_why check ((refusal is not null) = (state = 'refused'))
);
