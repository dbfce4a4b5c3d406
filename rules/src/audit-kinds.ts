/** What an act in the console's log can be about; `list` is a list that was downloaded as a file. */
export const auditKinds = [
  'user',
  'game',
  'spot',
  'community',
  'cities',
  'enquiry',
  'promocode',
  'order',
  'payout',
  'payout_line',
  'message',
  'subscriber',
  'job',
  'month',
  'list',
] as const;
