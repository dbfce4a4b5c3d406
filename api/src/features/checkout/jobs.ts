import type { Context } from '../../platform/serve.ts';
import type { CommandBatcher } from '../joining/batch/command-batcher.ts';
import type { GameAnswer, GameCommand } from '../joining/state/commands.ts';
import { sweepStarted } from './limit-unfinished.ts';
import { settleEndedOrders } from './settle-ended-orders.ts';

export function registerCheckoutJobs(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  batcher: CommandBatcher<GameCommand, GameAnswer>,
): void {
  jobs.sweep('started entries', () => sweepStarted(db));
  jobs.sweep('ended orders', () => settleEndedOrders(db, batcher, null));
  jobs.handle('order-ended', ({ orderId }) => settleEndedOrders(db, batcher, orderId));
}
