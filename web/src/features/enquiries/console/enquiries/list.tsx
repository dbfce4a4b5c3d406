import { enquiriesFile, listEnquiries } from '@rondo/contract/calls';
import { enquiryKinds, enquiryStates } from '@rondo/rules';
import { choice, each } from '../../../../ui/console/description.ts';
import { NoShowAppeals } from '../no-shows/no-show-appeals.tsx';
import { resource } from '../../../../ui/console/resource.tsx';
import { EnquirySheets } from './enquiry-sheets.tsx';

/** Enquiries from the contact pages (product.md#enquiries). */
export const list = resource('enquiries', {
  call: listEnquiries,
  rows: 'enquiries',
  file: enquiriesFile,
  sorts: ['newest', 'oldest'],
  filters: {
    kind: choice('console.enquiries.kind', [
      ['', 'console.enquiries.allKinds'],
      ...each(enquiryKinds, (kind) => `console.enquiries.kinds.${kind}`),
    ]),
    state: choice('console.enquiries.state', [
      ['', 'console.enquiries.allStates'],
      ...each(['waiting', ...enquiryStates], (state) => `console.enquiries.states.${state}`),
    ]),
  },
  columns: (column) => [
    column.open('name', 'console.people.name', 'enquiry', ({ name }) => name),
    column.text('email', 'console.people.email', { isExtra: true }),
    column.word('kind', 'console.enquiries.kind', (kind) => `console.enquiries.kinds.${kind}`),
    column.word('state', 'console.enquiries.state', (state) => `console.enquiries.states.${state}`),
    column.name('assignee', 'console.enquiries.assignee', { isExtra: true }),
    column.moment('createdAt', 'console.enquiries.received', { ascending: 'oldest', descending: 'newest' }),
  ],
  above: NoShowAppeals,
  sheets: EnquirySheets,
});
