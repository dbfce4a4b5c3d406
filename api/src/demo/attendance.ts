import { day, hour } from '@rondo/rules';
import { attendance } from '@rondo/rules/attendance';
import type { NewRow } from '../platform/database/insert-rows.ts';
import { games as data } from './data.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { GameRow, RegistrationRow, Story } from './story.ts';

export interface DemoAttendance {
  checkIns: NewRow<'check_in'>[];
  reviews: NewRow<'attendance_review'>[];
  noShows: (NewRow<'no_show'> & { id: string })[];
}

/** Check-ins of the last months with a few no-shows: one can be appealed, one was appealed, and one was escalated to Rondo. */
export function tellAttendance(
  { games, registrations }: Story,
  {
    accounts,
    guests,
    now,
    random,
  }: { accounts: readonly Person[]; guests: ReadonlySet<string>; now: Date; random: Random },
): DemoAttendance {
  const since = now.getTime() - (attendance.keptDays - 2) * day;
  const past = games.filter(
    ({ archived, status, starts_at: startsAt }) => archived && status === 'confirmed' && startsAt.getTime() > since,
  );
  const told: DemoAttendance = { checkIns: [], reviews: [], noShows: [] };
  const [player, , organiser] = accounts;
  for (const game of past) {
    const spots = registrations.filter((spot) => spot.game_id === game.id && spot.status === 'played');
    const isToday = game.name === data.organiser.onTheDay;
    // An organiser who checks players in does it at every game.
    const isUsed = isToday || game.organiser_id === organiser?.id || random.chance(0.6);
    if (isUsed) tellGame(told, game, spots, { isToday, player, guests, random });
  }
  const own = told.noShows.find(({ user_id: id }) => id === player?.id);
  const [appealed, escalated] = told.noShows.filter(({ user_id: id }) => id !== player?.id).toReversed();
  if (own) own.state_at = new Date(now.getTime() - 2 * day);
  if (appealed)
    Object.assign(appealed, {
      state: 'appealed',
      state_at: new Date(now.getTime() - 5 * hour),
      appeal: 'Ik was er wel, maar heb me niet gemeld: vraag het Sanne.',
    });
  if (escalated)
    Object.assign(escalated, {
      state: 'escalated',
      state_at: new Date(now.getTime() - day),
      appeal: 'I was ill and told the group chat the evening before.',
      reason: 'Nobody in the group saw a message.',
      second_appeal: 'I have the message, with its time. I wrote it at nine.',
    });
  return told;
}

interface Telling {
  isToday: boolean;
  player: Person | undefined;
  guests: ReadonlySet<string>;
  random: Random;
}

function tellGame(
  told: DemoAttendance,
  game: GameRow,
  spots: readonly RegistrationRow[],
  { isToday, player, guests, random }: Telling,
): void {
  const { starts_at: startsAt, ends_at: endsAt } = game;
  const markedAt = new Date(new Date(startsAt).getTime() - hour / 12);
  spots.forEach(({ id, user_id: userId }, index) => {
    const isMissing = isToday ? index === 4 : missed(userId, { player, told, random });
    if (isToday && index > 8) return;
    const mark = { registration_id: id, user_id: userId, marked_at: markedAt };
    told.checkIns.push({ ...mark, mark: isMissing ? 'not_here' : 'here' });
    if (!isMissing || isToday || guests.has(userId) || userId === game.organiser_id) return;
    const at = new Date(new Date(endsAt).getTime() + hour);
    const spot = { registration_id: id, game_id: game.id, user_id: userId };
    told.noShows.push({ id: random.uuid(), ...spot, state: 'marked', state_at: at, marked_at: at });
  });
  if (!isToday) told.reviews.push({ game_id: game.id, confirmed_at: new Date(new Date(endsAt).getTime() + hour) });
}

/** The first account missed one game; others now and then. */
function missed(
  userId: string,
  { player, told, random }: Pick<Telling, 'player' | 'random'> & { told: DemoAttendance },
) {
  if (userId !== player?.id) return random.chance(0.05);
  const known = told.checkIns.filter(({ user_id: id }) => id === userId);
  return known.length === 3;
}
