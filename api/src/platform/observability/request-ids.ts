import { randomUUID } from 'node:crypto';

/** The form of a request id from another party: it is written to the log, headers and rows, so it can't be longer or have other characters. */
const sendable = /^[\w.-]{8,64}$/;

/** A request's id: given by a proxy or client, or twelve characters that a person can read out. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && sendable.test(header) ? header : newRequestId();
}

function newRequestId(): string {
  const uuid = randomUUID();
  return uuid.slice(0, 8) + uuid.slice(9, 13);
}
