import type { CallResponse, listSessions } from '@rondo/contract';
import { deviceOf } from '../../platform/sessions/device.ts';
import type { SessionRow } from './queries.ts';

type Sessions = CallResponse<typeof listSessions>['data']['sessions'];

/** A session as its owner sees it; the user agent is reduced to the device. */
export function presentSession(row: SessionRow): Sessions[number] {
  const { browser, system } = deviceOf(row.user_agent);
  return {
    _id: row.public_id,
    browser,
    system,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isCurrent: row.is_current,
  };
}
