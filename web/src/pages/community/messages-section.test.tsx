import { communityMessages } from '@rondo/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf } from '../../../test/backend.ts';
import { show } from '../../../test/open.tsx';
import MessagesSection from './messages-section.tsx';

const id = '00000000-0000-4000-9000-000000000007';

test('what was written to all members stands above the news', async () => {
  const messages = [{ author: 'Olaf', words: 'Bring a ball' }] as const;
  await show(<MessagesSection communityId={id} />, {
    as: {},
    answers: [answer(communityMessages, { data: { messages } })],
  });
  await expect.element(page.getByText('Bring a ball')).toBeVisible();
  expect(askedOf(communityMessages)[0]?.params).toEqual({ id });
});
