import { getTournament, type Tournament, tournamentStandings } from '@rondo/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, neverAnswer, refuse } from '../../test/backend.ts';
import { untilSeen } from '../../test/clock.ts';
import { testedLanguages } from '../../test/languages.ts';
import { plain } from '../../test/match.ts';
import { open, speak } from '../../test/open.tsx';
import { anOpenTournament, aTournament, blue, cupId, green, orange, white } from '../../test/tournaments.ts';

const t = speak('en');
const main = () => plain(document.querySelector('main')?.textContent);
const row = (team: string, rank: number) => ({ team, rank, played: 1, won: 0, points: 0, above: null });
const tables = answer(tournamentStandings, {
  data: {
    tables: ['A', 'B', 'C'].map((group) => ({ group, rows: [row(orange, 1), row(blue, 2)] })),
  },
});
const openIt = (tournament: Tournament, language: 'en' | 'nl' = 'en', known = tables) =>
  open(`/tournaments/${cupId}/screen`, { language, answers: [answer(getTournament, { data: { tournament } }), known] });

test.each(testedLanguages)('shows each part for twelve seconds (%s)', async (language) => {
  const say = speak(language);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await openIt(aTournament(), language);
  for (const part of ['now', 'next', 'table', 'table', 'bracket', 'now'] as const) {
    await untilSeen(() => main().includes(say(`tournaments.hall.${part}`)));
    expect(main()).toContain('Kerstcup');
    vi.advanceTimersByTime(12_000);
  }
});

test('has no controls', async () => {
  await openIt(aTournament());
  await expect.poll(main).toContain(t('tournaments.hall.now'));
  expect(document.querySelectorAll('main :is(button, a, input, select)')).toHaveLength(0);
});

test('says who won', async () => {
  await openIt(aTournament({ stage: 'over', places: [[orange], [blue], [green], [white]] }));
  await expect.poll(main).toContain(t('tournaments.hall.won'));
});

test('says that matches come once they are drawn', async () => {
  await openIt(anOpenTournament(), 'en', answer(tournamentStandings, { data: { tables: [] } }));
  await expect.element(page.getByText(t('tournaments.hall.soon'))).toBeVisible();
});

test('there is no such tournament', async () => {
  await open(`/tournaments/${cupId}/screen`, { answers: [refuse(getTournament, 'game_not_found')] });
  await expect.element(page.getByText(t('tournaments.missing'))).toBeVisible();
});

test('it loads', async () => {
  await open(`/tournaments/${cupId}/screen`, { answers: [neverAnswer(getTournament)] });
  await expect.element(page.getByText(t('common.loading')).first()).toBeInTheDocument();
});
