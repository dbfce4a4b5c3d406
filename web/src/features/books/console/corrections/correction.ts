import type { listCorrections } from '@rondo/contract';
import type { RowOf } from '../../../../ui/console/description.ts';

export type Correction = RowOf<typeof listCorrections>;

/** The word for a correction's direction. */
export const signOf = ({ amount }: Pick<Correction, 'amount'>) => (amount > 0 ? 'plus' : 'minus');
