import { keptByScripts } from '@rondo/rules';
import type { Bout } from '@rondo/rules/results';
import { readStored, store } from '../../platform/stored.ts';

/** A result that is kept on the phone until it is sent. */
export interface KeptResult {
  bouts: readonly Bout[];
  /** When it was entered; ISO text. */
  at: string;
}

export const keptResultEntry = keptByScripts.result;

/** The result in a stored text; null for none, or for one that this version doesn't understand. */
export function parseResult(text: string | null | undefined): KeptResult | null {
  if (!text) return null;
  try {
    const { bouts, at } = JSON.parse(text) as Partial<Record<keyof KeptResult, unknown>>;
    return Array.isArray(bouts) && bouts.every(isBout) && typeof at === 'string' ? { bouts, at } : null;
  } catch {
    return null;
  }
}

function isBout(one: unknown): one is Bout {
  const { sides, parts } = (one ?? {}) as Partial<Record<keyof Bout, unknown>>;
  const isPair = (pair: unknown, of: string) =>
    Array.isArray(pair) && pair.length === 2 && pair.every((value) => typeof value === of);
  return isPair(sides, 'string') && Array.isArray(parts) && parts.every((part) => isPair(part, 'number'));
}

export const readResult = (gameId: string): KeptResult | null => parseResult(readStored(keptResultEntry, gameId));

export function keepResult(gameId: string, result: KeptResult | null): void {
  store(keptResultEntry, result && JSON.stringify(result), gameId);
}
