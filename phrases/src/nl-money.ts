import type { moneyPart as en } from './en-money.ts';
import { booking } from './nl/booking.ts';
import { promocodes } from './nl/promocodes.ts';
import { receipt } from './nl/receipt.ts';
import { spotPayment } from './nl/spot-payment.ts';
import { statement } from './nl/statement.ts';
import { wallet } from './nl/wallet.ts';
import type { Shape } from './translate.ts';

/** Dutch. For pages about money. */
export const moneyPart = { booking, promocodes, receipt, spotPayment, statement, wallet } satisfies Shape<typeof en>;
