import type { profile as en } from '../en/profile.ts';
import type { Shape } from '../translate.ts';

export const profile = {} satisfies Shape<typeof en>;
