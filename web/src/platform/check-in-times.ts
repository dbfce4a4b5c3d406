import type { GameCard } from '@rondo/contract';
import { hour } from '@rondo/rules';
import { checkInStage, isRemembered } from '@rondo/rules/attendance';

type Timed = Pick<GameCard, 'status' | 'game_date' | 'duration'>;

const timesOf = ({ game_date: start, duration }: Timed) => ({
  startsAt: new Date(start),
  endsAt: new Date(Date.parse(start) + duration * hour),
});

/** Whether its organiser has something to do: from when check-in opens until no-shows can be confirmed no more. */
export function isOnTheDay(game: Timed, now: number): boolean {
  const stage = checkInStage({ status: game.status, ...timesOf(game) }, new Date(now));
  return stage === 'open' || stage === 'review';
}

/** Whether its check-in has anything to show: from a day before, as long as it is kept. */
export function hasCheckIn(game: Timed, now: number): boolean {
  const { startsAt, endsAt } = timesOf(game);
  const isNear = now >= startsAt.getTime() - 24 * hour;
  return game.status !== 'cancelled' && isNear && isRemembered(endsAt, new Date(now));
}
