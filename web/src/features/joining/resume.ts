import type { Step } from './use-step.ts';

/**
 * Paying after a top-up without another press: what a person agreed to is kept in this tab by their own press, and finished
 * at most once when they come back. A link alone pays nothing.
 */
export interface PayIntent {
  userId: string;
  gameId: string;
  teamId: string | null;
  cardId: string | null;
  /** The price they agreed to. */
  totalCents: number;
  /** Idempotency key: paid once, however often it is sent. */
  key: string;
  /** When they pressed, in milliseconds of the server's clock. */
  at: number;
}

const keepsMilliseconds = 60 * 60_000;
const storageKey = (gameId: string) => `rondo.pay-intent.${gameId}`;

export function keepIntent(intent: PayIntent): void {
  try {
    window.sessionStorage.setItem(storageKey(intent.gameId), JSON.stringify(intent));
  } catch {
    // Without storage they press once more.
  }
}

export function readIntent(gameId: string): PayIntent | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey(gameId)) ?? 'null') as PayIntent | null;
  } catch {
    return null;
  }
}

export function dropIntent(gameId: string): void {
  try {
    window.sessionStorage.removeItem(storageKey(gameId));
  } catch {
    // Nothing was kept.
  }
}

/** What has become of the intent by now. */
interface Situation {
  userId: string;
  teamId: string | null;
  cardId: string | null;
  totalCents: number;
  balanceCents: number;
  now: number;
}

/**
 * What to do on coming back: pay; wait for the money; or ask again, when there is no intent of this person for this choice,
 * when it is too old, or when the price is another one.
 */
export function resumeDecision(
  intent: PayIntent | null,
  situation: Situation,
): 'pay' | 'wait' | 'ask' | 'priceChanged' {
  const { userId, teamId, cardId, totalCents, balanceCents, now } = situation;
  if (!intent || intent.userId !== userId || intent.teamId !== teamId || intent.cardId !== cardId) return 'ask';
  if (now - intent.at > keepsMilliseconds) return 'ask';
  if (intent.totalCents !== totalCents) return 'priceChanged';
  return balanceCents >= totalCents ? 'pay' : 'wait';
}

/** Where a top-up leads back to: the step with the choices made in it. */
export function resumePath(gameId: string, { teamId, cardId }: Pick<PayIntent, 'teamId' | 'cardId'>): string {
  return stepPath(gameId, { step: '8', resume: 'pay', team: teamId, card: cardId });
}

/** A step of a game's page, with what was chosen in it. */
export function stepPath(gameId: string, chosen: Readonly<Record<string, string | null>> & { step: Step }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen)) if (value) query.set(name, value);
  return `/match/${gameId}?${query.toString()}`;
}
