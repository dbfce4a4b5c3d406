import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { serveList } from '../../platform/admins/console-list.ts';
import { paginationOf } from '../../platform/calls/pagination.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { findClosePage } from './close-queries.ts';
import { findBalances } from '../../platform/database/balances.ts';
import { correctionList, presentCorrection } from './correction-listing.ts';
import { findCorrection } from './correction-queries.ts';
import { decideCorrection } from './decide-correction.ts';
import { journalList } from './journal-listing.ts';
import { proposeCorrection } from './propose-correction.ts';
import { verifyDay } from './verify-closes.ts';

/** The ledger in the console, and its corrections by admins (product.md#administration). */
export function adminLedgerRoutes(context: Context): void {
  const { db, config, jobs } = context;
  const messaging = { db, jobs, publicUrl: config.publicUrl };

  serve(context, contract.ledgerOverview, async ({ query }) => {
    const [balances, closes] = await Promise.all([findBalances(db), findClosePage(db, query.page)]);
    return {
      status: 'success',
      data: {
        accounts: balances.map(({ account, cents }) => ({ account, balance: centsToEuros(cents) })),
        sum: centsToEuros(balances.reduce((sum, { cents }) => sum + cents, 0)),
        closes: closes.rows.map(({ day, journals, closed_at: closedAt }) => ({ day, journals, closedAt })),
        totalPages: paginationOf(closes.totalCount, contract.closesPage).totalPages,
      },
    };
  });

  serve(context, contract.verifyClose, async ({ params }) => {
    const { journals, alterations } = await verifyDay(db, params.day);
    const altered = [...new Set(alterations.flatMap(({ journalId }) => journalId ?? []))];
    return { status: 'success', data: { journals, holds: alterations.length === 0, altered } };
  });

  serveList(context, journalList);
  serveList(context, correctionList);

  const showCorrection = async (id: string) => {
    const correction = await findCorrection(db, id);
    if (!correction) throw new Refused('correction_not_found');
    return { status: 'success' as const, data: { correction: presentCorrection(correction) } };
  };

  serve(context, contract.proposeCorrection, async (request) =>
    showCorrection(await proposeCorrection(messaging, request, request.body)),
  );

  serve(context, contract.decideCorrection, async (request) => {
    const { id } = request.params;
    await decideCorrection(messaging, request, id, request.body);
    return showCorrection(id);
  });
}
