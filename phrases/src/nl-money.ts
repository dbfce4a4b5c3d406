import type { money as en } from './en-money.ts';
import { booking } from './nl/booking.ts';
import { promocodes } from './nl/promocodes.ts';
import { receipt } from './nl/receipt.ts';
import { spotPayment } from './nl/spot-payment.ts';
import { statement } from './nl/statement.ts';
import type { Shape } from './translate.ts';

/** Dutch, for the wallet and its pages. */
export const money = { booking, promocodes, receipt, spotPayment, statement } satisfies Shape<typeof en>;
