import { useCallback } from 'react';
import { useT } from '../../../platform/i18n.tsx';

/** What each sweep and job does is in the phrases, by its name. */
const known = [
  'bulk_change',
  'bulk_changes',
  'newsletters',
  'send_newsletters',
  'sign_ups',
  'recoveries',
  'changes_of_address',
  'games',
  'pay_of_reopened_games',
  'holds',
  'started_entries',
  'ended_orders',
  'waiting_lists',
  'reminders',
  'orders',
  'refunds',
  'reconciliation',
  'notices',
  'pushes',
  'mails',
  'old_mails',
  'dormant_accounts',
  'papers_of_past_years',
  'newsletter_requests',
  'enquiries',
  'daily_close',
  'scores',
  'games_to_rate',
  'sessions',
  'sign_in_attempts',
  'idempotency_keys',
  'rate_limits',
  'uploads',
  'files',
  'addresses_of_co_organisers',
  'new_games_of_communities',
  'send_mails',
  'sweep_games',
  'open_spots',
  'order_ended',
] as const;

export function useJobWords(): (name: string) => string {
  const t = useT();
  return useCallback(
    (name) => {
      const job = known.find((one) => one === name.replaceAll(/[ -]/g, '_'));
      return job ? t(`operating.jobs.does.${job}`) : name;
    },
    [t],
  );
}
