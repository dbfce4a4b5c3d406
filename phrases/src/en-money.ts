import { promocodes } from './en/promocodes.ts';
import { receipt } from './en/receipt.ts';
import { statement } from './en/statement.ts';

/** For the wallet and its pages: browsers load them there only. */
export const money = { promocodes, receipt, statement } as const;
