import {
  communityMessages,
  decideMessage,
  gameMessages,
  type GroupMessage,
  type MessageWriting,
  reportMessage,
  writeCommunityMessage,
  writeGameMessage,
} from '@rondo/contract';
import type { Language } from '@rondo/rules';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, type Answer, askedOf, hold, refuse, respondWith } from '../../../test/backend.ts';
import { expectBanner } from '../../../test/banners.ts';
import type { Partly } from '../../../test/example.ts';
import { expectSaidAt, testRefusals } from '../../../test/forms.ts';
import { at } from '../../../test/instant.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { show, speak } from '../../../test/open.tsx';
import { MessagesPanel } from './messages-panel.tsx';

const t = speak('en');
const id = '00000000-0000-4000-9000-000000000001';
const message: Partly<GroupMessage> = {
  _id: id,
  author: 'Olaf',
  words: 'Bring a ball',
  createdAt: at('-PT2H'),
  reports: null,
};
const writing: MessageWriting = { left: 2, until: null, nextAt: null, reach: { players: 7, waiting: 3 } };
const data = (list: Partly<GroupMessage>[], write: MessageWriting | null = null) => ({
  data: { messages: list, writing: write },
});
const ofGame = (...list: Partly<GroupMessage>[]) => answer(gameMessages, data(list));
const showGame = (answers: Answer[], address = '/', language: Language = 'en') =>
  show(<MessagesPanel group={{ kind: 'game', id }} />, { as: {}, address, answers, language });
const sheet = () => page.getByRole('dialog');

describe('messages to everyone', () => {
  test('load, are loaded again after a failure, and have no card if there are none', async () => {
    const loading = hold(refuse(gameMessages, 'busy'));
    await showGame([loading]);
    await expect.element(page.getByRole('heading', { name: t('coLeading.messages.title') })).toBeVisible();
    loading.release();
    await expect.element(page.getByRole('alert').filter({ hasText: t('coLeading.messages.failed') })).toBeVisible();
    respondWith(ofGame());
    await page.getByRole('button', { name: t('common.retry') }).tap();
    await expect.element(page.getByRole('heading', { name: t('coLeading.messages.title') })).not.toBeInTheDocument();
  });

  test('have one button: where another part of the page writes, only the sheet is theirs', async () => {
    await show(<MessagesPanel group={{ kind: 'game', id }} isOpenedElsewhere />, {
      as: {},
      address: '/?step=message',
      answers: [answer(gameMessages, data([], writing))],
    });
    await expect.element(sheet()).toBeVisible();
    expect(document.querySelector('#messages')).toBeNull();
  });

  test.each(testedLanguages)('say who wrote them, and whom they reached (%s)', async (language) => {
    const t = speak(language);
    await showGame(
      [
        ofGame(
          { ...message, reached: 7 },
          { ...message, _id: undefined, author: null, words: 'Gone' },
          { ...message, _id: undefined, isOwn: true, words: 'Mine' },
          { ...message, _id: undefined, isReported: true, words: 'Bad' },
        ),
      ],
      '/',
      language,
    );
    const row = (words: string) => page.getByRole('listitem').filter({ hasText: words });
    await expect.element(row('Bring a ball')).toMatchTextContent(t('coLeading.messages.reached', { count: 7 }));
    await expect.element(row('Bring a ball')).toMatchTextContent('Olaf');
    await expect.element(row('Gone')).toMatchTextContent(t('coLeading.messages.formerly'));
    await expect.element(row('Mine')).toMatchTextContent(t('coLeading.messages.own'));
    await expect.element(row('Bad')).toMatchTextContent(t('coLeading.messages.reported'));
    expect(row('Mine').getByRole('button').query()).toBeNull();
  });

  test('that were reported are decided about', async () => {
    const reports = [{ reason: 'Rude' }, { reason: 'Rude' }, { reason: '' }];
    await showGame([ofGame({ ...message, reports }), answer(decideMessage)]);
    await expect.element(page.getByText('“Rude”')).toBeVisible();
    await page.getByRole('button', { name: t('coLeading.messages.keep') }).tap();
    await expectBanner(t('coLeading.messages.kept'));
    await page.getByRole('button', { name: t('coLeading.messages.remove') }).tap();
    await expect
      .poll(() => askedOf(decideMessage).map(({ body }) => body))
      .toEqual([{ decision: 'keep' }, { decision: 'remove' }]);
  });
});

