import type { PrefixOf } from './phrase-keys.ts';

/** The words that every section has. */
type SectionWord = 'title' | 'intro';

/** The sections of the console in the order of its navigation, each with the prefix of its phrases. */
export const sections = {
  people: 'console.people',
  games: 'console.games',
  communities: 'running.communities',
  cities: 'running.cities',
  results: 'judged',
  enquiries: 'console.enquiries',
  promocodes: 'running.promocodes',
  orders: 'running.orders',
  refunds: 'running.refunds',
  payouts: 'running.payouts',
  settlements: 'ledger.settlements',
  bank: 'ledger.bank',
  books: 'periods',
  owed: 'periods.owed',
  paid: 'periods.paid',
  invoices: 'periods.payInvoices',
  ledger: 'ledger',
  accounts: 'ledger.chart',
  rates: 'ledger.rates',
  journals: 'ledger.journals',
  corrections: 'ledger.corrections',
  messages: 'operating.messages',
  told: 'operating.told',
  newsletters: 'newsletters',
  newsletter: 'operating.newsletter',
  switches: 'switches',
  health: 'health',
  jobs: 'operating.jobs',
  audit: 'console.audit',
} as const satisfies Record<string, PrefixOf<SectionWord>>;

const haveOwnPage: readonly string[] = [
  'cities',
  'results',
  'payouts',
  'books',
  'ledger',
  'accounts',
  'rates',
  'switches',
  'health',
  'jobs',
] satisfies (keyof typeof sections)[];

/** All other sections are lists (resources.ts). */
export const listNames = Object.keys(sections).filter((name) => !haveOwnPage.includes(name));
