-- Only a statement that sets one of these columns runs it: a join sets only joined_count, so it doesn't, and stays a heap-only update because no
-- index holds what it changes.
create or replace function keep_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := search_words(concat_ws(' ', new.name, new.place_description, new.address, new.city,
    (select c.name from community c where c.id = new.community_id),
    (select p.search_text from place p where p.name = new.city order by p.population desc limit 1)));
  return new;
end $$;

create or replace trigger game_search_text before insert or update of name, place_description, address, city, community_id on game
  for each row execute function keep_search_text();
