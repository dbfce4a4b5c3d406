import { expect, test } from 'vitest';
import { notDrilled, rounds } from '../chaos/src/alarms/drills.ts';
import { commandOf, commandsOf } from '../chaos/src/alarms/runbook.ts';
import { alarmNames, shippedRules, shortenRules } from '../chaos/src/alarms/short-rules.ts';

// `npm run chaos -- alarms` shows whether each rings and ends, on a machine with Prometheus and its exporters.

const drills = rounds.flat();

test('every alarm has one drill, or a reason why not', () => {
  const named = [...drills.flatMap(({ alarms }) => alarms), ...Object.keys(notDrilled)];
  expect(named.toSorted()).toEqual(alarmNames.toSorted());
});

test('every command of an alarm’s section is typed by its drill, and nothing else is', () => {
  for (const { alarms, types } of drills) {
    const typed = new Set(types.map((words) => commandOf(alarms, words)));
    expect({ alarms, typed }).toEqual({ alarms, typed: new Set(alarms.flatMap(commandsOf)) });
  }
});

test('rules are made short in their times alone', () => {
  const times = /for: \w+|\[\w+\]|> 900 /g;
  const short = shortenRules(shippedRules);
  expect(short.match(times)?.filter((time) => !/\d\ds/.test(time))).toEqual([]);
  expect(short.replaceAll(/for: \w+|\[\w+\]|> 15 /g, '')).toBe(shippedRules.replaceAll(times, ''));
  expect(shippedRules.match(/> 900 /g)).toHaveLength(2);
});
