import { leaveGame, letBackIn, listTakingOut } from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, neverAnswer, refuse, respondWith } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import { expectSaidAt, expectSaidAtButton, field, paramsOf, sentence } from '../../../test/forms.ts';
import { aGame } from '../../../test/games.ts';
import { at } from '../../../test/instant.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { button, inSheet, openGame, plain } from '../../../test/match.ts';
import { show, speak } from '../../../test/open.tsx';
import TakeOutSheet from '../../features/taking-out/take-out-sheet.tsx';
import TakeOutButton from './take-out-button.tsx';
import TakenOutSection from './taken-out-section.tsx';

const t = speak('en');
const body = () => plain(document.body.textContent);
const close = vi.fn();
const game = aGame();
const femke = { _id: '00000000-0000-4000-8000-00000000f00d', name: 'Femke', back: 4.5, to: 'player' } as const;
const kees = { _id: '00000000-0000-4000-8000-00000000f00e', name: 'Kees', by: 'organiser', mayLetIn: true } as const;
const list = (player: object = {}, ...takenOut: object[]) =>
  answer(listTakingOut, { data: { players: [{ ...femke, ...player }], takenOut } });

describe('the sheet that takes a player out', () => {
  const openSheet = (language: Language = 'en', answers: Answer[] = [list()]) =>
    show(<TakeOutSheet gameId={game._id} playerId={femke._id} onClose={close} />, { as: {}, language, answers });
  const reason = (say = t) => field(say('takingOut.reason'));
  const submit = (say = t) => inSheet(say('takingOut.act'));

  test.each([
    ['player', null, 'Femke'],
    ['guest', null, 'Femke'],
    ['payer', 'Kees', 'Kees'],
    ['pass', null, 'Femke'],
  ] as const)('says that what was paid goes to the %s', async (to, payer, name) => {
    await openSheet('en', [list({ to, payer })]);
    await expect.poll(body).toContain(plain(t(`takingOut.back.${to}`, { name, amount: '€ 4.50' })));
    for (const key of ['next', 'told', 'barred'] as const) expect(body()).toContain(plain(t(`takingOut.${key}`)));
  });
  test('doesn’t mention money for a free spot', async () => {
    await openSheet('en', [list({ to: 'nobody', back: 0 })]);
    await expect.poll(body).toContain(plain(t('takingOut.barred')));
    expect(body()).not.toContain('100 %');
  });
  test.each(testedLanguages)('wants a reason, and says each refusal where it is mended (%s)', async (language) => {
    const say = speak(language);
    await openSheet(language);
    await submit(say).tap();
    await expectSaidAt(reason(say), say('takingOut.reasonShort'));
    await reason(say).write('Three times late');
    for (const code of leaveGame.errors) {
      respondWith(refuse(leaveGame, code, { params: paramsOf(code) }));
      await submit(say).tap();
      if (code === 'reason_needed') await expectSaidAt(reason(say), sentence(language, code));
      else await expectSaidAtButton(sentence(language, code));
    }
  });
  test('is sent with its reason', async () => {
    await openSheet();
    await reason().write('  Three times late ');
    respondWith(answer(leaveGame), answer(listTakingOut, { data: { players: [], takenOut: [] } }));
    await submit().tap();
    await expectBanner(t('takingOut.done', { name: 'Femke' }));
    expect(askedOf(leaveGame).at(-1)?.body).toEqual({
      matchId: game._id,
      targetId: femke._id,
      reason: 'Three times late',
    });
    expect(close).toHaveBeenCalled();
  });
  test('loads', async () => {
    await openSheet('en', [neverAnswer(listTakingOut)]);
    await expect.element(page.getByText(t('common.loading'))).toBeInTheDocument();
  });
  test('failed, and asked for again', async () => {
    await openSheet('en', [refuse(listTakingOut, 'unavailable')]);
    await expect.element(page.getByText(t('takingOut.failed'))).toBeVisible();
    respondWith(list());
    await inSheet(t('common.retry')).tap();
    await expect.element(reason()).toBeVisible();
  });
  test('stays for a player who left meanwhile', async () => {
    await openSheet('en', [answer(listTakingOut, { data: { players: [], takenOut: [] } })]);
    await expect.element(page.getByText(t('takingOut.gone'))).toBeVisible();
  });
});

