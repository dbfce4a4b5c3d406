import { chosen, type PaymentMethod } from '@rondo/rules';

/** The ways to pay that the pages offer, in the order of product.md#fees. */
export const methods = chosen<PaymentMethod>()({ ideal: true, revolut: true, card: true, applepay: false });
