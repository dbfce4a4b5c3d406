import type { receiptKinds, receiptLines } from '@rondo/contract';
import type { PaymentMethod } from '@rondo/rules';
import type { Each } from '../translate.ts';
import { paymentMethods } from './payment-methods.en.ts';

/** The receipt of one payment, to read and to print. */
export const receipt = {
  title: 'Receipt',
  back: 'Wallet',
  print: 'Print',
  number: 'Reference',
  date: 'Date',
  payer: 'Name',
  game: 'Game',
  method: 'Paid with',
  status: 'Status',
  pendingMeans: 'Paid. If the game gets too few players, everything comes back.',
  seller: 'Rondo · team sports near you',
  soldBy: 'Sold by {{name}}, {{address}}. KvK number {{kvk}}, VAT number {{vat}}.',
  kind: {
    top_up: 'Top-up',
    entrance_fee: 'Entrance fee',
    pass: 'Pass',
    promotion: 'Promocode: credit on your balance',
  } as const satisfies Each<typeof receiptKinds>,
  forFriend: 'Entrance fee for {{name}}',
  line: {
    base: 'Price of the game',
    earlyBird: 'Early bird',
    promocode: 'Promocode',
    periodic: 'Student card',
    pass: 'Pass for 10 games',
    amount: 'Credits',
    fee: 'Transaction fee',
  } as const satisfies Each<typeof receiptLines>,
  named: '{{what}}: {{name}}',
  total: 'Total',
  paidBy: {
    ...paymentMethods,
    balance: 'Balance',
    pass: 'Pass, paid ahead',
    promotion: 'A gift',
  } as const satisfies Each<PaymentMethod | 'balance' | 'pass' | 'promotion'>,
  refunded: '{{amount}} back on your balance, {{day}}.',
  rideBack: 'Back on your pass, {{day}}.',
  credits: 'Transaction fees and top-ups aren’t refundable.',
  documents: 'Receipts and credit notes',
  receiptNumber: 'Receipt {{number}}',
  invoiceNumber: 'Invoice {{number}}',
  creditNoteNumber: 'Credit note {{number}}',
  notFound: 'Receipt not found',
  notFoundBody: 'This isn’t one of your payments.',
} as const;
