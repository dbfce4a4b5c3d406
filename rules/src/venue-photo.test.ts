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

test.each(owners)('who has no game there changes nothing, an admin anything (%s)', (owner) => {
  expect(refuseVenuePhoto({ isAdmin: false, hostsThere: false }, owner)).toBe('not_allowed');
  for (const hostsThere of [true, false]) expect(refuseVenuePhoto({ isAdmin: true, hostsThere }, owner)).toBeNull();
});
