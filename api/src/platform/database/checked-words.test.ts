import {
  bulkActs,
  discountTypes,
  lineResolutions,
  missingResolutions,
  orderKinds,
  orderStatuses,
  payoutStates,
  resolutions,
  suppressionReasons,
} from '@rondo/contract';
import {
  every,
  gameStatuses,
  groupWays,
  enquiryKinds,
  enquiryStates,
  labelKinds,
  levels,
  organiserKinds,
  pageReaders,
  payeeKinds,
  paymentMethods,
  roles,
  spotStatuses,
  surfaces,
  tagColors,
} from '@rondo/rules';
import { checkInMarks, noShowStates } from '@rondo/rules/attendance';
import { saleKinds } from '@rondo/rules/books';
import { newsletterStates } from '@rondo/rules/newsletter';
import { notificationChannels, notificationStatuses } from '@rondo/rules/notifications';
import { refundDecisions, refundStates } from '@rondo/rules/refunds';
import { switchKinds } from '@rondo/rules/switches';
import { wishTellings } from '@rondo/rules/wishes';
import { expect, test } from 'vitest';
import type { Rows } from '../schema.ts';

type Words<Table extends keyof Rows, Column extends keyof Rows[Table]> = Extract<Rows[Table][Column], string>;

/** For each column whose check lists words, its list; if one side lacks a word, this doesn't compile. */
const checked = {
  app_user: [
    every<Words<'app_user', 'role'>>()(roles),
    every<Words<'app_user', 'organiser_kind'>>()(organiserKinds),
    every<Words<'app_user', 'page_readers'>>()(pageReaders),
  ],
  bank_details: [every<Words<'bank_details', 'kind'>>()(payeeKinds)],
  bulk_change: [every<Words<'bulk_change', 'act'>>()(bulkActs)],
  check_in: [every<Words<'check_in', 'mark'>>()(checkInMarks)],
  community_tag: [every<Words<'community_tag', 'color'>>()(tagColors)],
  document_line: [every<Words<'document_line', 'kind'>>()(saleKinds)],
  enquiry: [every<Words<'enquiry', 'kind'>>()(enquiryKinds), every<Words<'enquiry', 'state'>>()(enquiryStates)],
  game: [
    every<Words<'game', 'level'>>()(levels),
    every<Words<'game', 'surface'>>()(surfaces),
    every<Words<'game', 'status'>>()(gameStatuses),
  ],
  join_group: [every<Words<'join_group', 'way'>>()(groupWays)],
  label: [every<Words<'label', 'kind'>>()(labelKinds)],
  mail_suppression: [every<Words<'mail_suppression', 'reason'>>()(suppressionReasons)],
  missing_payout: [every<Words<'missing_payout', 'resolution'>>()(missingResolutions)],
  newsletter: [every<Words<'newsletter', 'state'>>()(newsletterStates)],
  no_show: [every<Words<'no_show', 'state'>>()(noShowStates)],
  notification: [every<Words<'notification', 'status'>>()(notificationStatuses)],
  notification_choice: [every<Words<'notification_choice', 'channel'>>()(notificationChannels)],
  payment_order: [
    every<Words<'payment_order', 'kind'>>()(orderKinds),
    every<Words<'payment_order', 'method'>>()(paymentMethods),
    every<Words<'payment_order', 'status'>>()(orderStatuses),
    every<Words<'payment_order', 'resolution'>>()(resolutions),
  ],
  payout_line: [
    every<Words<'payout_line', 'state'>>()(payoutStates),
    every<Words<'payout_line', 'kind'>>()(payeeKinds),
  ],
  registration: [every<Words<'registration', 'status'>>()(spotStatuses)],
  promocode: [every<Words<'promocode', 'discount_type'>>()(discountTypes)],
  refund: [every<Words<'refund', 'state'>>()(refundStates), every<Words<'refund', 'resolution'>>()(refundDecisions)],
  settlement_line: [every<Words<'settlement_line', 'resolution'>>()(lineResolutions)],
  switch: [every<Words<'switch', 'kind'>>()(switchKinds)],
  vat_rate: [every<Words<'vat_rate', 'kind'>>()(saleKinds)],
  wish: [every<Words<'wish', 'telling'>>()(wishTellings)],
} satisfies Partial<Record<keyof Rows, readonly (readonly string[])[]>>;

test('what a check lists is a list of the rules or the contract, each word once', () => {
  for (const words of Object.values(checked).flat()) expect(new Set(words).size).toBe(words.length);
});
