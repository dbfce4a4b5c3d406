/** A receipt or credit note with its VAT, to read and to print. */
export const document = {
  receipt: 'Receipt',
  creditNote: 'Credit note',
  day: 'Date of sale',
  given: 'Given on',
  kind: {
    game: 'Entrance fee',
    pass: 'Pass for 10 games',
    fee: 'Transaction fee',
    correction: 'Correction',
  },
  takesBack: 'Takes back from receipt',
  ofRate: '{{rate}} % VAT over {{amount}}',
  exempt: 'No VAT over {{amount}}: {{reason}}',
  total: 'Total, VAT included',
  kept: 'This stays as it was given.',
  notFoundBody: 'You have no receipt or credit note of that number.',
} as const;
