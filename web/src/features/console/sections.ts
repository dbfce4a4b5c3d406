import type { PrefixOf } from './phrase-keys.ts';

/** The words that every section has. */
type SectionWord = 'title' | 'intro';
type Sections = Record<string, PrefixOf<SectionWord>>;

const people = {
  people: 'console.people',
  games: 'console.games',
  communities: 'running.communities',
  cities: 'running.cities',
  enquiries: 'console.enquiries',
} as const satisfies Sections;

const money = {
  promocodes: 'running.promocodes',
  orders: 'running.orders',
  payouts: 'running.payouts',
  settlements: 'ledger.settlements',
  bank: 'ledger.bank',
} as const satisfies Sections;

const books = {
  books: 'periods',
  owed: 'periods.owed',
  paid: 'periods.paid',
  ledger: 'ledger',
  accounts: 'ledger.chart',
  rates: 'ledger.rates',
  journals: 'ledger.journals',
  corrections: 'ledger.corrections',
} as const satisfies Sections;

const operating = {
  messages: 'operating.messages',
  told: 'operating.told',
  newsletters: 'newsletters',
  newsletter: 'operating.newsletter',
  jobs: 'operating.jobs',
  audit: 'console.audit',
} as const satisfies Sections;

/** The sections of the console in the order of its navigation, each with where its words are. */
export const sections = { ...people, ...money, ...books, ...operating };

type Section = keyof typeof sections;

/** The same in their groups. */
export const groups = [
  { name: 'console.groups.people', sections: entriesOf(people) },
  { name: 'console.groups.money', sections: entriesOf(money) },
  { name: 'console.groups.books', sections: entriesOf(books) },
  { name: 'console.groups.operating', sections: entriesOf(operating) },
] as const;

function entriesOf<Words extends (typeof sections)[Section]>(group: Record<string, Words>): [string, Words][] {
  return Object.entries(group);
}

const haveOwnPage: readonly string[] = [
  'cities',
  'payouts',
  'books',
  'ledger',
  'accounts',
  'rates',
  'jobs',
] satisfies Section[];

/** All other sections are lists (resources.ts). */
export const listNames = Object.keys(sections).filter((name) => !haveOwnPage.includes(name));
