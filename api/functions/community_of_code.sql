-- The community that a short code leads to, even if it has got another code since.
create or replace function community_of_code(wanted text) returns uuid stable language sql as $$
  select coalesce(
    (select id from community where short_code = wanted),
    (select community_id from community_former_code where code = wanted))
$$;
