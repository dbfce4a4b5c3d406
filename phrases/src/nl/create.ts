import type { create as en } from '../en/create.ts';
import type { Shape } from '../translate.ts';

export const create = {} satisfies Shape<typeof en>;
