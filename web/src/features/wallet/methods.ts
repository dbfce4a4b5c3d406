import type { PaymentMethod } from '@rondo/rules';

/** In the order of product.md#fees. */
export const methods = ['ideal', 'revolut', 'card'] as const satisfies readonly PaymentMethod[];
