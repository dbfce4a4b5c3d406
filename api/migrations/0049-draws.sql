-- The secret of a game's draws, from which each draw's seed follows (decisions/0038-committed-draw.md). 244 bits of chance, in hex.
alter table game add column draw_secret text not null
  default encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex')
  check (draw_secret ~ '^[0-9a-f]{64}$');

-- Teams that chance made: what was drawn from. The teams follow from it and the seed of this number.
create table team_draw (
  game_id uuid not null references game,
  number smallint not null check (number between 1 and 20),
  team_size smallint not null check (team_size between 1 and 99),
  players uuid[] not null, -- in blocks of like strength, by id within each
  drawn_at timestamptz not null,
  primary key (game_id, number)
);
