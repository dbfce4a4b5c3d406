import { messageRoutes } from './routes.ts';

/** Mails and pushes that wait, for operators. */
export const outbox = { serve: messageRoutes };
