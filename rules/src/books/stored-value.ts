import type { Cents } from '../money.ts';

/** The amount spent in twelve months from wallets that can only be used here, above which De Nederlandsche Bank must be told (product.md#books). */
export const storedValueNoticeCents: Cents = 1_000_000_00;
