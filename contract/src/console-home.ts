import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { id, success } from './wire.ts';

/** The console's first page: today in figures (product.md#administration). */

/** Figures that happen day by day, and so have a course. */
export const dailyFigures = ['games', 'fillRate', 'joins', 'moneyIn', 'signUps', 'mailsFailed'] as const;
/** Figures of the present moment. */
export const standingFigures = [
  'owedToOrganisers',
  'owedToPlayers',
  'applications',
  'companies',
  'venues',
  'ordersSetAside',
  'linesToExplain',
  'reports',
  'messagesReported',
  'noShows',
  'messagesRetried',
  'jobsFailing',
] as const;

/** Euros, a share from 0 to 1, or a number of things. */
const amount = z.number();

export const consoleHome = defineCall({
  method: 'GET',
  path: '/admin/home',
  summary: 'Today in figures, each beside the same weekday before: what happens daily up to the same time of that day.',
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
      standing: z.array(
        z.strictObject({
          name: z.enum(standingFigures),
          value: amount,
          /** null if nobody knows what it was. */
          before: amount.nullable(),
        }),
      ),
      /** The short code of the community whose reported label has waited longest. */
      reportedIn: z.string().nullable(),
      /** Where the reported message is that has waited longest. */
      messageReportedIn: z
        .discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('game'), gameId: id }),
          z.strictObject({ kind: z.literal('community'), shortCode: z.string() }),
        ])
        .nullable(),
    }),
  }),
  errors: [],
});
