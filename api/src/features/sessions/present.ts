import type { CallResponse, listSessions } from '@rondo/contract';
import { deviceOf } from '@rondo/rules';
import type { SessionRow } from './queries.ts';

type Sessions = CallResponse<typeof listSessions>['data']['sessions'];

/** A session to its owner: of the user agent only what it says of the device. */
export function presentSession({ id, userAgent, createdAt, lastUsedAt, isCurrent }: SessionRow): Sessions[number] {
  const { browser, system } = deviceOf(userAgent);
  return { _id: id, browser, system, createdAt, lastUsedAt, isCurrent };
}
