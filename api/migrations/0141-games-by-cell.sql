-- How many live games each small cell of the map has, so that a map of the country reads no games (docs/decisions/0147-games-by-cell.md).
-- A row is a change: note_in_cell() writes it with the game, waiting for nobody, and the sweep of games adds the rows of a cell up.
create table game_cell (
  cell integer not null, -- a quarter as wide and tall as game.tile, numbered likewise
  sport text not null,
  private_community_id uuid, -- as in game
  games integer not null, -- below zero where games went
  -- The halves of all ids, by exclusive or: those of a single game are its id.
  id_high bigint not null,
  id_low bigint not null,
  -- In millionths of a degree, so that what is added and taken off again leaves nothing.
  latitude_sum bigint not null,
  longitude_sum bigint not null,
  -- Around all games that came since the cell was last empty; null where games went.
  south double precision,
  west double precision,
  north double precision,
  east double precision
);
insert into game_cell
select floor((latitude + 90) * 32)::int * 10000 + floor((longitude + 180) * 20)::int, sport, private_community_id, count(*),
  bit_xor(('x' || left(replace(id::text, '-', ''), 16))::bit(64)::bigint), bit_xor(('x' || right(replace(id::text, '-', ''), 16))::bit(64)::bigint),
  sum(round(latitude * 1e6)::bigint), sum(round(longitude * 1e6)::bigint), min(latitude), min(longitude), max(latitude), max(longitude)
from game where not archived group by 1, 2, 3;
