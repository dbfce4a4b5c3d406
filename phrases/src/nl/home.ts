import type { home as en } from '../en/home.ts';
import type { Shape } from '../translate.ts';

export const home = {} satisfies Shape<typeof en>;
