import type { money as en } from './en-money.ts';
import { promocodes } from './nl/promocodes.ts';
import { receipt } from './nl/receipt.ts';
import { statement } from './nl/statement.ts';
import type { Shape } from './translate.ts';

/** Dutch, for the wallet and its pages. */
export const money = { promocodes, receipt, statement } satisfies Shape<typeof en>;
