import type { Language, Sport } from '@rondo/rules';
import { expect, test } from 'vitest';
import { composeDigest, composeMail } from './mail-layout.ts';

const friendDeclined = (language: Language, name: string, friend: string) =>
  composeMail({
    language,
    kind: 'friendDeclined',
    name,
    params: { friend, game: 'Vrijdag', amount: '€ 4,50' },
    link: 'https://rondo.test/',
  });

test('who has told no name is greeted without one, and others hear of them in their own language', () => {
  const dutch = friendDeclined('nl', 'Guest', 'Guest');
  expect(dutch.text.split('\n')[0]).toBe('Hoi,');
  expect(dutch.html).toContain('>Hoi,<');
  expect(dutch.subject).toMatch(/^Gast /);
  expect(`${dutch.text}${dutch.html}`).not.toMatch(/Guest/);
  const english = friendDeclined('en', 'Player', 'Former player');
  expect(english.text.split('\n')[0]).toBe('Hi,');
  expect(english.subject).toMatch(/^Former player /);
  expect(friendDeclined('nl', 'Sanne', 'Former player').subject).toMatch(/^Oud-speler /);
});

test('a name of one’s own stays as it is', () => {
  const mail = friendDeclined('nl', 'Sanne', 'Jörg');
  expect(mail.text.split('\n')[0]).toBe('Hoi Sanne,');
  expect(mail.subject).toMatch(/^Jörg /);
});

test('so is several mails in one', () => {
  const digest = (name: string) => composeDigest('nl', name, [], 'https://rondo.test/').text.split('\n')[0];
  expect(digest('Guest')).toBe('Hoi,');
  expect(digest('Sanne')).toBe('Hoi Sanne,');
});

test('a mail about a training calls it one', () => {
  const mailOf = (sport: Sport) => {
    const { subject, text } = composeMail({
      language: 'nl',
      kind: 'wishFits',
      name: 'Sanne',
      sport,
      params: { game: 'Wedstrijd' },
      link: 'https://rondo.test/',
    });
    return `${subject} ${text}`;
  };
  expect(mailOf('Health & fitness')).toMatch(/training/);
  // A name stays as it was given.
  expect(mailOf('Health & fitness').replaceAll('Wedstrijd', '')).not.toMatch(/wedstrijd/i);
  expect(mailOf('Football')).not.toMatch(/training/);
});
