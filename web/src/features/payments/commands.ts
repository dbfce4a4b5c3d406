import { cancelPayment } from '@rondo/contract/calls';
import { call } from '../../platform/api.ts';

export const cancelOpenPayment = (orderId: string) => call(cancelPayment, { body: { orderId } });
