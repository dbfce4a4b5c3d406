import { getUser, listUsers, mailUserDocument } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../../test/backend.ts';
import { admin, label, one, sheet, someId, testAct, withReason } from '../../../../test/console-acts.ts';
import { testedLanguages } from '../../../../test/languages.ts';
import { open, speak } from '../../../../test/open.tsx';

const id = someId(1);
const user = { _id: id, name: 'Sanne', email: 'sanne@rondo.test', role: 'player' } as const;
const answers = [answer(listUsers, { data: { users: [user], pagination: one } }), answer(getUser, { data: { user } })];
const address = (step: string) => `/console/people?step=${step}&id=${id}`;
const number = 'R-2026-000012';

describe('a document of somebody', () => {
  testAct({
    name: 'is mailed anew',
    address: address('document'),
    answers,
    call: mailUserDocument,
    action: (t) => t('console.act.document.do'),
    fill: (t) => label(t('console.act.document.number')).write(number),
    at: { document_not_found: (t) => label(t('console.act.document.number')) },
    body: withReason({ number }),
  });

  test.each(testedLanguages)('is asked for by a number that looks like one (%s)', async (language) => {
    const t = speak(language);
    await open(address('person'), { as: admin, language, answers });
    await sheet()
      .getByRole('button', { name: t('console.person.more') })
      .tap();
    await sheet()
      .getByRole('button', { name: t('console.person.mailDocument') })
      .tap();
    await label(t('console.act.document.number')).write('12');
    await label(t('console.act.reason')).write('They called us');
    await sheet()
      .getByRole('button', { name: t('console.act.document.do') })
      .tap();
    await expect.element(sheet().getByText(t('console.act.document.wrong'))).toBeVisible();
  });
});
