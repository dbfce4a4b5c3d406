import type { GameCard } from '@rondo/contract';
import { hour } from '@rondo/rules';
import { checkInStage, isRemembered } from '@rondo/rules/attendance';

type Timed = Pick<GameCard, 'status' | 'game_date' | 'duration'>;

const timesOf = ({ game_date: start, duration }: Timed) => ({
  startsAt: new Date(start),
  endsAt: new Date(Date.parse(start) + duration * hour),
});

/** Whether the organiser has something to do: from the time check-in opens until no-shows can no longer be confirmed. */
export function isOnTheDay(game: Timed, now: number): boolean {
  const stage = checkInStage({ status: game.status, ...timesOf(game) }, new Date(now));
  return stage === 'open' || stage === 'review';
}

/** Whether the check-in has something to show: from a day before the game until its marks are deleted. */
export function hasCheckIn(game: Timed, now: number): boolean {
  const { startsAt, endsAt } = timesOf(game);
  const isNear = now >= startsAt.getTime() - 24 * hour;
  return game.status !== 'cancelled' && isNear && isRemembered(endsAt, new Date(now));
}
