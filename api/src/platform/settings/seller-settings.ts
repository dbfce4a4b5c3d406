import { z } from 'zod';
import { StartError } from './start-error.ts';

/** Who sells what people pay for here, as shown in the footer, the terms, receipts and mails (product.md#who-sells). */
export interface Seller {
  name: string;
  /** Street, number, postcode and town in one line. */
  address: string;
  /** The eight digits of the trade register. */
  kvk: string;
  vat: string;
  phone: string | null;
  /** Everything that a buyer must be able to find, in one line that needs no translation. */
  line: string;
}

const words = (most: number) => z.string().trim().min(2).max(most).optional();

export const sellerVariables = {
  SELLER_NAME: words(100),
  SELLER_ADDRESS: words(200),
  SELLER_KVK: z
    .string()
    .regex(/^\d{8}$/, 'eight digits')
    .optional(),
  SELLER_VAT: z
    .string()
    .regex(/^NL\d{9}B\d{2}$/, 'NL…B…')
    .optional(),
  SELLER_PHONE: z
    .string()
    .regex(/^\+?\d[\d ()-]{5,24}$/, 'a telephone number')
    .optional(),
};

/** The settings without which production takes no money. */
export const sellerNeeded = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_KVK', 'SELLER_VAT'] as const;

/**
 * @param demo - has a seller of its own
 * @throws StartError if only some of the settings are set
 */
export function sellerOf(settings: z.output<z.ZodObject<typeof sellerVariables>>, demo: boolean): Seller | null {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_KVK: kvk, SELLER_VAT: vat, SELLER_PHONE } = settings;
  if (name !== undefined && address !== undefined && kvk !== undefined && vat !== undefined)
    return seller({ name, address, kvk, vat, phone: SELLER_PHONE ?? null });
  const missing = sellerNeeded.filter((setting) => settings[setting] === undefined);
  if (missing.length < sellerNeeded.length || SELLER_PHONE !== undefined)
    throw new StartError(`${sellerNeeded.join(', ')} are needed together: ${missing.join(', ')} is missing.`);
  return demo ? seller(inDemo) : null;
}

const seller = (of: Omit<Seller, 'line'>): Seller => ({
  ...of,
  line: `${of.name}, ${of.address}, KvK ${of.kvk}, ${of.vat}`,
});

const inDemo = {
  name: 'Rondo Demo B.V.',
  address: 'Oudegracht 1, 3511 AA Utrecht',
  kvk: '00000000',
  vat: 'NL000000000B00',
  phone: null,
};
