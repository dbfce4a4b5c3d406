import { expect, test } from 'vitest';
import { userName } from './accounts.ts';

test.each(["O'Brien", "van 't Hoff", 'J.P. Coen', 'Zoe\u0308'])(
  '%j may be typed at sign-up and in the profile',
  (name) => {
    expect(userName.parse(name)).toBe(name.normalize('NFC'));
  },
);

test.each(['Jan!', "Jan'", 'R\u043endo', '\u3164'])('%j may not', (name) => {
  expect(userName.safeParse(name).success).toBe(false);
});