describe('reporting one', () => {
  testRefusals({
    call: reportMessage,
    open: (language) => showGame([ofGame(message)], `/?step=report&about=${id}`, language),
    fill: (t) => sheet().getByLabelText(t('coLeading.messages.reason')).write('Rude'),
    button: (t) => sheet().getByRole('button', { name: t('coLeading.messages.reportSubmit') }),
  });

  test('takes a press, and says that it is done', async () => {
    await showGame([ofGame(message), answer(reportMessage)]);
    await page.getByRole('button', { name: t('coLeading.messages.report') }).tap();
    await sheet()
      .getByRole('button', { name: t('coLeading.messages.reportSubmit') })
      .tap();
    await expectBanner(t('coLeading.messages.reportDone'));
    expect(askedOf(reportMessage)).toMatchObject([{ params: { id }, body: { reason: '' } }]);
  });
});

describe('writing one', () => {
  const write = (some: Partly<MessageWriting> = {}, language: Language = 'en') => {
    const reach = { ...writing.reach, ...some.reach };
    return showGame([answer(gameMessages, data([], { ...writing, ...some, reach }))], '/?step=message', language);
  };
  const words = (t = speak('en')) => sheet().getByLabelText(t('coLeading.messages.words'));
  const send = (t: ReturnType<typeof speak>, count: number) =>
    sheet().getByRole('button', { name: t('coLeading.messages.send', { count }) });

  testRefusals({
    call: writeGameMessage,
    open: (language) => write({}, language),
    fill: (t) => words(t).write('Bring a ball'),
    button: (t) => send(t, 7),
  });

  test('needs words; waiting people get it too if the writer wants', async () => {
    await write();
    await send(t, 7).tap();
    await expectSaidAt(words(), t('coLeading.messages.empty'));
    await words().write('Bring a ball');
    await sheet()
      .getByRole('checkbox', { name: t('coLeading.messages.toWaiting', { count: 3 }) })
      .tap();
    respondWith(answer(writeGameMessage, { data: { reached: 10, left: 1 } }));
    await send(t, 10).tap();
    await expectBanner(t('coLeading.messages.sent', { count: 10 }));
    expect(askedOf(writeGameMessage)).toMatchObject([{ body: { words: 'Bring a ball', toWaiting: true } }]);
  });

  test.each([
    ['nobody is there', { reach: { players: 0, waiting: 0 } }, t('coLeading.messages.reachNobody')],
    ['none is left', { left: 0 }, t('coLeading.messages.noneLeft')],
  ] as const)('is not possible where %s', async (_, some, said) => {
    await write(some);
    await expect.element(sheet().getByText(said)).toBeVisible();
    expect(words().query()).toBeNull();
  });

  test('to a community goes to its members', async () => {
    await show(<MessagesPanel group={{ kind: 'community', id }} />, {
      as: {},
      answers: [
        answer(communityMessages, data([], { ...writing, reach: { players: 7, waiting: 0 } })),
        answer(writeCommunityMessage, { data: { reached: 7, left: 1 } }),
      ],
    });
    await page.getByRole('button', { name: t('coLeading.messages.write') }).tap();
    await words().write('Training moves');
    await send(t, 7).tap();
    await expectBanner(t('coLeading.messages.sent', { count: 7 }));
    expect(askedOf(writeCommunityMessage)).toMatchObject([{ body: { words: 'Training moves' } }]);
  });
});
