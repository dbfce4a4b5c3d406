import { expect, test } from 'vitest';
import { type PhotoOwner, refuseVenuePhoto } from './venue-photo.ts';

const owners: PhotoOwner[] = ['theirs', 'another', 'nobody', null];

test.each<[PhotoOwner, ReturnType<typeof refuseVenuePhoto>]>([
  [null, null],
  ['theirs', null],
  ['nobody', null],
  ['another', 'venue_photo_taken'],
])('who hosts there, with a photo of %s: %s', (owner, refusal) => {
  expect(refuseVenuePhoto({ isAdmin: false, hostsThere: true }, owner)).toBe(refusal);
});

test.each<[PhotoOwner, ReturnType<typeof refuseVenuePhoto>]>([
  [null, 'not_allowed'],
  ['theirs', null],
  ['nobody', 'not_allowed'],
  ['another', 'not_allowed'],
])('who has no game there, with a photo of %s: %s', (owner, refusal) => {
  expect(refuseVenuePhoto({ isAdmin: false, hostsThere: false }, owner)).toBe(refusal);
});

test.each(owners)('an admin changes anything (%s)', (owner) => {
  for (const hostsThere of [true, false]) expect(refuseVenuePhoto({ isAdmin: true, hostsThere }, owner)).toBeNull();
});
