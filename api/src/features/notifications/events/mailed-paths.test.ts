import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { expect, test } from 'vitest';
import type { Receiver } from '../find-receivers.ts';
import { ofLeading } from './of-leading.ts';
import { ofSpots } from './of-spots.ts';

const game = {
  id: '0198c6a2-1111-7000-8000-000000000001',
  name: 'Dinsdag',
  starts_at: '2026-11-24T19:00:00Z',
  sport: 'Volleyball',
  address: 'Kantineweg 1, Utrecht',
  price_cents: 450,
};
const player: Receiver = {
  id: '0198c6a2-1111-7000-8000-000000000003',
  email: 'sanne@rondo.test',
  name: 'Sanne',
  language: 'en',
  is_guest: false,
  hides_name: false,
};
const guest = { ...player, is_guest: true };
const other = { ...player, id: '0198c6a2-1111-7000-8000-000000000004', name: 'Daan' };
const until = new Date('2026-11-23T19:00:00Z');
const message = { by: other, words: 'Bring a ball', messageId: 'm', isUrgent: false };
const toTake = mailedPaths.takingSpot(game.id);

test.each([
  ['a spot that is offered', ofSpots.spotOffered(player, game, { until, priceCents: 450 }), toTake],
  ['a spot that is open', ofSpots.spotOpen(player, game, { priceCents: 450 }), toTake],
  ['a spot that is kept for a regular', ofSpots.regularSpotKept(player, game, { until }), toTake],
  [
    'a spot that somebody hands over',
    ofSpots.handOverOffered(player, game, { giver: other }),
    mailedPaths.takingOver(game.id, other.id),
  ],
  ['a message', ofLeading.gameMessage(player, game, message), mailedPaths.messagesOfGame(game.id)],
  ['a message to a guest, who can’t log in,', ofLeading.gameMessage(guest, game, message), `/match/${game.id}`],
])('the mail of %s leads to just there', (_, { mail }, link) => {
  expect(mail?.link).toBe(link);
});

test('all that mails lead to besides pages for everybody is in one table, which the web app’s tests go through', () => {
  const features = path.join(import.meta.dirname, '../..');
  const files = globSync('**/*.ts', { cwd: features, exclude: ['**/*.test.ts'] }).filter((file) =>
    /MailOrder|MailParams|queueMails|tellAccess|onlyNotification|inGame|ofGame|ofCommunity|ofAccount|composeDigest|OutgoingMail/.test(
      readFileSync(path.join(features, file), 'utf8'),
    ),
  );
  const own = files.flatMap((file) =>
    [
      ...readFileSync(path.join(features, file), 'utf8').matchAll(
        /['`}](?:\?(?:step|tab|group)=|\/(?:wallet|wishes|attendance|settings|profile|edit-profile|organising|console|notifications|my-games|ticket)\b)/g,
      ),
    ].map(([found]) => `${file}: ${found}`),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(own).toEqual([]);
});
