import type { GameRecap } from '@rondo/contract';
import type { Database } from '../../platform/db.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findLatestRecap } from './find-recap.ts';
import { presentRecap } from './present.ts';

/** The recap of the latest game that somebody played in or hosted; null without one. */
export async function showLatestRecap(db: Database, viewer: Viewer, now: Date): Promise<GameRecap | null> {
  const recap = await findLatestRecap(db, viewer, now);
  return recap && presentRecap(recap);
}
