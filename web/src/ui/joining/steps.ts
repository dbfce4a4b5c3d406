import { useUrlStep } from '../../platform/use-url-step.ts';

/** The steps of the wizard on a game's page, each with its `?step=` in the address (pages.md#wizard numbers the first). */
export const steps = {
  /** The first step for everybody, which asks for the passcode if there is one. */
  enter: '1',
  /** They are in, or on the waiting list. */
  done: '2',
  guest: '6',
  refund: '7',
  /** For a player: pay, join for free, or wait. */
  pay: '8',
  externalEvent: '9',
  friends: '10',
  /** How a guest, or a participant of an external event, pays. */
  checkout: 'pay',
  topUp: 'top-up',
  leave: 'leave',
  /** The ways to give up the player's own spot. */
  out: 'out',
  share: 'share',
  /** The same for a game that has just been made, with what comes next. */
  created: 'created',
  handOver: 'hand-over',
  release: 'release',
  takeOver: 'take-over',
  move: 'move',
  /** Keeping spots for a group, and taking a spot in a group of all or nothing. */
  together: 'together',
  reserve: 'reserve',
  /** Paying for games of the series in advance. */
  pass: 'pass',
} as const;
export type Step = (typeof steps)[keyof typeof steps];

/** The parameters of steps: the player of the spot, the game to move to, the group, the chosen team and student card, and the reason for a top-up. */
const own = ['spot', 'to', 'in', 'team', 'card', 'for', 'missing'] as const;

/** The wizard's step, stored in the address. */
export const useStep = () => useUrlStep<Step>(Object.values(steps), own);

export type Wizard = ReturnType<typeof useStep>;

/** The address of a step on a game's page, with the choices made in it. */
export function stepPath(gameId: string, step: Step, chosen: Readonly<Record<string, string | null>> = {}): string {
  const query = new URLSearchParams({ step });
  for (const [name, value] of Object.entries(chosen)) if (value) query.set(name, value);
  return `/match/${gameId}?${query.toString()}`;
}
