import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { at } from '../../../../../test/instant.ts';
import { testedLanguages } from '../../../../../test/languages.ts';
import { show, speak } from '../../../../../test/open.tsx';
import { EnquiryDetails } from './enquiry-details.tsx';
import type { Enquiry } from './queries.ts';

const known = {
  contact: 'Marieke Smit',
  sport: 'Volleyball',
  people: 40,
  duration: '3 hours',
  datetime: at('P30D'),
  photographer: false,
  refereeing: false,
  catering: false,
  additionalDetails: '',
};
const open = { ...known, contact: undefined, people: null, duration: '', datetime: null };

const lines = () =>
  page
    .getByRole('definition')
    .elements()
    .map((line) => line.textContent);

test.each(testedLanguages)('what a company knows, whom to ask for, and what isn’t known yet (%s)', async (language) => {
  const notKnown = speak(language)('console.enquiries.notKnown');
  await show(<EnquiryDetails enquiry={{ kind: 'business', details: known } as Enquiry} />, { language });
  expect(lines().slice(0, 3)).toEqual(['Marieke Smit', 'Volleyball', '40']);
  expect(lines()).not.toContain(notKnown);
  await show(<EnquiryDetails enquiry={{ kind: 'business', details: open } as Enquiry} />, { language });
  expect(lines().slice(-4)).toEqual(['Volleyball', notKnown, notKnown, notKnown]);
});

test.each([
  [16, true],
  [17, true],
  [18, false],
])('whether a parent has to agree with an organiser of %i', async (age, isMinor) => {
  const details = { age, freelancer: true, city: 'Utrecht', facility_contacted: true, sports: ['Futsal'] };
  await show(<EnquiryDetails enquiry={{ kind: 'organiser', details } as Enquiry} />, { language: 'en' });
  const parents = speak('en')('console.enquiries.needsParents');
  expect(lines()[1]).toBe(isMinor ? `${age}, ${parents}` : String(age));
});
