import { listPayInvoices, payInvoiceFileOf, payInvoicesFile } from '@rondo/contract/calls';
import { addressOf } from '../../../../platform/api.ts';
import { Link } from '../../../../platform/link.tsx';
import { resource } from '../../../../ui/console/resource.tsx';

/** The invoices that Rondo wrote in the name of organisers who charge VAT. */
export const list = resource('invoices', {
  call: listPayInvoices,
  rows: 'invoices',
  file: payInvoicesFile,
  sorts: ['newest', 'oldest', 'most'],
  filters: {},
  span: true,
  columns: (column) => [
    column.cell('invoice', 'periods.payInvoices.number', ({ _id, invoice }) => (
      <a className="link" href={addressOf(payInvoiceFileOf, { params: { id: _id } })} download>
        {invoice}
      </a>
    )),
    column.day('day', 'periods.payInvoices.day', { ascending: 'oldest', descending: 'newest' }),
    column.cell('person', 'periods.payInvoices.person', ({ person }) => (
      <Link className="link" to={`/console/people?step=person&id=${person._id}`}>
        {person.name}
      </Link>
    )),
    column.name('game', 'periods.payInvoices.game', { isExtra: true }),
    column.money('withoutVat', 'periods.payInvoices.net', { isExtra: true }),
    column.money('vat', 'periods.payInvoices.vat'),
    column.money('total', 'periods.payInvoices.total', { descending: 'most' }),
  ],
});
