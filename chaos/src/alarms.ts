import { setTimeout as wait } from 'node:timers/promises';
import { withTemporaryFolder } from '../../api/test/temporary-database.ts';
import { CouldNotTell, type Drill, type Type } from './alarms/drill.ts';
import { notDrilled, rounds } from './alarms/drills.ts';
import { type Installation, until, withInstallation } from './alarms/installation.ts';
import { commandOf } from './alarms/runbook.ts';
import { alarmNames } from './alarms/short-rules.ts';
import { type Report, verdict } from './report.ts';
import { typeOn } from './alarms/terminal.ts';
import { filled } from './typed-pages.ts';

/** The longest that an alarm may take to ring after its cause, and to end after its page was followed, in ms. */
const most = { rings: 270_000, ends: 150_000 };
/** The wait before the first alarm: longer than any rule waits. */
const calmMs = 30_000;

/** The outcome of a drill. */
type Outcome = 'held' | 'broken' | 'could not tell';

/**
 * Brings each alarm about on a real installation, sees it ring, does what docs/alarms.md says and sees it end
 * (decisions/0118-a-drill-for-each-alarm.md).
 * @param names the alarms' names; all if empty
 */
export async function alarms(names: readonly string[]): Promise<Report> {
  const unknown = names.filter((name) => !alarmNames.includes(name));
  if (unknown.length > 0) throw new Error(`No such alarm: ${unknown.join(', ')}`);
  const isAsked = (name: string) => names.length === 0 || names.includes(name);
  const asked = rounds
    .map((round) => round.filter((drill) => drill.alarms.some(isAsked)))
    .filter((round) => round.length > 0);
  const withoutBackUp = asked.flat().some((drill) => drill.alarms.includes('BackUpUnknown'));
  const outcomes: Outcome[] = [];
  const lines: string[] = [];
  await withTemporaryFolder((folder) =>
    withInstallation(folder, !withoutBackUp, async (at) => {
      const early = await ringsInCalm(at, withoutBackUp ? ['BackUpUnknown'] : []);
      lines.push(`before anything happened none rang ${early.join(', ')} ${verdict(early.length === 0)}`);
      for (const round of asked) {
        const began = await at.watch.now();
        outcomes.push(...(await Promise.all(round.map((drill) => tryOut(at, drill)))));
        lines.push(...(await ringsBeside(at, round, began)));
      }
    }),
  );
  const left = Object.entries(notDrilled).filter(([name]) => isAsked(name));
  return {
    ok: lines.every((line) => !line.includes('✗')) && !outcomes.includes('broken'),
    isUnclear: outcomes.includes('could not tell') || left.length > 0,
    lines: [...lines, ...left.map(([name, why]) => `${name}: could not tell; ${why}`)],
  };
}

/** @returns the alarms that rang without a cause, except the named ones */
async function ringsInCalm(at: Installation, but: readonly string[]): Promise<string[]> {
  const began = await at.watch.now();
  await wait(calmMs);
  return [...(await at.watch.rangSince(began))].filter((name) => !but.includes(name));
}

/** Waits until no alarm rings or is about to. @returns the alarms that rang with those of a round without a right to */
async function ringsBeside(at: Installation, round: readonly Drill[], began: number): Promise<string[]> {
  const expected = new Set(round.flatMap((drill) => [...drill.alarms, ...(drill.also ?? [])]));
  const stay = new Set<string>();
  const isQuiet = async () => {
    stay.clear();
    for (const name of await at.watch.stirring()) stay.add(name);
    return stay.size === 0;
  };
  await until('none rings', isQuiet, most.ends).catch(() => undefined);
  const others = [...(await at.watch.rangSince(began))].filter((name) => !expected.has(name));
  const names = round.flatMap(({ alarms: own }) => own).join(', ');
  return [
    ...(others.length > 0 ? [`rang beside ${names}: ${others.join(', ')} ✗`] : []),
    ...(stay.size > 0 ? [`goes on ringing after ${names}: ${[...stay].join(', ')} ✗`] : []),
  ];
}

async function tryOut(at: Installation, drill: Drill): Promise<Outcome> {
  const typed = new Set<string>();
  const type: Type = async (words, own = {}) => {
    if (!drill.types.includes(words)) throw new Error(`the drill does not say that it types ${words}`);
    typed.add(words);
    return typeOn(at, filled(commandOf(drill.alarms, words), own));
  };
  // Said at once, because the next ones take minutes.
  const end = (outcome: Outcome, words: string): Outcome => {
    console.log(`${drill.alarms.join(', ')}: ${outcome}; ${words}`);
    return outcome;
  };
  try {
    const before = await at.watch.ringing();
    const early = drill.alarms.filter((name) => before.has(name) && name !== 'BackUpUnknown');
    if (early.length > 0) return end('broken', `${early.join(', ')} rang before its cause`);
    const brought = await drill.bring(at);
    const rang = await untilRinging(at, drill, true, most.rings);
    await drill.follow(at, type, brought);
    const untyped = drill.types.filter((words) => !typed.has(words));
    if (untyped.length > 0) return end('broken', `never typed: ${untyped.join(', ')}`);
    const ended = await untilRinging(at, drill, false, most.ends);
    return end('held', `rang after ${rang} s, ended ${ended} s after its page was followed`);
  } catch (error) {
    if (error instanceof CouldNotTell) return end('could not tell', error.message);
    return end('broken', error instanceof Error ? error.message : String(error));
  }
}

/** @returns how many seconds that took */
async function untilRinging(at: Installation, drill: Drill, rings: boolean, mostMs: number): Promise<number> {
  const from = performance.now();
  const late = new Set(drill.alarms);
  while (late.size > 0) {
    const ringing = await at.watch.ringing();
    for (const name of late) if (ringing.has(name) === rings) late.delete(name);
    if (performance.now() - from > mostMs)
      throw new Error(`${[...late].join(', ')} ${rings ? 'did not ring' : 'goes on ringing'} after ${mostMs / 1000} s`);
    await wait(500);
  }
  return Math.round((performance.now() - from) / 1000);
}
