import { checks, type CheckName } from './checks.ts';
import { type Check, type Finding, look, type Patient, type State, states } from './check.ts';
import { whyNot } from './of-outside.ts';

/** A check with what it found. */
export interface Examined extends Finding {
  name: CheckName;
  title: string;
  /** What to do, and the page that says how; null where all is well. */
  advice: string | null;
  page: string | null;
}

/** Makes each check, one after another: one that fails is a finding, and hides no other. */
export async function examine(at: Patient): Promise<Examined[]> {
  const examined: Examined[] = [];
  const isWrong = (name: string) => examined.some((one) => one.name === name && one.state === 'wrong');
  for (const [name, check] of Object.entries(checks) as [CheckName, Check][]) {
    const { title, advice, page, needs } = check;
    const missing = [needs, needs && 'settings'].find((one) => one !== undefined && isWrong(one));
    const found = missing === undefined ? await tryCheck(check, at) : look(`skipped: fix the ${missing} first`);
    const isWell = found.state === 'ok' || missing !== undefined;
    examined.push({ name, title, ...found, advice: isWell ? null : advice, page: isWell ? null : `docs/${page}` });
  }
  return examined;
}

async function tryCheck(check: Check, at: Patient): Promise<Finding> {
  try {
    return await check.examine(at);
  } catch (error) {
    return whyNot(error);
  }
}

/** The exit code: 0 all is well, 1 something to look at, 2 something wrong. */
export const worst = (examined: readonly { state: State }[]): number =>
  Math.max(0, ...examined.map(({ state }) => states.indexOf(state)));

/** Each finding as a line; below one that is not well, what to do. */
export function inWords(examined: readonly Examined[]): string {
  return examined
    .flatMap(({ state, title, says, advice, page }) => [
      `${state.padEnd(6)}${title.padEnd(18)}${says}`,
      ...(advice === null ? [] : [`${' '.repeat(24)}→ ${advice} (${page})`]),
    ])
    .join('\n');
}
