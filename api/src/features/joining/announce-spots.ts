import { sayCents, sayWhen } from '../../platform/amsterdam.ts';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { aboutGame } from '../notifications/about-game.ts';
import { findReceivers } from '../notifications/find-receivers.ts';
import { notify } from '../notifications/notify.ts';
import { queueMails } from '../notifications/queue-mails.ts';
import type { GameState } from './game-state.ts';
import { pricesNow } from './take-spot.ts';
import type { Writes } from './writes.ts';

/**
 * Tells those who wait what became of an open spot, by mail and in the app: it is theirs (in the app the registration says
 * so), it is kept for them, or it is for the first who takes it. Who let an offer pass hears that in the app.
 */
export async function announceSpots(
  trx: Transaction,
  { jobs, publicUrl }: { jobs: Jobs; publicUrl: string },
  state: GameState,
  writes: Writes,
): Promise<void> {
  const { game, now } = state;
  const promoted = writes.registrations.flatMap(({ userId, notice }) =>
    notice === 'waitingListPromoted' ? [userId] : [],
  );
  const news = [
    ...promoted.map((userId) => ({ userId, kind: 'promoted' as const, until: null })),
    ...writes.offers.map(({ userId, until }) => ({ userId, kind: 'spotOffered' as const, until })),
    ...writes.told.map((userId) => ({ userId, kind: 'spotOpen' as const, until: null })),
  ];
  if (news.length + writes.lapsed.length === 0) return;
  const path = `/match/${game.id}`;
  const about = aboutGame({ ...game, starts_at: game.startsAt });
  await notify(
    trx,
    [
      ...news.flatMap(({ userId, kind, until }) =>
        kind === 'promoted' ? [] : [{ userId, kind, ...(until && { until: until.toISOString() }) }],
      ),
      ...writes.lapsed.map((userId) => ({ userId, kind: 'spotLapsed' as const })),
    ].map(({ userId, kind, ...more }) => ({
      userId,
      kind,
      gameId: game.id,
      params: { ...about, ...more },
      redirectPath: path,
    })),
    now,
  );
  for (const { until } of writes.offers)
    await jobs.enqueue(
      trx,
      'open-spots',
      { gameId: game.id },
      { key: `${game.id}:${until.toISOString()}`, startAfter: until },
    );
  const receivers = await findReceivers(
    trx,
    news.map(({ userId }) => userId),
  );
  const mails = news.flatMap(({ userId, kind, until }) => {
    const receiver = receivers.find(({ id }) => id === userId);
    if (!receiver) return [];
    const { email: to, name, language } = receiver;
    const payer = state.owners.get(userId);
    const [now] = payer ? pricesNow(state, payer, { besides: [userId], spots: 1, periodicId: null }) : [];
    const params = {
      game: game.name,
      when: sayWhen(new Date(game.startsAt), language),
      where: game.address,
      until: until ? sayWhen(until, language) : '',
      price: sayCents(now?.totalCents ?? game.priceCents, language),
    };
    return [{ to, userId, name, language, kind, params, link: publicUrl + path, startsAt: new Date(game.startsAt) }];
  });
  await queueMails(trx, jobs, mails, now);
}
