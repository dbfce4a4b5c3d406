import { randomUUID } from 'node:crypto';

/** What another party may call a request: it goes into lines of the log, headers and rows, so nothing longer or with any other sign. */
const sendable = /^[\w.-]{8,64}$/;

/** The id of a request: the one that a proxy or client gave it, or twelve signs that a person can read out. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && sendable.test(header) ? header : newRequestId();
}

function newRequestId(): string {
  const uuid = randomUUID();
  return uuid.slice(0, 8) + uuid.slice(9, 13);
}
