import { listSettlements, settlementsFile } from '@rondo/contract/calls';
import { choice } from '../../../../ui/console/description.ts';
import { resource } from '../../../../ui/console/resource.tsx';
import { AtProvider, FetchSettlements } from './fetch-settlements.tsx';
import { SettlementSheets } from './settlement-sheets.tsx';

/** The payment provider's payouts to the bank. */
export const list = resource('settlements', {
  call: listSettlements,
  rows: 'settlements',
  file: settlementsFile,
  sorts: ['newest', 'oldest'],
  filters: {
    open: choice('ledger.settlements.which', [
      ['false', 'ledger.settlements.all'],
      ['true', 'ledger.settlements.onlyOpen'],
    ]),
  },
  span: true,
  columns: (column) => [
    column.open('reference', 'ledger.settlements.reference', 'settlement', ({ reference }) => reference, {
      wrong: ({ open }) => open > 0 && 'ledger.settlements.unexplained',
    }),
    column.text('provider', 'ledger.settlements.provider', { isExtra: true }),
    column.money('gross', 'ledger.settlements.gross', { isExtra: true }),
    column.money('costs', 'ledger.settlements.costs', { isExtra: true }),
    column.money('net', 'ledger.settlements.net'),
    column.moment('paidAt', 'ledger.settlements.paidAt', { ascending: 'oldest', descending: 'newest' }),
  ],
  act: FetchSettlements,
  above: AtProvider,
  sheets: SettlementSheets,
});
