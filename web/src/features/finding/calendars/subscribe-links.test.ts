import { expect, test } from 'vitest';
import { subscribeLinks } from './subscribe-links.ts';

test.each(['https://rondo.test', 'http://localhost:3000'])('a calendar of %s is opened by each program', (origin) => {
  const address = `${origin}/calendar/5f0c.a-b_c.ics`;
  const { device, google, outlook } = subscribeLinks(address, 'Rondo: “mine” & more');
  expect(device).toBe(`webcal:${address.slice(address.indexOf('//'))}`);
  expect(new URL(google).searchParams.get('cid')).toBe(device);
  expect(Object.fromEntries(new URL(outlook).searchParams)).toEqual({ url: address, name: 'Rondo: “mine” & more' });
});
