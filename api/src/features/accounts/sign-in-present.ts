import type { CallResponse, listSessions, signInMethods } from '@rondo/contract';
import { deviceOf } from '@rondo/rules';
import type { PasskeyRow } from './passkey-queries.ts';
import type { SessionRow } from './session-queries.ts';

type Sessions = CallResponse<typeof listSessions>['data']['sessions'];

/** A session to its owner: of the user agent only what it says of the device. */
export function presentSession({ id, userAgent, createdAt, lastUsedAt, isCurrent }: SessionRow): Sessions[number] {
  const { browser, system } = deviceOf(userAgent);
  return { _id: id, browser, system, createdAt, lastUsedAt, isCurrent };
}

type Passkeys = CallResponse<typeof signInMethods>['data']['passkeys'];

/** A passkey to its owner. */
export function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkeys[number] {
  return { _id: id, name, createdAt, lastUsedAt };
}
