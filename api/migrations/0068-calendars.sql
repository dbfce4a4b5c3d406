-- Calendars that follow one's own games, or a search (product.md#calendars). Their address is signed over the id, and stored nowhere.
create table calendar (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references app_user (id),
  -- The filters as in the query of /allgames; null for the owner's own games.
  search text check (length(search) <= 600),
  created_at timestamptz not null,
  unique nulls not distinct (user_id, search)
);
