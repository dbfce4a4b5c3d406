import { walletRoutes } from './routes.ts';

/** The wallet, its statement and receipts. */
export const wallet = {
  serve: walletRoutes,
};
