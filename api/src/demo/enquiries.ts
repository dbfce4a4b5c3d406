import { day, hour } from '@rondo/rules';
import type { NewRow } from '../platform/database/insert-rows.ts';
import { told } from './data.ts';

/** Enquiries from the contact pages: some wait, some are dealt with. */
export function makeEnquiries(now: Date): NewRow<'enquiry'>[] {
  return told.enquiries.map(({ hoursAgo, daysAhead, ...enquiry }) => {
    const at = new Date(now.getTime() - hoursAgo * hour);
    const row = { ...enquiry, created_at: at, state_at: at };
    if (daysAhead === undefined) return row;
    return { ...row, details: { ...row.details, datetime: new Date(now.getTime() + daysAhead * day).toISOString() } };
  });
}
