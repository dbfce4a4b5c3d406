-- Spots whose guests have not opened the link in time; guests who have set a password meanwhile have proved their address.
create or replace function lapsed_guests(game uuid, at timestamptz) returns setof registration language sql stable as $$
  select r.* from registration r join app_user u on u.id = r.user_id
  where r.game_id = $1 and r.status = 'active' and r.proof_until <= $2 and u.role = 'guest'
$$;
