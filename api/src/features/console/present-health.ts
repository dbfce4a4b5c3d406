import type { CallResponse, getHealth } from '@rondo/contract';
import { type BackUpHindrance, backUpProgress } from '@rondo/rules/health';
import type { BackUpRow } from './health-queries.ts';

type BackUps = CallResponse<typeof getHealth>['data']['backUps'];

/** How far a back-up is. */
export function progressOf({ asked, taken, take_failed: failed, is_held: isHeld, now }: BackUpRow) {
  const times = { asked: dateOf(asked?.at), taken: dateOf(taken?.ended_at), failed: dateOf(failed?.at) };
  return backUpProgress(times, isHeld, new Date(now));
}

export function presentBackUps(
  row: BackUpRow,
  hindrance: BackUpHindrance | null,
  hide: (text: string) => string,
): BackUps {
  const { taken, asked, take_failed: failed } = row;
  const progress = progressOf(row);
  const isRunning = progress === 'running';
  return {
    last: taken && { at: taken.ended_at, bytes: taken.bytes, place: taken.place },
    verified: presentVerified(row),
    isRunning,
    failed:
      progress === 'failed' && failed
        ? { at: failed.at, says: hide(failed.says ?? '') }
        : progress === 'cutOff' && asked
          ? { at: asked.at, says: null }
          : null,
    hindrance: isRunning ? 'running' : hindrance,
  };
}

/** Whichever was last: one that came back, or one that didn't. */
function presentVerified({ verified, verify_failed: failed }: BackUpRow): BackUps['verified'] {
  if (failed && (verified === null || failed.at > verified.ended_at)) return { at: failed.at, isWhole: false };
  return verified && { at: verified.ended_at, isWhole: true };
}

const dateOf = (at: string | undefined) => (at === undefined ? null : new Date(at));
