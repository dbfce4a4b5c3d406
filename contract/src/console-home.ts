import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { instant, success } from './wire.ts';

/** The console's first page: what waits for somebody, and today in figures (product.md#administration). */

/** Figures that happen day by day, and so have a course. */
export const dailyFigures = ['games', 'fillRate', 'joins', 'moneyIn', 'signUps', 'mailsFailed'] as const;
/** What Rondo holds for others at the moment. */
export const heldFigures = ['owedToOrganisers', 'owedToPlayers'] as const;
/** What can wait for an admin, the most urgent first: what stands still, money, people, then what is only to be looked at. */
export const waitingKinds = [
  'jobFailing',
  'paymentSetAside',
  'refundFailed',
  'notPaidOut',
  'lineToExplain',
  'correctionProposed',
  'giftProposed',
  'messageReported',
  'labelReported',
  'noShowAppealed',
  'application',
  'companyEnquiry',
  'venueEnquiry',
  'bankEntryOpen',
  'messageRetried',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Euros, a share from 0 to 1, or a number of things. */
const amount = z.number();

export const consoleHome = defineCall({
  method: 'GET',
  path: '/admin/home',
  summary:
    'What waits for an admin, and today in figures, each beside the same weekday before: what happens daily up to the same time of that day.',
  access: 'admin',
  input: {},
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** Today, and the same weekday a week ago. */
      day: z.iso.date(),
      before: z.iso.date(),
      daily: z.array(
        z.strictObject({
          name: z.enum(dailyFigures),
          /** null if there is no value: without games there is no fill rate. */
          value: amount.nullable(),
          before: amount.nullable(),
          /** The last thirty days, today last. */
          course: z.array(z.strictObject({ day: z.iso.date(), value: amount.nullable() })),
        }),
      ),
      held: z.array(
        z.strictObject({
          name: z.enum(heldFigures),
          value: amount,
          /** A week ago. */
          before: amount,
        }),
      ),
      /** What waits for somebody, the most urgent first; of each kind only those that have waited longest. */
      waiting: z.array(
        z.strictObject({
          kind: z.enum(waitingKinds),
          /** Its own id, or the game or the short code of the community where it is decided. */
          id: z.string(),
          place: z.enum(['game', 'community']).nullable(),
          name: z.string(),
          since: instant,
          amount: amount.nullable(),
          /** How many of its kind wait, this one included. */
          count: z.int(),
        }),
      ),
    }),
  }),
  errors: [],
});
