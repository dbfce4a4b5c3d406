-- A community's new name finds its upcoming games; past games are not searched.
create or replace function rename_in_search_text() returns trigger language plpgsql as $$
begin
  update game set community_id = community_id where community_id = new.id and not archived;
  return null;
end $$;

create or replace trigger community_search_text after update of name on community
  for each row when (old.name is distinct from new.name) execute function rename_in_search_text();
