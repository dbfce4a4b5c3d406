import { givenRows } from '../../../platform/database/given-rows.ts';
import type { KeptAnswer } from '../state/commands.ts';
import type { GroupMember, Hold, Reservation } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';

// The rows of a batch's statements (write-decisions.ts, write-groups.ts), each with the kind of its fields.

type Row<List extends 'ended' | 'queued' | 'offers' | 'takenOver' | 'registrations' | 'invited'> = Writes[List][number];

export interface NewRegistration extends Row<'registrations'> {
  gameId: string;
  status: string;
  refundedCents: number;
  retainedCents: number;
}

export const registration = givenRows<NewRegistration>('given', {
  id: 'uuid',
  gameId: 'uuid',
  userId: 'uuid',
  payerId: 'uuid',
  teamId: 'uuid',
  earlyBirdId: 'uuid',
  orderId: 'uuid',
  passId: 'uuid',
  priceCents: 'int',
  paidCents: 'int',
  feeCents: 'int',
  priceLines: 'jsonb',
  proofUntil: 'timestamptz',
  notification: 'text',
  status: 'text',
  refundedCents: 'int',
  retainedCents: 'int',
});

export const end = givenRows<Row<'ended'>>('e', {
  id: 'uuid',
  status: 'text',
  refundedCents: 'int',
  retainedCents: 'int',
});

export const queued = givenRows<Row<'queued'>>('q', {
  userId: 'uuid',
  teamId: 'uuid',
  allowedCents: 'int',
  byLink: 'boolean',
  place: 'smallint',
});

export const offer = givenRows<Row<'offers'>>('o', { userId: 'uuid', until: 'timestamptz' });

export const taken = givenRows<Row<'takenOver'>>('t', { registrationId: 'uuid', toUserId: 'uuid' });

export const hold = givenRows<Hold>('given', {
  userId: 'uuid',
  kind: 'text',
  expiresAt: 'timestamptz',
  orderId: 'uuid',
  teamId: 'uuid',
  earlyBirdId: 'uuid',
  releasedId: 'uuid',
  groupId: 'uuid',
});

export const place = givenRows<{ id: string; name: string; captainId: string | null; key: string | null }>('l', {
  id: 'uuid',
  name: 'text',
  captainId: 'uuid',
  key: 'text',
});

export const answer = givenRows<Pick<KeptAnswer, 'userId' | 'key' | 'answer'> & { hash: string }>('k', {
  userId: 'uuid',
  key: 'text',
  hash: 'text',
  answer: 'jsonb',
});

export const invitation = givenRows<Row<'invited'>>('i', { senderId: 'uuid', userId: 'uuid' });

/** A member of a group with what is reserved for them, if anything is. */
type WrittenMember = Pick<GroupMember, 'userId' | 'status'> &
  Partial<Omit<Reservation, 'periodicMonth'>> & { month: string | null };

export const member = givenRows<WrittenMember>('m', {
  userId: 'uuid',
  status: 'text',
  priceCents: 'int',
  paidCents: 'int',
  lines: 'jsonb',
  teamId: 'uuid',
  earlyBirdId: 'uuid',
  promocodeId: 'uuid',
  periodicId: 'uuid',
  month: 'date',
});
