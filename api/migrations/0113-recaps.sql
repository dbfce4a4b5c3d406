-- Another game like the one that was played, and who asked for it (decisions/0106-after-the-game.md).

alter table game add column again_of_id uuid references game; -- the played game whose host opened this one in one press
create unique index game_again on game (again_of_id) where again_of_id is not null and status <> 'cancelled'; -- once, however often it is pressed

-- The players who ask the host of a game for another one.
create table again_wish (
  game_id uuid not null references game,
  user_id uuid not null references app_user,
  asked_at timestamptz not null,
  primary key (game_id, user_id)
);
create index again_wish_of_user on again_wish (user_id);

insert into notification_kind values ('againWanted');
