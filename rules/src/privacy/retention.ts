import { attendance } from '../attendance.ts';
import { enquiryKeptDays } from '../enquiries.ts';
import { keptInBrowser } from '../kept-in-browser.ts';
import { tokenLifetimes } from '../limits.ts';

/** For how long what is known of people is kept (decisions/0101-retention.md). The jobs, the privacy policy and operate/personal-data.md#how-long-data-is-kept all go by it. */

/** ISO 8601, as PostgreSQL reads it too. */
type Period = `P${number}${'D' | 'Y'}` | `PT${number}H`;

interface Retention {
  of: 'everybody' | 'members' | 'guests' | 'organisers' | 'visitors' | 'companies';
  /** A period; or as long as the account exists (`account`); or until its owner withdraws it (`choice`). */
  kept: Period | 'account' | 'choice';
  /** The event that the period is counted from, or that ends it. */
  from: string;
  why: 'contract' | 'law' | 'consent' | 'interest';
  /**
   * The jobs that ensure it. No job if deleting the account does it (`account`), or its owner themself (`choice`), or if it is up to the server's
   * operator (`operator`).
   */
  by: readonly string[] | 'account' | 'choice' | 'operator';
}

/** Papers of a year are kept for seven whole years after it. */
const papers = {
  kept: 'P7Y',
  from: 'bookYear',
  why: 'law',
  by: ['papers of past years'],
} as const satisfies Partial<Retention>;

const withAccount = {
  kept: 'account',
  from: 'account',
  why: 'contract',
  by: 'account',
} as const satisfies Partial<Retention>;

export const retention = {
  account: { of: 'everybody', kept: 'P3Y', from: 'lastUse', why: 'contract', by: ['dormant accounts'] },
  waysIn: { of: 'members', kept: 'choice', from: 'removed', why: 'contract', by: 'choice' },
  photo: { of: 'members', kept: 'choice', from: 'removed', why: 'consent', by: ['files'] },
  sessions: {
    of: 'members',
    kept: `P${keptInBrowser.session.seconds / 86_400}D`,
    from: 'logIn',
    why: 'contract',
    by: ['sessions'],
  },
  links: {
    of: 'everybody',
    kept: `PT${Math.max(tokenLifetimes.signupHours, tokenLifetimes.addressChangeHours)}H`,
    from: 'asked',
    why: 'contract',
    by: ['sign-ups', 'recoveries', 'changes of address', 'newsletter requests', 'sign-in attempts'],
  },
  answers: { of: 'members', kept: 'P7D', from: 'pressed', why: 'contract', by: ['idempotency keys'] },
  counters: { of: 'visitors', kept: 'P2D', from: 'attempt', why: 'interest', by: ['rate limits', 'started entries'] },
  games: { of: 'everybody', ...withAccount },
  organising: { of: 'organisers', ...withAccount },
  helpers: {
    of: 'guests',
    kept: 'choice',
    from: 'gameOver',
    why: 'interest',
    by: ['addresses of co-organisers'],
  },
  attendance: {
    of: 'everybody',
    kept: `P${attendance.keptDays}D`,
    from: 'game',
    why: 'interest',
    by: ['old attendance'],
  },
  phoneTickets: { of: 'everybody', kept: 'P1D', from: 'game', why: 'consent', by: ['phone tickets'] },
  grades: { of: 'members', ...withAccount },
  communities: { of: 'members', ...withAccount },
  messages: { of: 'members', ...withAccount },
  invitations: { of: 'members', kept: 'P7D', from: 'invited', why: 'contract', by: ['invitations'] },
  againWishes: { of: 'members', kept: 'P7D', from: 'pressed', why: 'contract', by: ['askings for another game'] },
  wishes: { of: 'members', kept: 'choice', from: 'removed', why: 'consent', by: 'choice' },
  wishMatches: { of: 'members', kept: 'P1D', from: 'wishTold', why: 'consent', by: ['old matches of wishes'] },
  rescues: { of: 'members', kept: 'P2D', from: 'rescueTold', why: 'interest', by: ['old rescues'] },
  notices: { of: 'members', ...withAccount },
  mails: { of: 'everybody', kept: 'P30D', from: 'sent', why: 'contract', by: ['old mails'] },
  events: { of: 'everybody', kept: 'P7D', from: 'heard', why: 'contract', by: ['old events'] },
  pushAddresses: { of: 'members', kept: 'choice', from: 'removed', why: 'consent', by: 'choice' },
  // An address that unsubscribed stays known, so that no file puts it on the list again.
  newsletter: { of: 'everybody', kept: 'choice', from: 'unsubscribed', why: 'consent', by: 'choice' },
  suppressions: { of: 'everybody', kept: 'choice', from: 'confirmed', why: 'interest', by: 'choice' },
  enquiries: {
    of: 'companies',
    kept: `P${enquiryKeptDays.business}D`,
    from: 'answered',
    why: 'interest',
    by: ['enquiries'],
  },
  applications: {
    of: 'organisers',
    kept: `P${enquiryKeptDays.organiser}D`,
    from: 'decided',
    why: 'contract',
    by: ['enquiries'],
  },
  payments: { of: 'everybody', ...papers },
  payouts: { of: 'organisers', ...papers },
  bankDetails: { of: 'organisers', kept: 'account', from: 'paid', why: 'contract', by: ['accounts of guests'] },
  taxDetails: { of: 'organisers', kept: 'P1Y', from: 'paidYear', why: 'law', by: ['details of past reports'] },
  company: { of: 'companies', kept: 'choice', from: 'removed', why: 'consent', by: 'choice' },
  invoices: { of: 'companies', ...papers },
  log: { of: 'everybody', ...papers, why: 'interest' },
  errors: { of: 'visitors', kept: 'P30D', from: 'written', why: 'interest', by: 'operator' },
  backups: { of: 'everybody', kept: 'P30D', from: 'made', why: 'interest', by: 'operator' },
  statistics: { of: 'visitors', kept: 'choice', from: 'counted', why: 'consent', by: 'operator' },
} as const satisfies Record<string, Retention>;

/** The name of a row of {@link retention}. */
export type Kept = keyof typeof retention;

export const keptNames = Object.keys(retention) as Kept[];

const units = { D: 'days', H: 'hours', Y: 'years' } as const;
type PeriodUnit = (typeof units)[keyof typeof units];

/** How long something is kept, as a number and a unit; null if that is as long as the account exists, or up to somebody. */
export function periodOf(name: Kept): { count: number; unit: PeriodUnit } | null {
  const [, count = '', unit] = /^PT?(\d+)([DHY])$/.exec(retention[name].kept) ?? [];
  return unit === 'D' || unit === 'H' || unit === 'Y' ? { count: Number(count), unit: units[unit] } : null;
}
