-- Removes everything that opens an account beside its password, or is read without a login, when its owner is gone or the account may have been
-- somebody else's.
create or replace function remove_ways_in(person uuid) returns void language plpgsql as $$
begin
  delete from session where user_id = person;
  delete from identity_link where user_id = person;
  delete from passkey where user_id = person;
  delete from sign_in_attempt where user_id = person;
  delete from calendar where user_id = person;
end $$;
