/** What may be asked on the three contact pages (product.md#enquiries). */

export const enquiryKinds = ['business', 'facility', 'organiser'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** An application ends by being approved or declined, any other enquiry is answered; each may be closed without an answer. */
export const enquiryStates = ['open', 'assigned', 'answered', 'closed', 'approved', 'declined'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

export type EnquiryActKind = 'assign' | 'answer' | 'decide' | 'close' | 'reopen';

/**
 * What admins can do with an enquiry. An answered enquiry may be answered again or reopened, like a closed one, because its sender may have more to
 * say. A decision about an application stands; a declined applicant may apply again (decisions/0040-enquiries.md).
 */
export function enquiryActs({ kind, state }: { kind: EnquiryKind; state: EnquiryState }): readonly EnquiryActKind[] {
  const decide = kind === 'organiser' ? (['decide'] as const) : [];
  if (state === 'open' || state === 'assigned') return ['assign', ...decide, 'answer', 'close'];
  if (state === 'answered') return [...decide, 'answer', 'reopen', 'close'];
  return state === 'closed' ? ['reopen'] : [];
}

/** Lengths in characters, unless the name says otherwise. */
export const enquiryForm = {
  nameMax: 100,
  emailMax: 100,
  sportMax: 50,
  peopleMax: 100_000,
  durationMax: 30,
  businessDetailsMax: 500,
  linkMax: 300,
  addressMax: 200,
  capacityMax: 100_000,
  daysMax: 100,
  hoursMax: 100,
  facilityDetailsWords: 150,
  /** The limit for longer texts. */
  facilityDetailsMax: 3000,
  photosMax: 5,
  photoMaxBytes: 10 * 1024 * 1024,
  ageMax: 120,
} as const;

export const photoTypes = ['image/jpeg', 'image/png'] as const;

export const businessTypes = [
  'gym',
  'health_club',
  'fitness_center',
  'yoga_studio',
  'pilates_studio',
  'dance_studio',
  'other',
] as const;
export type BusinessType = (typeof businessTypes)[number];

export const venueSports = [
  'basketball',
  'football',
  'volleyball',
  'badminton',
  'handball',
  'hockey',
  'tennis',
  'paddel',
] as const;
export type VenueSport = (typeof venueSports)[number];

/** Days until an enquiry that has been dealt with is deleted: a company asks again next year, an application is only needed for a while. */
export const enquiryKeptDays: Record<EnquiryKind, number> = { business: 365, facility: 365, organiser: 28 };

/** How many words a text has, separated by spaces. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

/** The scales of the calculator for freelance organisers: what it begins with, and how far it goes. */
export const payCalculator = {
  players: { min: 6, max: 30, first: 12 },
  games: { min: 0, max: 35, first: 5 },
} as const;
