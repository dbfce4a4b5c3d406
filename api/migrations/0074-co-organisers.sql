-- Who helps an organiser with a game, and with what (decisions/0067-leading-together.md). The function is_outsider changes with it.
create table co_organiser (
  id uuid primary key default gen_random_uuid(),
  game_id uuid not null references game,
  user_id uuid references app_user, -- null: nobody who could help has an account with the address
  address text, -- as the organiser typed it, who is not told whether it has an account; null for who was found by name
  rights text[] not null check (cardinality(rights) > 0 and rights <@ array['edit', 'players', 'checkIn', 'message']),
  created_at timestamptz not null,
  check (user_id is not null or address is not null)
);
-- Somebody who was named by name and by address has two rows: one alone would tell whose the address is.
create unique index co_organiser_person on co_organiser (game_id, user_id) where address is null;
create unique index co_organiser_address on co_organiser (game_id, address) where address is not null;
create index co_organiser_user on co_organiser (user_id, game_id);
