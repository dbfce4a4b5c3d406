-- What whoever leads a game or a community writes to everyone in it (decisions/0067-leading-together.md).
create table group_message (
  id uuid primary key default gen_random_uuid(),
  game_id uuid references game,
  community_id uuid references community,
  author_id uuid references app_user, -- null: they left Rondo
  words text not null check (words <> '' and char_length(words) <= 500),
  to_waiting boolean not null default false, -- whether who waits for a spot got it too
  number smallint check (number between 1 and 3), -- of the game: three at most, however many write at once
  reached integer not null check (reached > 0), -- how many people it went to
  created_at timestamptz not null,
  removed_at timestamptz, -- an admin took it away; it counts all the same
  check (num_nonnulls(game_id, community_id) = 1),
  check ((game_id is null) = (number is null)),
  unique (game_id, number)
);
create index group_message_community on group_message (community_id, created_at);
create index group_message_author on group_message (author_id);

create table group_message_report (
  message_id uuid not null references group_message,
  reporter_id uuid not null references app_user,
  reason text not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (message_id, reporter_id)
);
create index group_message_report_reporter on group_message_report (reporter_id);
