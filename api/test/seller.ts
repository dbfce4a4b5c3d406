/** The settings of a seller, which production requires. */
export const sellerSettings = {
  SELLER_NAME: 'Avondspel B.V.',
  SELLER_ADDRESS: 'Kade 12, 3511 AB Utrecht',
  SELLER_KVK: '12345678',
  SELLER_VAT: 'NL123456789B01',
} as const;
