import type { MailKind } from '@rondo/phrases';
import { languageCodes, type Language } from '@rondo/rules';
import { expect, test } from 'vitest';
import { finishMail } from './finish-mail.ts';
import { gameCalendar, gameFacts, gamePicture, type MailGame } from './mail-games.ts';
import { mailKinds } from './mail-kinds.ts';
import { type ComposedMail, composeDigest, composeMail } from './mail-layout.ts';

/** Gmail cuts off longer mails. */
const cutOffBytes = 102 * 1024;

const config = {
  publicUrl: 'https://rondo.test',
  secretKey: 'a key of thirty-two letters or so',
  replyTo: null,
  seller: null,
  mailFrom: 'Rondo <games@rondo.test>',
};
const link = `${config.publicUrl}/match/0198c6a2-1111-7000-8000-000000000001`;
const game: MailGame = {
  id: '0198c6a2-1111-7000-8000-000000000001',
  name: 'Potje op de Uithof',
  sport: 'Football',
  level: 'All levels',
  surface: 'Grass',
  starts_at: '2026-11-24T19:00:00Z',
  duration_minutes: 90,
  address: 'Kantineweg 1, Utrecht',
  place_description: 'Sportpark <Westerpark>',
  latitude: 52.1,
  longitude: 5.1,
  venue_photo: null,
  status: 'confirmed',
  ends_at: '2026-11-24T20:30:00Z',
  price_cents: 450,
  created_at: '2026-11-01T12:00:00Z',
  changed_at: null,
  cancel_note: null,
  host: 'Hanneke Visser',
};
const words = 'game when where amount fee paid until price changes note friend email ways passkey community title games'
  .concat(' words iban reason people hours city role answer days what who time series back count why owed settled')
  .split(' ');
const params = Object.fromEntries(words.map((name) => [name, `‹${name}›`]));

const kinds = Object.keys(mailKinds) as MailKind[];
const finished = (kind: MailKind, language: Language, { subject, text, html, line }: ComposedMail) =>
  finishMail(
    {
      id: '0198c6a2-1111-7000-8000-000000000002',
      recipient: 'sanne@rondo.test',
      user_id: '0198c6a2-1111-7000-8000-000000000003',
      category: mailKinds[kind].category,
      calendar: null,
      file: null,
      file_name: null,
      subject,
      text_body: text,
      html_body: html,
      line,
      language,
    },
    config,
  );

test.each(languageCodes.flatMap((language) => kinds.map((kind) => [kind, language] as const)))(
  '%s (%s) says everything in both forms, and is not cut off',
  (kind, language) => {
    const others = [{ title: 'Zaalvoetbal', line: 'morgen · Utrecht', link: `${config.publicUrl}/match/2` }];
    const ofGame = mailKinds[kind].game ? gameFacts(game, language) : [];
    const composed = composeMail({
      language,
      kind,
      name: 'Sanne & co',
      params,
      link,
      others,
      picture: gamePicture(game, config.publicUrl),
      gameFacts: ofGame,
    });
    const { html, text, subject } = finished(kind, language, composed);
    for (const form of [html, text]) {
      expect(form).not.toMatch(/\{\{|undefined|\[object|\[\[/);
      expect(form).toContain(link);
      expect(form).toContain('Zaalvoetbal');
      expect(form).toContain(ofGame.at(-1)?.text ?? '');
    }
    expect(subject).not.toMatch(/\n/);
    const [picture] = /<img [^>]*src="https:\/\/rondo.test\/scenes\/[\w-]+\.jpg"[^>]*>/.exec(html) ?? [];
    // On a phone the picture is narrower, and must become lower too.
    expect(picture).toContain('height:auto;width:100%');
    expect(picture).not.toMatch(/height="?:?\d/);
    expect(html).toContain('Sanne &amp; co');
    expect(html).not.toContain('<Westerpark>');
    expect(Buffer.byteLength(html)).toBeLessThan(cutOffBytes / 4);
  },
);

test('as many mails in one as there may be are not cut off', () => {
  const line = 'Er doen genoeg spelers mee: de wedstrijd gaat door. '.repeat(6);
  const items = Array.from({ length: 40 }, (_, n) => ({
    title: `Wedstrijd ${n} gaat door!`,
    line,
    link: `${link}${n}`,
  }));
  const { html } = finished('digest', 'nl', composeDigest('nl', 'Sanne', items, link));
  expect(Buffer.byteLength(html)).toBeLessThan(cutOffBytes);
});

const now = new Date('2026-11-20T10:00:00Z');

test('when it is reads as one time, and where it is names the place once, also where its address begins with the name', () => {
  const [when, where] = gameFacts(game, 'nl');
  expect(when?.text).toBe('dinsdag 24 november, 20:00–21:30');
  expect(gameFacts(game, 'en')[0]?.text).toBe('Tuesday 24 November, 20:00–21:30');
  expect(where?.text).toBe('Sportpark <Westerpark>, Kantineweg 1, Utrecht');
  const geocoded = { ...game, place_description: 'De Meent', address: 'De Meent, Kantineweg 1, Utrecht' };
  expect(gameFacts(geocoded, 'nl')[1]?.text).toBe('De Meent, Kantineweg 1, Utrecht');
  const file = gameCalendar({ kind: 'booking', language: 'nl' }, geocoded, config.publicUrl, now);
  expect(file).toContain(String.raw`LOCATION:De Meent\, Kantineweg 1\, Utrecht`);
});

test('a booking brings the game to the calendar, with its time and place', () => {
  const file = gameCalendar({ kind: 'booking', language: 'nl' }, game, config.publicUrl, now) ?? '';
  expect(file).toContain('DTSTART:20261124T190000Z\r\nDTEND:20261124T203000Z');
  expect(file).toContain('UID:0198c6a2-1111-7000-8000-000000000001@rondo.test');
  expect(file.replaceAll('\r\n ', '')).toContain(String.raw`LOCATION:Sportpark <Westerpark>\, Kantineweg 1\, Utrecht`);
});

test.each(kinds.filter((kind) => /^gameCancelled|^takenOut$|^spotGivenUp$/.test(kind)))(
  '%s takes the game out of the calendar',
  (kind) => {
    const file = gameCalendar({ kind, language: 'en' }, game, config.publicUrl, now);
    expect(file).toContain('METHOD:CANCEL\r\n');
    expect(file).toContain('STATUS:CANCELLED\r\n');
  },
);
