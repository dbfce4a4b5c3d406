import { describe, expect, test } from 'vitest';
import { decideImport, readSubscriberFile } from './subscriber-file.ts';

const row = (email: string, subscribed = true, language: string | null = null) => ({ email, language, subscribed });

test('reads addresses, languages and states, by the heads of their columns', () => {
  expect(
    readSubscriberFile('Name,Email address,Language,Status\r\n"Jansen, Piet",Piet@Rondo.test,nl-NL,subscribed\r\n'),
  ).toEqual({
    rows: [row('piet@rondo.test', true, 'nl')],
    unknown: [],
    malformed: [],
    read: ['Email address', 'Language', 'Status'],
    ignored: ['Name'],
    unclear: [],
  });
});

test('reads files of other programs: semicolons, tabs, quotes, a mark at the beginning, no heads', () => {
  const rows = [row('a@rondo.test'), row('b@rondo.test', false)];
  for (const text of [
    '\uFEFFE-mailadres;Taal;Staat\na@rondo.test;;subscribed\nb@rondo.test;;unsubscribed',
    'email\tstate\na@rondo.test\tactive\nb@rondo.test\tno',
    'a@rondo.test\n"b@rondo.test","","unsubscribed"\n\n',
    'email,note,status\na@rondo.test,"two\nlines",yes\nb@rondo.test,"a ""b""",no',
  ])
    expect(readSubscriberFile(text)?.rows).toEqual(rows);
});

test('says which lines have no address, or a state that is neither', () => {
  expect(
    readSubscriberFile('email,status\nno address,yes\na@rondo.test,"unconfirmed"\n\nb@rondo.test,\n@c.test,yes'),
  ).toMatchObject({ rows: [row('b@rondo.test')], unknown: [3], malformed: [2, 6] });
});

test('whoever left by any row has left', () => {
  expect(
    readSubscriberFile(
      'email,language,state\na@rondo.test,en,no\nA@rondo.test,,yes\nb@rondo.test,,yes\nb@rondo.test,nl,no',
    )?.rows,
  ).toEqual([row('a@rondo.test', false, 'en'), row('b@rondo.test', false, 'nl')]);
});