describe('who was taken out', () => {
  const showList = (answers: Answer[], given = game) => show(<TakenOutSection game={given} />, { as: {}, answers });

  test('is listed with the reason, and let in again', async () => {
    await showList([list({}, { ...kees, reason: 'Swore' })]);
    await expect.poll(body).toContain('“Swore”');
    respondWith(answer(letBackIn), list());
    await button(t('takingOut.letIn.named', { name: 'Kees' })).tap();
    await expectBanner(t('takingOut.letIn.done', { name: 'Kees' }));
    await expect.poll(body).not.toContain('“Swore”');
  });
  test('a refusal is told', async () => {
    await showList([list({}, kees), refuse(letBackIn, 'not_taken_out')]);
    await button(t('takingOut.letIn.named', { name: 'Kees' })).tap();
    await expectBanner(t('errors.not_taken_out'));
  });
  test.each([
    ['by Rondo', { ...kees, by: 'rondo', mayLetIn: false }, game],
    ['once the game is over', kees, aGame({ archived: true })],
  ] as const)('is not let in %s', async (_, one, given) => {
    await showList([list({}, one)], given);
    await expect.poll(body).toContain('Kees');
    expect(page.getByRole('button').query()).toBeNull();
  });
  test('nobody', async () => {
    await showList([list()]);
    await expect.poll(() => askedOf(listTakingOut)).toHaveLength(1);
    expect(page.getByText(t('takingOut.list')).query()).toBeNull();
  });
});

test('the menu of a player opens the sheet', async () => {
  const pressed = vi.fn();
  await show(<TakeOutButton name="Femke" onClick={pressed} />, { as: {} });
  await button(t('takingOut.more', { name: 'Femke' })).tap();
  await button(t('takingOut.act')).tap();
  expect(pressed).toHaveBeenCalledOnce();
});

describe('the page of the game', () => {
  const me = '00000000-0000-4000-8000-00000000aaaa';
  const mine = {
    viewer: { rights: ['players'] },
    potential_users: [
      { _id: femke._id, name: 'Femke' },
      { _id: me, name: 'Olaf' },
    ],
    waiting_list: [{ _id: kees._id, name: 'Kees' }],
  } as const;

  test('has a menu for each player or waiting person except the reader, which opens the sheet', async () => {
    await openGame(mine, { as: { _id: me }, answers: [list()] });
    await expect.element(button(t('takingOut.more', { name: 'Kees' }))).toBeVisible();
    expect(button(t('takingOut.more', { name: 'Olaf' })).query()).toBeNull();
    expect(button(t('takingOut.act')).query()).toBeNull();
    await button(t('takingOut.more', { name: 'Femke' })).tap();
    await button(t('takingOut.act')).tap();
    await expect.element(page.getByRole('dialog', { name: t('takingOut.title', { name: 'Femke' }) })).toBeVisible();
  });
  test.each([
    ['who helps with something else', { ...mine, viewer: { rights: ['edit'] } }],
    ['a game that has begun', { ...mine, game_date: at('-PT10M') }],
  ] as const)('has none for %s', async (_, given) => {
    await openGame(given, { as: { _id: me }, answers: [list()] });
    await expect.element(page.getByText('Femke')).toBeVisible();
    expect(button(t('takingOut.more', { name: 'Femke' })).query()).toBeNull();
  });
  test.each([
    ['en', 'organiser', 'Three times late'],
    ['nl', 'rondo', null],
  ] as const)('says to who was taken out by whom, and why (%s)', async (language, by, reason) => {
    const say = speak(language);
    await openGame({ viewer: { takenOut: { by, reason } } }, { as: {}, language });
    await expect.poll(body).toContain(plain(say(`match.takenOut.${by}`)));
    expect(body()).toContain(plain(say('match.takenOut.after')));
    if (reason) expect(body()).toContain(reason);
    expect(body()).toContain(plain(say('joining.state.takenOut')));
  });
});
