import { ApiError } from '../../platform/api.ts';
import { emailOf, isEmail } from './email-of.ts';

/** What is wrong with one friend's address, by itself and among the others. */
export type RowProblem = 'invalid' | 'twice' | 'you' | null;

export function rowProblem(emails: readonly string[], index: number, own: string): RowProblem {
  const email = emailOf(emails[index] ?? '');
  if (!isEmail(email)) return 'invalid';
  if (email === emailOf(own)) return 'you';
  return emails.slice(0, index).some((other) => emailOf(other) === email) ? 'twice' : null;
}

/** The row a refusal is about; -1 for one about all of them. */
export function refusedRow(emails: readonly string[], error: unknown): number {
  const friend = error instanceof ApiError ? error.params.friend : undefined;
  return friend === undefined ? -1 : emails.findIndex((email) => emailOf(email) === emailOf(String(friend)));
}

const storageKey = (gameId: string) => `rondo.friends.${gameId}`;

/** Addresses typed before a top-up, so that nobody types them twice. */
export function keptFriends(gameId: string): string[] {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey(gameId)) ?? '[""]') as string[];
  } catch {
    return [''];
  }
}

export function keepFriends(gameId: string, emails: readonly string[] | null): void {
  try {
    if (emails) window.sessionStorage.setItem(storageKey(gameId), JSON.stringify(emails));
    else window.sessionStorage.removeItem(storageKey(gameId));
  } catch {
    // Without storage they are typed again.
  }
}
