import { booking } from './en/booking.ts';
import { promocodes } from './en/promocodes.ts';
import { receipt } from './en/receipt.ts';
import { spotPayment } from './en/spot-payment.ts';
import { statement } from './en/statement.ts';

/** For pages about money: browsers load them there only. */
export const money = { booking, promocodes, receipt, spotPayment, statement } as const;
