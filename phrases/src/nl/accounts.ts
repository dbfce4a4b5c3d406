import type { accounts as en } from '../en/accounts.ts';
import type { Shape } from '../translate.ts';

export const accounts = {} satisfies Shape<typeof en>;
