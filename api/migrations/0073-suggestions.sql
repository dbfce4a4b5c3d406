-- Whether games are chosen for somebody by how they play (product.md#for-you); off: the soonest near the city they said.
alter table app_user add column suggests_games boolean not null default true;
