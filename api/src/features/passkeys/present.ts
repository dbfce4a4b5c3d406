import type { CallResponse, signInMethods } from '@rondo/contract';
import type { PasskeyRow } from './queries.ts';

type Passkeys = CallResponse<typeof signInMethods>['data']['passkeys'];

/** A passkey to its owner. */
export function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkeys[number] {
  return { _id: id, name, createdAt, lastUsedAt };
}
