import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { type Language, writeFigure } from '@rondo/rules';
import { type Weather, weatherSources } from '@rondo/rules/weather';
import { isReminded, waysToGiveUp } from '@rondo/rules/reminders';
import { formatCents, formatWhen } from '../../../platform/time/amsterdam.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { readWeather } from '../../../platform/weather/forecast-row.ts';
import { events } from '../../notifications/events.ts';
import type { MailFact } from '../../notifications/mail/mail-layout.ts';
import { sendMessages } from '../../notifications/send-messages.ts';
import type { Message } from '../../notifications/messages.ts';
import { decidingGame } from '../../games/rows/deciding-row.ts';
import { bookingToken } from '../announce/booking-links.ts';
import { findReminded, markReminders, type RemindedRow } from './reminder-queries.ts';
import type { Secret } from '../../../platform/sessions/tokens.ts';

interface Context {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  config: { publicUrl: string; secretKey: Secret };
}

/** Games per transaction, which makes a few thousand mails at most. */
const gamesAtOnce = 50;

/**
 * Reminds the players of a confirmed game a day and two hours before it (decisions/0018-notifications.md), in the app and by mail; push
 * messages follow from the notification. The reminder is recorded in the same transaction, so that repeated, late or simultaneous runs
 * remind nobody twice. It locks no game, so joins don't wait for it.
 */
export async function remindPlayers({ db, jobs, clock, config }: Context): Promise<void> {
  for (;;) {
    const count = await inTransaction(db, async (trx) => {
      const now = clock.now();
      const moments = await markReminders(trx, now, gamesAtOnce);
      const reminded = (moments.length === 0 ? [] : await findReminded(trx, moments)).filter(isDue);
      await sendMessages(
        trx,
        { jobs, publicUrl: config.publicUrl },
        reminded.map((spot) => reminderOf(spot, config, now)),
        now,
      );
      return moments.length;
    });
    if (count < gamesAtOnce) return;
  }
}

const isDue = ({ kind, joined_at, game }: RemindedRow) => isReminded(kind, decidingGame(game), new Date(joined_at));

function reminderOf(spot: RemindedRow, { secretKey }: Context['config'], now: Date): Message {
  const { registration_id: registrationId, corrected, kind, game } = spot;
  // Guests are led to the page of their booking.
  const mailPath = spot.is_guest
    ? `/booking/${bookingToken(secretKey, { registrationId, corrected })}`
    : `/match/${game.id}`;
  return events.gameSoon(spot, game, { kind, facts: factsOf(spot, now), mailPath });
}

/** What the reminder says: the weather outdoors, what to bring, the group chat, and how to give up the spot for which refund. */
function factsOf(spot: RemindedRow, now: Date): MailFact[] {
  const { game, language } = spot;
  const say = phrasesIn[language].mail.reminder;
  const givingUp = sayGivingUp(spot, now);
  const weather = readWeather(game, now);
  return [
    ...(weather === null ? [] : [factOf(weather, language)]),
    { label: say.bring, text: say.bringThese },
    ...(game.group_chat?.startsWith('https://')
      ? [{ label: say.chat, text: '', link: { words: say.openChat, address: game.group_chat } }]
      : []),
    ...(givingUp === null ? [] : [{ label: say.cannotCome, text: givingUp }]),
  ];
}

/** The weather in words, with a link to its source if it has a page. */
function factOf(weather: Weather, language: Language): MailFact {
  const say = phrasesIn[language].weather;
  const address = weatherSources[weather.source];
  const words = say.source[weather.source];
  const text = fill(weather.rain > 0 ? say.wet : say.dry, {
    sky: say.sky[weather.sky],
    temperature: weather.temperature,
    rain: writeFigure(weather.rain, language),
    wind: weather.wind,
  });
  return address === null
    ? { label: say.label, text: `${text}. ${words}.` }
    : { label: say.label, text, link: { words, address } };
}

function sayGivingUp({ game, language, is_paid_by_friend, ...spot }: RemindedRow, now: Date): string | null {
  const say = phrasesIn[language].mail.reminder;
  const decided = waysToGiveUp(
    {
      game: decidingGame(game),
      spot: { priceCents: spot.spot_cents, paidCents: spot.paid_cents, joinedAt: new Date(spot.joined_at) },
    },
    now,
  );
  const amount = formatCents(spot.paid_cents, language);
  switch (decided.way) {
    case 'leave':
      return fill(say.leave, { until: formatWhen(decided.until, language) });
    case 'refund':
      return fill(is_paid_by_friend ? say.refundToFriend : say.refund, {
        until: formatWhen(decided.until, language),
        amount: formatCents(decided.refundCents, language),
      });
    case 'offer':
      return fill(is_paid_by_friend ? say.offerOfFriend : say.offer, { amount });
    case 'none':
      return null;
  }
}
