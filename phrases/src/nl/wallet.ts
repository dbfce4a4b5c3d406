import type { wallet as en } from '../en/wallet.ts';
import type { Shape } from '../translate.ts';

export const wallet = {} satisfies Shape<typeof en>;