test('takes no longer for a file of quotes than for any other', () => {
  const begun = performance.now();
  expect(readSubscriberFile(`email\na${'"'.repeat(300_000)}`)?.malformed).toEqual([2]);
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('takes the apostrophe off that kept a spreadsheet from computing', () => {
  expect(readSubscriberFile("email\n'-a@rondo.test")?.rows).toEqual([row('-a@rondo.test')]);
});

const [on, off] = [row('a@rondo.test'), row('b@rondo.test', false)];

test.each([
  [
    'Mailchimp',
    'Email Address,First Name,OPTIN_TIME,UNSUB_TIME\na@rondo.test,A,2024-01-01,\nb@rondo.test,B,2024-01-01,2025-02-03 10:00:00',
  ],
  ['Mailchimp, cleaned', 'Email Address,CLEAN_TIME\na@rondo.test,\nb@rondo.test,2025-02-03 10:00:00'],
  [
    'Mailchimp, archived',
    'Email Address,LEAVE_TIME,LEID,TAGS\na@rondo.test,0000-00-00 00:00:00,1,\nb@rondo.test,2025-02-03 10:00:00,2,',
  ],
  [
    'Ghost',
    'id,email,name,note,subscribed_to_emails,complimentary_plan\n1,a@rondo.test,,,true,false\n2,b@rondo.test,,,false,false',
  ],
  ['Brevo', 'CONTACT ID;EMAIL;VOORNAAM;EMAIL_BLACKLISTED\n1;a@rondo.test;;false\n2;b@rondo.test;;true'],
  ['Laposta', 'E-mailadres;Naam;Actief\na@rondo.test;;ja\nb@rondo.test;;nee'],
  ['Laposta, its states', 'E-mailadres;Status\na@rondo.test;Actief\nb@rondo.test;Uitgeschreven'],
  [
    'MailerLite',
    'Subscriber,Subscribed,Status,Opens\na@rondo.test,2024-01-01 10:00:00,active,3\nb@rondo.test,2024-01-01 10:00:00,bounced,0',
  ],
  ['a column of whatever name', 'Lid\tBounced\na@rondo.test\t\nb@rondo.test\tyes'],
  ['two columns that differ', 'email,status,unsubscribed_at\na@rondo.test,active,\nb@rondo.test,active,2025-02-03'],
])('knows who left by the columns of %s', (_, text) => {
  expect(readSubscriberFile(text)).toMatchObject({ rows: [on, off], unknown: [], malformed: [], unclear: [] });
});

describe('a column that may say who left', () => {
  test.each([
    ['wants_mail', '1', '0'],
    ['Bounce reason', 'full', ''],
    ['Mailstatus 2', 'A', 'B'],
    ['VIP', 'ja', 'nee'],
    ['toestemming', '1-1-2024', ''],
  ])('is asked about: %s', (head, one, other) => {
    const text = `email,name,${head}\na@rondo.test,A,${one}\nb@rondo.test,B,${other}`;
    const examples = [one, other].filter((cell) => cell !== '');
    expect(readSubscriberFile(text)).toEqual({
      rows: [],
      unknown: [],
      malformed: [],
      read: ['email'],
      ignored: ['name'],
      unclear: [{ column: head, examples }],
    });
    expect(readSubscriberFile(text, { [head]: 'nothing' })).toMatchObject({
      rows: [on, row('b@rondo.test')],
      ignored: ['name', head],
      unclear: [],
    });
  });

  test('is read as somebody says that it is', () => {
    const text = 'email,wants_mail\na@rondo.test,1\nb@rondo.test,0\nc@rondo.test,';
    expect(readSubscriberFile(text, { wants_mail: 'stays' })).toMatchObject({ rows: [on, off], unknown: [4] });
    expect(readSubscriberFile(text, { wants_mail: 'left' })?.rows).toEqual([
      row('a@rondo.test', false),
      row('b@rondo.test'),
      row('c@rondo.test'),
    ]);
    expect(readSubscriberFile(text, { other: 'nothing' })?.unclear).toHaveLength(1);
  });

  test('is asked about by its number where there are no heads', () => {
    const text = 'a@rondo.test,nl,subscribed,Ann,0\nb@rondo.test,nl,,Bob,1';
    expect(readSubscriberFile(text)?.unclear).toEqual([{ column: '5', examples: ['0', '1'] }]);
  });

  test('says nothing where it is empty', () => {
    expect(readSubscriberFile('email,bounce kind\na@rondo.test,\n')).toMatchObject({
      rows: [on],
      ignored: ['bounce kind'],
    });
  });
});

test.each([
  ['a line for spreadsheets', 'sep=;\nemail;name\na@rondo.test;A,B\nno address;'],
  ['lines that end as on an old Mac', 'sep=;\remail;name\ra@rondo.test;A\rno address;'],
])('reads %s, and counts it', (_, text) => {
  expect(readSubscriberFile(text)).toMatchObject({ rows: [on], malformed: [4] });
});

test('reads names before addresses, and no address of which a letter is lost', () => {
  const text =
    'email\nAnn <a@rondo.test>\n"Bob, the second <B@rondo.test>"\nren\uFFFDe@rondo.test\n<a@rondo.test> Ann\n';
  expect(readSubscriberFile(text)).toMatchObject({ rows: [on, row('b@rondo.test')], malformed: [4, 5] });
});

test.each(['', '\n', 'name,age\nPiet,3'])('is none without a column of addresses: %j', (text) => {
  expect(readSubscriberFile(text)).toBeNull();
});

test.each([
  [true, null, 'subscribed'],
  [true, 'on', 'unchanged'],
  [true, 'left', 'kept_out'],
  [false, null, 'unsubscribed'],
  [false, 'on', 'unsubscribed'],
  [false, 'left', 'unchanged'],
] as const)('subscribed there: %s, here: %s: %s', (subscribed, here, becomes) => {
  expect(decideImport({ subscribed }, here)).toBe(becomes);
});
