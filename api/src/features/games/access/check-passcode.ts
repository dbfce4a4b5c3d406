import type { Database } from '../../../platform/db.ts';
import { limitByEach } from '../../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../../platform/limits/rate-limits.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { sameText } from '../../../platform/sessions/tokens.ts';

function limitsOf(gameId: string, viewer: Viewer | null, ip: string): Parameters<typeof limitByEach>[1] {
  if (viewer)
    return [
      [rateLimits.passcodePlayer, `${gameId}:${viewer.id}`],
      [rateLimits.passcodePlayerADay, `${gameId}:${viewer.id}`],
      [rateLimits.passcodePlayersADay, gameId],
    ];
  return [
    [rateLimits.passcodeVisitor, `${gameId}:${ip}`],
    [rateLimits.passcodeVisitors, gameId],
    [rateLimits.passcodeVisitorsADay, gameId],
  ];
}

/**
 * Checks what somebody typed against a game's passcode. The right one does not count as a guess.
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
