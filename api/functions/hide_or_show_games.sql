-- Games become visible or hidden to everybody with their community.
create or replace function hide_or_show_games() returns trigger language plpgsql as $$
begin
  perform from game where community_id = new.id order by id for no key update; -- in the order in which everybody locks games
  update game set community_id = community_id where community_id = new.id;
  return null;
end $$;

create or replace trigger community_privacy after update of is_private on community
  for each row when (old.is_private is distinct from new.is_private) execute function hide_or_show_games();
