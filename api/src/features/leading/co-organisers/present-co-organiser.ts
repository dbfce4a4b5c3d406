import type { CoOrganiser } from '@rondo/contract';
import type { CoOrganiserRow } from './co-organiser-queries.ts';

/** A co-organiser as shown; one named by address shows only the address. */
export function presentCoOrganiser({ id, user_id: userId, name, photo, address, rights }: CoOrganiserRow): CoOrganiser {
  const isByName = address === null && userId !== null;
  return { _id: id, person: isByName ? { _id: userId, name: name ?? '', photo } : null, address, rights };
}
