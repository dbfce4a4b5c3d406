import { keptByScripts } from '@rondo/rules';
import { ApiError } from '../../../platform/api.ts';
import { readStored, store } from '../../../platform/stored.ts';
import { emailOf, isEmail } from '../../../platform/email-of.ts';

/** The problem with a friend's address, by itself or compared with the others. */
export type RowProblem = 'invalid' | 'twice' | 'you' | null;

export function rowProblem(emails: readonly string[], index: number, own: string): RowProblem {
  const email = emailOf(emails[index] ?? '');
  if (!isEmail(email)) return 'invalid';
  if (email === emailOf(own)) return 'you';
  return emails.slice(0, index).some((other) => emailOf(other) === email) ? 'twice' : null;
}

/** The row that a refusal is about; -1 if it is about all of them. */
export function refusedRow(emails: readonly string[], error: unknown): number {
  const friend = error instanceof ApiError ? error.params.friend : undefined;
  return friend === undefined ? -1 : emails.findIndex((email) => emailOf(email) === emailOf(String(friend)));
}

/** Addresses typed before a top-up, kept so that nobody types them twice. */
export function keptFriends(gameId: string): string[] {
  return JSON.parse(readStored(keptByScripts.friends, gameId) ?? '[""]') as string[];
}

export function keepFriends(gameId: string, emails: readonly string[] | null): void {
  store(keptByScripts.friends, emails && JSON.stringify(emails), gameId);
}
