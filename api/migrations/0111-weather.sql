-- The weather of games outdoors (decisions/0104-weather.md).

create table forecast (
  latitude numeric(4, 2) not null,   -- of a neighbourhood, never of a game
  longitude numeric(5, 2) not null,
  asked_at timestamptz not null,     -- when a process took it to ask for it, so that no other does
  fetched_at timestamptz,
  source text check (source in ('openMeteo', 'sandbox')),
  hours jsonb,                       -- of each hour: when it begins, °C, mm, km/h and the WMO's number of its sky
  primary key (latitude, longitude),
  constraint forecast_whole check (num_nulls(fetched_at, source, hours) in (0, 3))
);
create index forecast_asked on forecast (asked_at);

-- Games whose hosts were told that extreme rain is forecast: once for each start, however often it is forecast.
create table rain_told (
  game_id uuid not null references game,
  starts_at timestamptz not null,
  told_at timestamptz not null,
  primary key (game_id, starts_at)
);

-- Where it pours in the sandbox.
create table sandbox_downpour (
  latitude numeric(4, 2) not null,
  longitude numeric(5, 2) not null,
  primary key (latitude, longitude)
);
