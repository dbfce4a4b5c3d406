-- The released spots of a game whose givers still have them, in the order of release, and whether each is kept for somebody.
create or replace function released_spots(game uuid, at timestamptz)
returns table (place bigint, registration_id uuid, user_id uuid, team_id uuid, is_kept boolean) language sql stable as $$
  select row_number() over (order by h.created_at, h.id), r.id, r.user_id, r.team_id, exists (
    select from spot_hold s where s.game_id = $1 and s.registration_id = r.id and s.released_at is null and s.expires_at > $2)
  from hand_over h join registration r on r.id = h.registration_id and r.status = 'active'
  where h.game_id = $1 and h.to_queue and h.ended_at is null
  order by h.created_at, h.id
$$;
