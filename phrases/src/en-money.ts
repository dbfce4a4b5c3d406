import { booking } from './en/booking.ts';
import { promocodes } from './en/promocodes.ts';
import { receipt } from './en/receipt.ts';
import { spotPayment } from './en/spot-payment.ts';
import { statement } from './en/statement.ts';
import { wallet } from './en/wallet.ts';

/** For pages about money. */
export const moneyPart = { booking, promocodes, receipt, spotPayment, statement, wallet } as const;
