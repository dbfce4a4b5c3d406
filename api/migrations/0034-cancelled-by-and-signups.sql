-- Who cancelled a game: told on its page, as it is in notices and mails. Null: not known, of games cancelled before.
alter table game add column cancelled_by text check (cancelled_by in ('system', 'organiser', 'rondo'));
alter table game add constraint game_cancelled_by_somebody check (cancelled_by is null or status = 'cancelled');
update game g set cancelled_by = 'system'
where status = 'cancelled' and exists (
  select from notification n where n.game_id = g.id and n.kind = 'matchCancelled' and n.params ->> 'cause' = 'system');

-- Signing up that opens with the game opens when nobody may join any more: such games are open at once.
update game set signup_opens_in_days = null where signup_opens_in_days = 0;
alter table game add constraint game_signup_opens_before check (signup_opens_in_days > 0);
