/** The instant at which tests run unless SUITE_INSTANT says otherwise: an ordinary Wednesday morning in Amsterdam. */
const ordinary = '2026-09-16T10:00:00+02:00';

/** Other local times at which everything must work: something in the product changes within a minute, or on that day. */
export const otherInstants = {
  // A Thursday, when weekly digests go out too.
  'before digests go out': '2026-09-17T16:59:00+02:00',
  'before the quiet hours': '2026-09-16T21:59:00+02:00',
  'before the clocks go forward': '2027-03-28T01:59:00+01:00',
  'before the clocks go back': '2026-10-25T02:59:00+02:00',
  // Midnight as well.
  'before the new year': '2026-12-31T23:59:00+01:00',
  'on 29 February, a Sunday at dawn': '2032-02-29T05:30:00+01:00',
} as const;

/** The instant at which each test's database begins, by its clock; time goes on from there. */
export const suiteInstant: string = process.env.SUITE_INSTANT ?? ordinary;
