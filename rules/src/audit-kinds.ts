import { every } from './every.ts';
import { type SwitchKind, switchKinds } from './switches.ts';

/** What an act in the console's log can be about, in groups; `list` is a list that was downloaded as a file. */
export const auditGroups = {
  people: ['user', 'enquiry', 'subscriber'],
  money: [
    'order',
    'refund',
    'payout',
    'payout_line',
    'settlement',
    'bank',
    'spot',
    'promocode',
    'account',
    'vat_rate',
    'month',
    'auditfile',
    'entries',
  ],
  games: ['game', 'bulk_change'],
  communities: ['community'],
  messages: ['message', 'issue'],
  settings: ['cities', 'job', 'back_up', 'switch', 'list'],
} as const;

type AuditGroup = keyof typeof auditGroups;
export const auditGroupNames = /* @__PURE__ */ every<AuditGroup>()([
  'people',
  'money',
  'games',
  'communities',
  'messages',
  'settings',
]);
export type AuditKind = (typeof auditGroups)[AuditGroup][number];
export const auditKinds = auditGroupNames.flatMap<AuditKind>((name) => auditGroups[name]);

/** The lists of the console that are downloaded as files, each by the end of its call's path; the log says which (decisions/0087-console-lists.md). */
export const downloads = [
  'users',
  'games',
  'communities',
  'enquiries',
  'promocodes',
  'no-shows',
  'orders',
  'refunds',
  'payouts',
  'settlements',
  'bank',
  'periods',
  'balances',
  'stored',
  'owed',
  'paid',
  'report',
  'pay-invoices',
  'entries',
  'journals',
  'corrections',
  'messages',
  'told',
  'newsletters',
  'newsletter',
  'audit',
] as const;
export type Download = (typeof downloads)[number];

/** Whether a word is the name of such a list. */
export const isDownload = (word: string): word is Download => downloads.some((name) => name === word);

/** Whether a word stands for a whole group. */
export const isAuditGroup = (word: string): word is AuditGroup => Object.hasOwn(auditGroups, word);

/** The smallest amount that an act moved, in euros; '0' is any amount. */
export const auditAmounts = ['0', '25', '100', '1000'] as const;

/** The name of an act's subject, or how it is called if it has no name. @param nameOf how a switch is called */
export function nameOfSubject(
  { kind, id, name }: { kind: string; id: string | null; name: string | null },
  nameOf: (kind: SwitchKind) => string,
): string | null {
  if (name !== null || id === null) return name;
  const found = switchKinds.find((one) => one === id);
  if (kind === 'switch') return found === undefined ? null : nameOf(found);
  return calledById.has(kind) ? id : null;
}

/** Kinds whose id is a word or a month that people can read. */
const calledById = new Set(['month', 'job', 'account']);
