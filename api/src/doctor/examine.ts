import { phrasesIn } from '@rondo/phrases';
import { type HealthCheck, healthChecks, type HealthState, healthStates } from '@rondo/rules/health';
import { inEnglish } from '../platform/wording/said.ts';
import { checks } from './checks.ts';
import { type Check, type Finding, look, type Patient, wrong } from './check.ts';
import { reasonsOf } from './of-outside.ts';

/** What a check found, and the page that says what to do; null where all is well. */
export interface LookedAt extends Finding {
  check: HealthCheck;
  page: string | null;
}

/** A check with what it found, in English. */
export interface Examined {
  name: HealthCheck;
  title: string;
  state: HealthState;
  says: string;
  /** What to do, and the page that says how; null where all is well. */
  advice: string | null;
  page: string | null;
}

const patienceMs = { terminal: 30_000, page: 2000 };

/** Makes all checks, but each after those it needs: one that fails, or isn't over in time, is a finding, and hides no other. */
export async function lookAt(at: Patient, patience: keyof typeof patienceMs): Promise<LookedAt[]> {
  const begun = new Map<HealthCheck, Promise<Finding>>();
  const isWrong = async (name: HealthCheck) => (await find(name)).state === 'wrong';
  const make = async (check: Check) => {
    if (check.needs === 'database' && (await isWrong('database'))) return look('databaseFirst');
    if (check.needs !== undefined && (await isWrong('settings'))) return look('settingsFirst');
    return tryCheck(check, at, patienceMs[patience]);
  };
  const find = (name: HealthCheck): Promise<Finding> => {
    const known = begun.get(name);
    if (known !== undefined) return known;
    const finding = make(checks[name]);
    begun.set(name, finding);
    return finding;
  };
  return Promise.all(
    healthChecks.map(async (check) => {
      const { state, said } = await find(check);
      const isUnmade = said.some(({ found }) => found === 'settingsFirst' || found === 'databaseFirst');
      return { check, state, said, page: state === 'ok' || isUnmade ? null : `docs/${checks[check].page}` };
    }),
  );
}

async function tryCheck(check: Check, at: Patient, ms: number): Promise<Finding> {
  const late = Promise.withResolvers<Finding>();
  const timer = setTimeout(() => late.resolve(wrong('late', { seconds: ms / 1000 })), ms);
  try {
    return await Promise.race([check.examine(at), late.promise]);
  } catch (error) {
    return wrong('raw', { says: reasonsOf(error) });
  } finally {
    clearTimeout(timer);
  }
}

/** Makes all checks, for a terminal. */
export async function examine(at: Patient): Promise<Examined[]> {
  return (await lookAt(at, 'terminal')).map(({ check, state, said, page }) => {
    const { title, advice } = phrasesIn.en.health.checks[check];
    return {
      name: check,
      title,
      state,
      says: said.map(inEnglish).join('; '),
      advice: page === null ? null : advice,
      page,
    };
  });
}

/** The exit code: 0 all is well, 1 something to look at, 2 something wrong. */
export const worst = (examined: readonly { state: HealthState }[]): number =>
  Math.max(0, ...examined.map(({ state }) => healthStates.indexOf(state)));

/** Each finding as a line; below one that is not well, what to do. */
export function inWords(examined: readonly Examined[]): string {
  return examined
    .flatMap(({ state, title, says, advice, page }) => [
      `${state.padEnd(6)}${title.padEnd(17)}${says}`,
      ...(advice === null ? [] : [`${' '.repeat(23)}→ ${advice} (${page})`]),
    ])
    .join('\n');
}
