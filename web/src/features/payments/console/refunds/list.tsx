import { listRefunds, refundsFile } from '@rondo/contract/calls';
import { choice } from '../../../../ui/console/description.ts';
import { resource } from '../../../../ui/console/resource.tsx';
import { RefundSheets } from './refund-sheets.tsx';

/** Refunds through the payment provider, including those that failed. */
export const list = resource('refunds', {
  call: listRefunds,
  rows: 'refunds',
  file: refundsFile,
  sorts: ['newest', 'oldest'],
  filters: {
    failed: choice('running.refunds.which', [
      ['false', 'running.refunds.all'],
      ['true', 'running.refunds.onlyFailed'],
    ]),
  },
  span: true,
  columns: (column) => [
    column.open('person', 'running.refunds.payer', 'refund', ({ person }) => person.name, {
      wrong: ({ state, resolution }) => state === 'failed' && resolution === null && 'running.refunds.undecided',
    }),
    column.money('amount', 'running.refunds.amount'),
    column.word('state', 'running.refunds.how', (state) => `running.refunds.state.${state}`, {
      marks: ({ resolution, madeThere }) => [
        madeThere && 'running.refunds.madeThere',
        resolution && `running.refunds.decision.${resolution.how}`,
      ],
    }),
    column.moment('askedAt', 'running.refunds.askedAt', { ascending: 'oldest', descending: 'newest' }),
  ],
  sheets: RefundSheets,
});
