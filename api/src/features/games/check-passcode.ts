import type { Database } from '../../platform/db.ts';
import { type AttemptLimit, limitByEach } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions.ts';
import { sameText } from '../../platform/tokens.ts';

const day = 24 * 60;

/**
 * Wrong passcodes of one game that are looked at. Visitors share a budget a game, beside one a network address, so that many
 * addresses find no four digits; who is logged in has tries of their own, and isn't kept out by the guesses of others. All
 * accounts together have a bound as well: beyond it the private link is left.
 */
const wrong = {
  visitorAnHour: 20,
  visitorsAnHour: 60,
  visitorsADay: 200,
  playerAnHour: 10,
  playerADay: 30,
  playersADay: 500,
} as const;

function limitsOf(gameId: string, viewer: Viewer | null, ip: string): AttemptLimit[] {
  const subject = `passcode:${gameId}`;
  if (viewer)
    return [
      { subject: `${subject}:${viewer.id}`, most: wrong.playerAnHour, windowMinutes: 60 },
      { subject: `${subject}:${viewer.id}:day`, most: wrong.playerADay, windowMinutes: day },
      { subject: `${subject}:players`, most: wrong.playersADay, windowMinutes: day },
    ];
  return [
    { subject: `${subject}:${ip}`, most: wrong.visitorAnHour, windowMinutes: 60 },
    { subject: `${subject}:visitors`, most: wrong.visitorsAnHour, windowMinutes: 60 },
    { subject: `${subject}:visitors:day`, most: wrong.visitorsADay, windowMinutes: day },
  ];
}

/**
 * Compares what somebody typed with a game's passcode. The right one is no guess, and counts for nothing.
 * @throws Refused `wrong_passcode` or `passcode_limited`
 */
export async function checkPasscode(
  db: Database,
  game: { id: string; passcode: string | null },
  { typed, viewer, ip }: { typed: string; viewer: Viewer | null; ip: string },
): Promise<void> {
  if (game.passcode === null) return;
  const takeBack = await limitByEach(db, limitsOf(game.id, viewer, ip)).catch((error: unknown) => {
    throw error instanceof Refused ? error.as('passcode_limited') : error;
  });
  if (!sameText(game.passcode, typed)) throw new Refused('wrong_passcode');
  await takeBack();
}
