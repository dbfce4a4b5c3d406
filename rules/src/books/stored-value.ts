import type { Cents } from '../money.ts';

/** Spent in twelve months from wallets that can be used here only: above it De Nederlandsche Bank has to be told (product.md#books). */
export const storedValueNoticeCents: Cents = 1_000_000_00;
