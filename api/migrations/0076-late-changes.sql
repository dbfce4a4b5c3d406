-- What was changed in one tap on the day of a game (decisions/0067-leading-together.md).
create table late_change (
  game_id uuid not null references game,
  number smallint not null check (number between 1 and 5), -- five at most, however many change it at once
  made_by uuid references app_user, -- null: they left Rondo
  minutes_later smallint not null check (minutes_later >= 0),
  note text not null check (char_length(note) <= 100), -- empty: none
  started_at timestamptz not null, -- its start before
  created_at timestamptz not null,
  primary key (game_id, number),
  check (minutes_later > 0 or note <> '')
);
create index late_change_made_by on late_change (made_by);
