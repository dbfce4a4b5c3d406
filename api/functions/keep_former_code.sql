-- Keeps a community's former code, and refuses a code that another community has had. Each statement here sees what was committed before it, and
-- community_short_code_key makes two communities that take one code at the same moment wait for each other, so nothing comes in between.
create or replace function keep_former_code() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into community_former_code (code, community_id) values (old.short_code, new.id);
    delete from community_former_code where code = new.short_code and community_id = new.id;
  end if;
  if exists (select from community_former_code where code = new.short_code) then
    raise unique_violation using message = 'another community had this short code', constraint = 'community_short_code_key';
  end if;
  return null;
end $$;

create or replace trigger community_code_made after insert on community for each row execute function keep_former_code();
create or replace trigger community_code_changed after update of short_code on community
  for each row when (old.short_code is distinct from new.short_code) execute function keep_former_code();
