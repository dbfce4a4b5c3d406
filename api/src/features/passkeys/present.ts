import type { CallResponse, signInMethods } from '@rondo/contract';
import type { PasskeyRow } from './queries.ts';

type Passkeys = CallResponse<typeof signInMethods>['data']['passkeys'];

/** A passkey as its owner sees it. */
export function presentPasskey({ id, name, created_at, last_used_at }: PasskeyRow): Passkeys[number] {
  return { _id: id, name, createdAt: created_at, lastUsedAt: last_used_at };
}
