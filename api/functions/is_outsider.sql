-- Whether a game belongs to a private community and this person is not a member, doesn't lead the game, and is no admin (rules/src/visibility.ts: who
-- may enter without its private link).
create or replace function is_outsider(game uuid, person uuid) returns boolean language sql stable as $$
  select exists (
    select from game g join community c on c.id = g.community_id
    where g.id = $1 and c.is_private
      and not exists (select from community_member m
        where m.community_id = c.id and m.user_id = $2 and m.status = 'approved')
      -- Asked for one person at a time: for many, a plan with `exists` would read all people first.
      and (select u.role = 'admin' or u.role = 'organiser' and u.id = g.organiser_id from app_user u where u.id = $2) is not true
      and not exists (select from co_organiser l where l.game_id = g.id and l.user_id = $2))
$$;
