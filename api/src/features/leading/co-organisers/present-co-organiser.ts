import type { CoOrganiser } from '@rondo/contract';
import type { CoOrganiserRow } from './co-organiser-queries.ts';

/** Of a co-organiser named by address, nothing but the address. */
export function presentCoOrganiser({ id, user_id: userId, name, photo, address, rights }: CoOrganiserRow): CoOrganiser {
  const isByName = address === null && userId !== null;
  return { _id: id, person: isByName ? { _id: userId, name: name ?? '', photo } : null, address, rights };
}
