import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = `${import.meta.dirname}/../..`;
const most = 200;

/** What moves for longer, and why. */
const longer: Readonly<Record<string, string>> = {
  'ui/button.module.css: bounce 0.5s cubic-bezier(0.3, 0, 0.7, 0.3) infinite alternate':
    'says that a press is being answered, for as long as it is',
  'features/leaderboard/top-players.module.css: fade 600ms ease-out': 'the specification gives the top players 0.6 s',
};

const files = globSync('**/*.css', { cwd: folder }).map((file) => ({
  file,
  css: readFileSync(`${folder}/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
}));
const inMs = (time: string) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);

test('nothing moves for longer than 200 ms, but for what says why', () => {
  const found = files.flatMap(({ file, css }) =>
    [...css.matchAll(/(?:animation|transition)(?:-duration|-delay)?: ([^;]+);|--(?:quick|calm): ([^;]+);/g)].flatMap(
      ([, moves, token]) => {
        const said = (moves ?? token ?? '').replaceAll(/\s+/g, ' ').trim();
        const times = said.match(/[\d.]+m?s\b/g) ?? [];
        return times.some((time) => inMs(time) > most) ? [`${file}: ${said}`] : [];
      },
    ),
  );
  expect(found.toSorted()).toEqual(Object.keys(longer).toSorted());
});

test('each movement is one of those that say something', () => {
  const named = files.flatMap(({ file, css }) =>
    [...css.matchAll(/@keyframes (\w+)/g)].map(([, name]) => `${file.split('/').at(-1)}: ${name}`),
  );
  expect(named.toSorted()).toEqual([
    'banner.module.css: drop',
    'button.module.css: bounce',
    'player-bar.module.css: count',
    'player-lists.module.css: arrive',
    'rolling-number.module.css: roll',
    'saved.module.css: appear',
    'sheet.module.css: appear',
    'sheet.module.css: fade',
    'sheet.module.css: rise',
    'sheet.module.css: slide',
    'top-players.module.css: fade',
  ]);
});

test('nothing moves for who wishes less', () => {
  const base = files.find(({ file }) => file === 'ui/theme/base.css')?.css ?? '';
  const [, reduced = ''] = /@media \(prefers-reduced-motion: reduce\) \{(.*?)\n\}/s.exec(base) ?? [];
  for (const rule of ['animation-duration: 1ms !important', 'transition-duration: 0s !important', '*::before'])
    expect(reduced).toContain(rule);
  const forced = files.filter(({ css }) => /(?:animation|transition)[\w-]*: [^;]*!important/.test(css));
  expect(forced.map(({ file }) => file)).toEqual(['ui/theme/base.css']);
});
