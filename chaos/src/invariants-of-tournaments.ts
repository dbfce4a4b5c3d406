/** Invariants of tournaments that are played on Rondo: each query returns the rows that break one. */
export const invariantsOfTournaments: Record<string, string> = {
  'nobody is in two teams of a tournament': `
    select game_id, user_id, count(*) from (
      select r.game_id, r.user_id, r.team_id from registration r join tournament o on o.game_id = r.game_id
        where r.team_id is not null and r.status in ('active', 'played')
      union all select e.game_id, p.user_id, p.team_id from tournament_player p join tournament_team e on e.team_id = p.team_id) t
    group by game_id, user_id having count(*) > 1`,
  'a team has no more people than its tournament says': `
    select t.id, t.game_id, t.member_count, o.team_size, f.n as followers from team t join tournament o on o.game_id = t.game_id
    cross join lateral (select count(*) as n from tournament_player p where p.team_id = t.id) f
    where t.member_count + f.n > o.team_size`,
  'people follow a captain alone': `
    select p.team_id, p.user_id, o.entry from tournament_player p join team t on t.id = p.team_id join game g on g.id = t.game_id
    join tournament o on o.game_id = g.id where o.entry <> 'team'
      or (t.member_count = 0 and o.drawn_at is null and g.status <> 'cancelled')`,
  'the places of a tournament are as many as its spots': `
    select g.id, g.capacity, sum(t.size) as seats, count(*) as places from tournament o join game g on g.id = o.game_id
    join team t on t.game_id = g.id group by g.id, o.entry, o.team_size
    having sum(t.size) <> g.capacity or bool_or(t.size <> case o.entry when 'team' then 1 else o.team_size end)`,
  'a drawn team has somebody in it, or is withdrawn': `
    select e.team_id, e.game_id, e.seed from tournament_team e join team t on t.id = e.team_id join game g on g.id = e.game_id
    where e.seed is not null and e.withdrawn_at is null and t.member_count = 0 and g.status <> 'cancelled'`,
  'a place is kept for one captain': `
    select h.team_id, h.game_id, t.member_count, count(*) from spot_hold h join team t on t.id = h.team_id
    where h.kind = 'team' and h.released_at is null and h.expires_at > app_now()
    group by h.team_id, h.game_id, t.member_count, t.size having t.member_count + count(*) > t.size`,
};
