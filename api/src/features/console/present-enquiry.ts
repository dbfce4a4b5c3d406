import { type CallResponse, enquiryDetails, type getEnquiry, type listEnquiries } from '@rondo/contract';
import type { EnquiryRow, ListedEnquiryRow } from './enquiry-queries.ts';

type ListedEnquiry = CallResponse<typeof listEnquiries>['data']['enquiries'][number];
type Enquiry = CallResponse<typeof getEnquiry>['data']['enquiry'];

export function presentListedEnquiry(row: ListedEnquiryRow): ListedEnquiry {
  return {
    _id: row.id,
    kind: row.kind,
    name: row.name,
    email: row.email,
    state: row.state,
    assignee: row.assigned_to === null ? null : { _id: row.assigned_to, name: row.assignee_name ?? '' },
    createdAt: row.created_at,
  };
}

const detailsOf = {
  business: (details: unknown) => ({ kind: 'business' as const, details: enquiryDetails.business.parse(details) }),
  facility: (details: unknown) => ({ kind: 'facility' as const, details: enquiryDetails.facility.parse(details) }),
  organiser: (details: unknown) => ({ kind: 'organiser' as const, details: enquiryDetails.organiser.parse(details) }),
};

export function presentEnquiry(row: EnquiryRow): Enquiry {
  const { account_id: accountId, account_name: accountName, account_role: role } = row;
  return {
    ...presentListedEnquiry(row),
    ...detailsOf[row.kind](row.details),
    language: row.language,
    stateAt: row.state_at,
    answer: row.answer,
    answers: row.answers.map(({ by, name, at, words }) => ({
      by: by === null ? null : { _id: by, name: name ?? '' },
      at: new Date(at).toISOString(),
      words,
    })),
    awaitsAccount: row.awaits_account,
    account:
      accountId !== null && accountName !== null && role !== null ? { _id: accountId, name: accountName, role } : null,
    photos: row.photos,
  };
}
