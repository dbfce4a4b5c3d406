import {
  bankMatchKinds,
  bulkActs,
  discountTypes,
  lineResolutions,
  missingResolutions,
  orderKinds,
  orderStatuses,
  payoutStates,
  resolutions,
  settlementLineKinds,
  suppressionReasons,
  takenOutBy,
} from '@rondo/contract';
import {
  communityMemberships,
  correctedAccounts,
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
  weekParts,
} from '@rondo/rules';
import { checkInMarks, noShowStates } from '@rondo/rules/attendance';
import { journalKinds, ledgerAccounts, saleKinds } from '@rondo/rules/books';
import { newsletterStates } from '@rondo/rules/newsletter';
import { notificationCategoryNames, notificationChannels, notificationStatuses } from '@rondo/rules/notifications';
import { refundDecisions, refundStates } from '@rondo/rules/refunds';
import { outcomes } from '@rondo/rules/results';
import { switchKinds } from '@rondo/rules/switches';
import { weatherSourceNames } from '@rondo/rules/weather';
import { wishTellings } from '@rondo/rules/wishes';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchStages, tournamentEntries } from '@rondo/rules/tournament-form';
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
  bank_match: [every<Words<'bank_match', 'kind'>>()(bankMatchKinds)],
  bulk_change: [every<Words<'bulk_change', 'act'>>()(bulkActs)],
  check_in: [every<Words<'check_in', 'mark'>>()(checkInMarks)],
  community_tag: [every<Words<'community_tag', 'color'>>()(tagColors)],
  community_member: [every<Words<'community_member', 'status'>>()(communityMemberships)],
  correction: [every<Words<'correction', 'account'>>()(correctedAccounts)],
  demand: [every<Words<'demand', 'level'>>()(levels), every<Words<'demand', 'part'>>()(weekParts)],
  document_line: [every<Words<'document_line', 'kind'>>()(saleKinds)],
  enquiry: [every<Words<'enquiry', 'kind'>>()(enquiryKinds), every<Words<'enquiry', 'state'>>()(enquiryStates)],
  forecast: [every<Words<'forecast', 'source'>>()(weatherSourceNames)],
  game: [
    every<Words<'game', 'level'>>()(levels),
    every<Words<'game', 'surface'>>()(surfaces),
    every<Words<'game', 'status'>>()(gameStatuses),
  ],
  journal: [every<Words<'journal', 'kind'>>()(journalKinds)],
  join_group: [every<Words<'join_group', 'way'>>()(groupWays)],
  label: [every<Words<'label', 'kind'>>()(labelKinds)],
  mail_suppression: [every<Words<'mail_suppression', 'reason'>>()(suppressionReasons)],
  missing_payout: [every<Words<'missing_payout', 'resolution'>>()(missingResolutions)],
  newsletter: [every<Words<'newsletter', 'state'>>()(newsletterStates)],
  no_show: [every<Words<'no_show', 'state'>>()(noShowStates)],
  notification: [every<Words<'notification', 'status'>>()(notificationStatuses)],
  notification_choice: [
    every<Words<'notification_choice', 'category'>>()(notificationCategoryNames),
    every<Words<'notification_choice', 'channel'>>()(notificationChannels),
  ],
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
  posting: [every<Words<'posting', 'account'>>()(ledgerAccounts)],
  registration: [every<Words<'registration', 'status'>>()(spotStatuses)],
  promocode: [every<Words<'promocode', 'discount_type'>>()(discountTypes)],
  refund: [every<Words<'refund', 'state'>>()(refundStates), every<Words<'refund', 'resolution'>>()(refundDecisions)],
  settlement_line: [
    every<Words<'settlement_line', 'kind'>>()(settlementLineKinds),
    every<Words<'settlement_line', 'resolution'>>()(lineResolutions),
  ],
  switch: [every<Words<'switch', 'kind'>>()(switchKinds)],
  team_outcome: [every<Words<'team_outcome', 'outcome'>>()(outcomes)],
  taken_out: [every<Words<'taken_out', 'taken_by'>>()(takenOutBy.options)],
  tournament: [every<Words<'tournament', 'entry'>>()(tournamentEntries)],
  tournament_match: [every<Words<'tournament_match', 'stage'>>()(matchStages)],
  vat_rate: [every<Words<'vat_rate', 'kind'>>()(saleKinds)],
  wish: [every<Words<'wish', 'telling'>>()(wishTellings)],
} satisfies Partial<Record<keyof Rows, readonly (readonly string[])[]>>;

test('what a check lists is a list of the rules or the contract, each word once', () => {
  for (const words of Object.values(checked).flat()) expect(new Set(words).size).toBe(words.length);
});

/** Columns whose words only the queries of one feature know, so that no list says them. */
const onlyStored: { [Table in keyof Rows]?: readonly (keyof Rows[Table])[] } = {
  back_up: ['act'],
  back_up_try: ['act'],
  bulk_change_game: ['state'],
  correction: ['against', 'decision'],
  document_series: ['series'],
  early_bird: ['discount_type'],
  game: ['cancelled_by'],
  game_reminder: ['kind'],
  hand_over: ['outcome'],
  join_group: ['outcome'],
  join_group_member: ['status'],
  label: ['status'],
  newsletter_delivery: ['state'],
  newsletter_subscription: ['source'],
  pass: ['outcome'],
  payment_order: ['outcome'],
  phone_ticket_copy: ['wallet'],
  promocode: ['promo_type', 'match_scope'],
  sandbox_payment: ['status'],
  sandbox_settlement_line: ['kind'],
  sign_in_attempt: ['kind'],
  spot_hold: ['kind'],
  waiting_entry: ['status'],
};

test('each column whose check lists words is compared with a list, or said to have none', () => {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const own = read('checked-words.test.ts');
  const tables = read('../schema.ts').matchAll(/^(?:export )?interface (\w+) \{\n([^]*?)^\}/gm);
  const undecided = [...tables].flatMap(([, name = '', body = '']) => {
    const table = name.replaceAll(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
    const known: readonly string[] = Object.entries(onlyStored).find(([one]) => one === table)?.[1] ?? [];
    return [...body.matchAll(/^ {2}(\w+):(?:[^;']*'){4}[^;]*;$/gm)]
      .map(([, column = '']) => column)
      .filter((column) => !known.includes(column) && !own.includes(`Words<'${table}', '${column}'>`))
      .map((column) => `${table}.${column}`);
  });
  expect(undecided).toEqual([]);
});
