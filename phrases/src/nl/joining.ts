import type { joining as en } from '../en/joining.ts';
import type { Shape } from '../translate.ts';

export const joining = {} satisfies Shape<typeof en>;
