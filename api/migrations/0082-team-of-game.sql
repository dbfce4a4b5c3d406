-- A spot's team is one of its game (product.md#joining). Who waited for another game's team waits for none in particular.

update waiting_entry e set team_id = null from team t where t.id = e.team_id and t.game_id <> e.game_id;
update registration r set team_id = null from team t where t.id = r.team_id and t.game_id <> r.game_id;
update spot_hold h set team_id = null from team t where t.id = h.team_id and t.game_id <> h.game_id;
update payment_order o set team_id = null from team t where t.id = o.team_id and t.game_id <> o.game_id;

alter table team add constraint team_of_game unique (id, game_id);
alter table registration
  drop constraint registration_team_id_fkey,
  add constraint registration_team_of_game foreign key (team_id, game_id) references team (id, game_id);
alter table waiting_entry
  drop constraint waiting_entry_team_id_fkey,
  add constraint waiting_entry_team_of_game foreign key (team_id, game_id) references team (id, game_id);
alter table spot_hold
  drop constraint spot_hold_team_id_fkey,
  add constraint spot_hold_team_of_game foreign key (team_id, game_id) references team (id, game_id) on delete set null (team_id);
alter table payment_order
  drop constraint payment_order_team_id_fkey,
  add constraint payment_order_team_of_game foreign key (team_id, game_id) references team (id, game_id) on delete set null (team_id);
