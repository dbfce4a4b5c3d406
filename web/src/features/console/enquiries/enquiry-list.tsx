import { enquiriesFile } from '@rondo/contract/calls';
import { enquiryKinds, enquiryStates } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addressOf } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { type ConsoleColumn, ConsoleTable } from '../console-table.tsx';
import { useListAddress } from '../list-address.ts';
import { OpenButton } from '../open-button.tsx';
import { useDates } from '../use-dates.ts';
import { EnquiryAct, enquiryActs } from './enquiry-act.tsx';
import { EnquirySheet } from './enquiry-sheet.tsx';
import { enquiriesQuery, type ListedEnquiry } from './queries.ts';

const orders = { createdAt: { ascending: 'oldest', descending: 'newest' } } as const;
const figures = ['createdAt'];
const idOf = ({ _id }: ListedEnquiry) => _id;

/** What came in by the contact pages, to find and to open (`?step=enquiry&id=…`). */
export function EnquiryList() {
  const t = useT();
  const address = useListAddress();
  const kind = address.chosen('kind', ['', ...enquiryKinds]);
  const state = address.chosen('state', ['', 'waiting', ...enquiryStates]);
  const sort = address.chosen('sort', ['newest', 'oldest']);
  const query = { query: address.words, sort, ...(kind && { kind }), ...(state && { state }) };
  const list = useQuery(enquiriesQuery({ ...query, page: address.page }));
  const { step, about, go, close } = useUrlStep(['enquiry', ...enquiryActs], ['id']);
  const columns = useColumns();
  const id = about('id');
  return (
    <>
      <ConsoleTable
        label={t('console.enquiries.title')}
        address={address}
        search={{ label: t('console.enquiries.search'), placeholder: t('console.people.placeholder') }}
        filters={[
          {
            name: 'kind',
            label: t('console.enquiries.kind'),
            value: kind,
            options: [
              { value: '', label: t('console.enquiries.allKinds') },
              ...enquiryKinds.map((value) => ({ value, label: t(`console.enquiries.kinds.${value}`) })),
            ],
          },
          {
            name: 'state',
            label: t('console.enquiries.state'),
            value: state,
            options: [
              { value: '', label: t('console.enquiries.allStates') },
              { value: 'waiting', label: t('console.enquiries.states.waiting') },
              ...enquiryStates.map((value) => ({ value, label: t(`console.enquiries.states.${value}`) })),
            ],
          },
        ]}
        columns={columns}
        orders={orders}
        order={sort}
        figures={figures}
        idOf={idOf}
        list={list}
        file={addressOf(enquiriesFile, { query })}
        none={{ title: t('console.enquiries.none'), body: t('console.enquiries.noneBody') }}
        failed={t('console.enquiries.failed')}
      />
      {step === 'enquiry' && id && <EnquirySheet id={id} onAct={(act) => go(act, { id })} onClose={close} />}
      {step && step !== 'enquiry' && id && (
        <EnquiryAct key={step} act={step} id={id} onBack={() => go('enquiry', { id })} onClose={close} />
      )}
    </>
  );
}

function useColumns(): ConsoleColumn<ListedEnquiry>[] {
  const t = useT();
  const dates = useDates();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('console.people.name'),
        cell: ({ row: { original: enquiry } }) => (
          <OpenButton step="enquiry" id={enquiry._id}>
            {enquiry.name}
          </OpenButton>
        ),
      },
      { id: 'email', header: t('console.people.email'), cell: ({ row }) => row.original.email },
      {
        id: 'kind',
        header: t('console.enquiries.kind'),
        cell: ({ row }) => t(`console.enquiries.kinds.${row.original.kind}`),
      },
      {
        id: 'state',
        header: t('console.enquiries.state'),
        cell: ({ row }) => t(`console.enquiries.states.${row.original.state}`),
      },
      { id: 'assignee', header: t('console.enquiries.assignee'), cell: ({ row }) => row.original.assignee?.name },
      {
        id: 'createdAt',
        header: t('console.enquiries.received'),
        cell: ({ row }) => dates.moment(row.original.createdAt),
      },
    ],
    [t, dates],
  );
}
