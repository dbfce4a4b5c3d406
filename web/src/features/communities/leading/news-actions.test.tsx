import { deleteNews, editNews } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../../../test/backend.ts';
import { expectBanner } from '../../../../test/banners.ts';
import { aCommunity } from '../../../../test/communities.ts';
import { expectSaidAtButton, sentence, testRefusals } from '../../../../test/forms.ts';
import { instant } from '../../../../test/instant.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { lookAtSheet } from '../../../../test/look-at-sheet.ts';
import { show, speak } from '../../../../test/open.tsx';
import type { Translate } from '../../../platform/i18n.tsx';
import NewsActions from './news-actions.tsx';

const news = {
  _id: '00000000-0000-4000-9000-000000000008',
  title: 'New hall',
  body: 'From Monday on',
  picture: null,
  isPinned: false,
  author: 'Noor',
  createdAt: instant.toString(),
  changedAt: null,
} as const;

test('news is changed from what it says', async () => {
  const t = speak('en');
  const { community } = aCommunity();
  await show(<NewsActions community={community} news={news} />, { as: {} });
  await page.getByRole('button', { name: t('leading.news.actions', { title: news.title }) }).tap();
  await page.getByRole('button', { name: t('leading.news.edit') }).tap();
  const title = page.getByRole('dialog').getByLabelText(t('leading.news.name'));
  await expect.element(title).toHaveValue(news.title);
  await lookAtSheet();
});

describe('what is changed', () => {
  const { community } = aCommunity();
  const sheet = () => page.getByRole('dialog');
  const openSheet = async (t: Translate) => {
    await page.getByRole('button', { name: t('leading.news.actions', { title: news.title }) }).tap();
    await page.getByRole('button', { name: t('leading.news.edit') }).tap();
  };
  testRefusals({
    call: editNews,
    open: (language) => show(<NewsActions community={community} news={news} />, { as: {}, language }),
    reopen: openSheet,
    fill: async (t) => {
      await openSheet(t);
      await sheet().getByLabelText(t('leading.news.name')).write('Other hall');
    },
    button: (t) => sheet().getByRole('button', { name: t('leading.news.save') }),
    at: {
      too_many_pinned: (t) => sheet().getByLabelText(t('leading.news.isPinned')),
      picture_not_usable: (t) => sheet().getByLabelText(`${t('leading.news.picture')}: ${t('picture.choose')}`),
    },
  });
});

test.each(testedLanguages)('news is taken away once one says so, or it says why not (%s)', async (language) => {
  const t = speak(language);
  const { community } = aCommunity();
  await show(<NewsActions community={community} news={news} />, { as: {}, language });
  await page.getByRole('button', { name: t('leading.news.actions', { title: news.title }) }).tap();
  await page.getByRole('button', { name: t('leading.news.delete') }).tap();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByText(t('leading.news.deleteBody', { title: news.title }))).toBeVisible();
  respondWith(refuse(deleteNews, 'news_not_found'));
  await sheet.getByRole('button', { name: t('leading.news.delete') }).tap();
  await expectSaidAtButton(sentence(language, 'news_not_found'));
  respondWith(answer(deleteNews));
  await sheet.getByRole('button', { name: t('leading.news.delete') }).tap();
  await expectBanner(t('leading.news.deleted'));
  expect(askedOf(deleteNews).at(-1)?.params).toEqual({ id: community._id, newsId: news._id });
});
