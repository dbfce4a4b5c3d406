-- Keeps the id of a game's community, beside community_id, if only members find its games (rules/src/visibility.ts).
create or replace function keep_private_community() returns trigger language plpgsql as $$
begin
  new.private_community_id := (select c.id from community c where c.id = new.community_id and c.is_private);
  return new;
end $$;

create or replace trigger game_private_community before insert or update of community_id, private_community_id on game
  for each row execute function keep_private_community();
