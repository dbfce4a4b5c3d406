import { readFileSync } from 'node:fs';
import path from 'node:path';
import { blockIn } from '../typed-pages.ts';
import { root } from './short-rules.ts';

const runbook = readFileSync(path.join(root, 'docs/alarms.md'), 'utf8');

/** Matches the beginning of something typed, not of a mere name. */
const isTyped =
  /^(?:bin\/rondo|curl|df|du|journalctl|npm run|openssl|patronictl|pg_lsclusters|pgbackrest|process_|ps |rondo_|select|systemctl|topk|update)/;

/** Commands for systemd and Patroni, which a drill lacks, and commands that would change the machine itself. */
const isOfOthers =
  /^(?:patronictl|pg_lsclusters|systemctl (?:status|list-timers)|journalctl (?:-u rondo-|--vacuum)|pgbackrest info)/;

/** The fenced block of docs/alarms.md that contains these words. */
export const blockOf = (words: string): string => blockIn([runbook], words);

/** The commands of an alarm's section as they are written there, without those that need a machine with systemd or Patroni. */
export function commandsOf(alarm: string): string[] {
  const section = runbook.split(/^### /m).find((text) => text.startsWith(`${alarm}\n`)) ?? '';
  const typed = [...section.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text.replaceAll(/\s+/g, ' '));
  return typed.filter((text) => isTyped.test(text) && !isOfOthers.test(text));
}

/**
 * The command in these alarms' sections that contains these words.
 * @throws Error if there is none, or there are several
 */
export function commandOf(alarms: readonly string[], words: string): string {
  const found = new Set(alarms.flatMap(commandsOf).filter((text) => text.includes(words)));
  const [command] = found;
  if (command === undefined || found.size > 1)
    throw new Error(`${found.size} commands of ${alarms.join(', ')} in docs/alarms.md say ${words}`);
  return command;
}
