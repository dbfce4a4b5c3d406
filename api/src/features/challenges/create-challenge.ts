import type { CallRequest, createChallenge as contractCall } from '@rondo/contract';
import { type ChallengeFacts, refuseChallenge } from '@rondo/rules/challenges';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AdminCall } from '../../platform/admins/admin-command.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { createGame } from '../games/making/create-game.ts';
import { ofCommunity } from '../notifications/messages.ts';
import { type MessageContext, sendMessages } from '../notifications/send-messages.ts';

type Community = Pick<Rows['community'], 'id' | 'name' | 'short_code'>;

/** The colours of the two sides, home first. */
const colors = ['#0b7a3e', '#1c4fd6'] as const;

/**
 * Challenges a community: a game of the home one, with a team for each side, and its admins are told (decisions/0151-a-challenge-is-a-game.md).
 * @param photo path of the picture, stored beforehand
 * @returns the game's id
 * @throws Refused as making a game is; `community_not_found`, or as `refuseChallenge` says
 */
export async function createChallenge(
  { db, ...context }: MessageContext & { db: Database },
  call: AdminCall,
  { game, away, size }: CallRequest<typeof contractCall>['body'],
  photo: string | null,
  now: Date,
): Promise<string> {
  const home = game.communities[0] ?? '';
  let both: Sides | null = null;
  const before = async (trx: Transaction) => {
    both = await lockSides(trx, call.viewer, { home, away }, now);
  };
  const beside = async (trx: Transaction, [gameId = '']: readonly string[]) => {
    if (!both) throw new Refused('internal');
    const teams = [both.home, both.away].map(({ name }, index) => ({
      id: randomUUID(),
      game_id: gameId,
      name,
      color: colors[index] ?? colors[0],
      size,
      position: index + 1,
    }));
    await insertRows(trx, 'team', teams);
    const [home_team_id = '', away_team_id = ''] = teams.map(({ id }) => id);
    const row = { game_id: gameId, away_community_id: away, home_team_id, away_team_id, asked_at: now };
    await insertRows(trx, 'challenge', [row]);
    await tellAway(trx, context, both, gameId, now);
  };
  const [id = ''] = await createGame({ db, jobs: context.jobs }, call, game, photo, now, { before, beside });
  return id;
}

interface Sides {
  home: Community;
  away: Community;
}

/** Locks both communities, so that none turns private or has a fourth open challenge meanwhile. @throws Refused */
async function lockSides(
  trx: Transaction,
  viewer: Viewer,
  { home, away }: { home: string; away: string },
  now: Date,
): Promise<Sides> {
  await sql`
    select from community where id = any(${[home, away]}::uuid[]) order by id for no key update`.execute(trx);
  const { rows } = await sql<
    Community & Pick<Rows['community'], 'is_private' | 'closed_at'> & { leads: boolean; open: number }
  >`
    select c.id, c.name, c.short_code, c.is_private, c.closed_at,
      exists (select from community_member m
        where m.community_id = c.id and m.user_id = ${viewer.id} and m.status = 'approved' and m.is_admin) as leads,
      (select count(*)::int from challenge h join game g on g.id = h.game_id
        where h.away_community_id = c.id and g.community_id = ${home} and h.accepted is null and not g.archived
          and g.status <> 'cancelled' and g.starts_at > ${now}) as open
    from community c where c.id = any(${[home, away]}::uuid[])`.execute(trx);
  const [ours, theirs] = [home, away].map((id) => rows.find((row) => row.id === id));
  if (!ours || !theirs) throw new Refused('community_not_found');
  const code = refuseChallenge({
    home: factsOf(ours),
    away: factsOf(theirs),
    isSame: home === away,
    leadsHome: ours.leads || viewer.role === 'admin',
    open: theirs.open,
  });
  if (code) throw new Refused(code);
  return { home: ours, away: theirs };
}

const factsOf = (row: Pick<Rows['community'], 'is_private' | 'closed_at'>): ChallengeFacts['home'] => ({
  isPrivate: row.is_private,
  isClosed: row.closed_at !== null,
});

async function tellAway(
  trx: Transaction,
  context: MessageContext,
  { home, away }: Sides,
  gameId: string,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ user_id: string; starts_at: string }>`
    select m.user_id, g.starts_at from community_member m, game g
    where m.community_id = ${away.id} and m.is_admin and m.status = 'approved' and g.id = ${gameId}
    order by m.user_id`.execute(trx);
  const told = rows.map(({ user_id: userId, starts_at: begins }) =>
    ofCommunity(userId, 'challenged', away, { params: { title: home.name, begins: new Date(begins).toISOString() } }),
  );
  await sendMessages(trx, context, told, now);
}
