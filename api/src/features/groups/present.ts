import type { GameGroup } from '@rondo/contract';
import type { GroupRow } from './group-queries.ts';

export function presentGroup(
  { id, way, places, expires_at: until, kept, starter, people }: GroupRow,
  userId: string,
): GameGroup {
  const you = people.find((one) => one.id === userId)?.status ?? null;
  return {
    _id: id,
    way,
    places,
    until,
    kept,
    starter: face(starter),
    people: people.flatMap(({ status, ...one }) => (status === 'declined' ? [] : [{ ...face(one), status }])),
    you: starter.id === userId ? 'starter' : you,
  };
}

const face = ({ id, name, photo }: GroupRow['starter']) => ({ _id: id, name, photo });
