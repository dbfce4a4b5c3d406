import type { Phrases } from '@rondo/phrases/parts';
import { useCallback } from 'react';
import { useT } from '../../../platform/i18n.tsx';

type Job = keyof Phrases['operating']['jobs']['does'];

/** The phrases describe each sweep and job by its name. A name that is missing here doesn't compile. */
const known: Record<Job, true> = {
  bulk_change: true,
  bulk_changes: true,
  sign_ups: true,
  recoveries: true,
  changes_of_address: true,
  games: true,
  askings_for_another_game: true,
  pay_of_reopened_games: true,
  pay_of_a_year: true,
  details_for_the_report: true,
  details_of_past_reports: true,
  accounts_of_guests: true,
  sealed_account_numbers: true,
  holds: true,
  checkout_superseded: true,
  superseded_checkouts: true,
  started_entries: true,
  ended_orders: true,
  waiting_lists: true,
  waiting_forecast: true,
  reminders: true,
  orders: true,
  refunds: true,
  refunds_under_way: true,
  reconciliation: true,
  events: true,
  old_events: true,
  notices: true,
  pushes: true,
  mails: true,
  old_mails: true,
  mail_server: true,
  payment_key: true,
  newsletters: true,
  send_newsletters: true,
  dormant_accounts: true,
  papers_of_past_years: true,
  newsletter_requests: true,
  enquiries: true,
  weather: true,
  settlements: true,
  bank_entries: true,
  documents: true,
  daily_close: true,
  scores: true,
  games_to_rate: true,
  sessions: true,
  sign_in_attempts: true,
  invitations: true,
  idempotency_keys: true,
  back_ups: true,
  rates_of_what_was_sold_ahead: true,
  rate_limits: true,
  uploads: true,
  files: true,
  phone_tickets: true,
  old_attendance: true,
  addresses_of_co_organisers: true,
  demand: true,
  regulars: true,
  reminders_of_regulars: true,
  games_that_need_players: true,
  passes: true,
  old_rescues: true,
  games_wished_for: true,
  old_matches_of_wishes: true,
  match_wishes: true,
  new_games_of_communities: true,
  send_mails: true,
  sweep_games: true,
  open_spots: true,
  order_ended: true,
};

const isKnown = (name: string): name is Job => Object.hasOwn(known, name);

export function useJobWords(): (name: string) => string {
  const t = useT();
  return useCallback(
    (name) => {
      const job = name.replaceAll(/[ -]/g, '_');
      return isKnown(job) ? t(`operating.jobs.does.${job}`) : name;
    },
    [t],
  );
}
