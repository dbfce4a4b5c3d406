/** What an act in the console's log can be about, by groups; `list` is a list that was downloaded as a file. */
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
  ],
  games: ['game', 'bulk_change'],
  communities: ['community'],
  messages: ['message', 'issue'],
  settings: ['cities', 'job', 'switch', 'list'],
} as const;

type AuditGroup = keyof typeof auditGroups;
export const auditGroupNames = ['people', 'money', 'games', 'communities', 'messages', 'settings'] as const;
export type AuditKind = (typeof auditGroups)[AuditGroup][number];
export const auditKinds = auditGroupNames.flatMap<AuditKind>((name) => auditGroups[name]);

/** Whether a word asks for a whole group. */
export const isAuditGroup = (word: string): word is AuditGroup => Object.hasOwn(auditGroups, word);

/** The least that an act moved, in euros; '0' is any amount. */
export const auditAmounts = ['0', '25', '100', '1000'] as const;
