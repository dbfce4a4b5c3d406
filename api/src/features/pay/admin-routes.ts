import * as contract from '@rondo/contract';
import { adminCommand } from '../../platform/admins/admin-command.ts';
import { sendTable, serveList } from '../../platform/admins/console-list.ts';
import { paginationOf } from '../../platform/calls/pagination.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, serveFile } from '../../platform/serve.ts';
import { requireOwnPage } from '../../platform/sessions/sessions.ts';
import { confirmBankDetails } from './confirm-bank-details.ts';
import { filePayout } from './file-payout.ts';
import { makePayout } from './make-payout.ts';
import { paidList } from './paid-listing.ts';
import { presentOwed, presentPayout } from './present.ts';
import { findOwed, findPayout, findPayouts } from './queries.ts';
import { findReport } from './report/report-lines.ts';
import { remindOfDetails } from './remind-of-details.ts';
import { type SettledOne, settleLine, undoLine } from './settle-line.ts';

const pageSize = 10;

/** The calls by which admins pay organisers (product.md#organisers). */
export function payoutRoutes(context: Context): void {
  const { db, config, jobs, clock } = context;
  const { payouts: debtor } = config;

  serveList(context, paidList(context));

  serveFile(context, contract.yearReport, async (request) => {
    const { year } = request.query;
    const lines = await findReport(db, config.secretKey, { year, now: clock.now() });
    const asked = { from: `${year}-01-01`, to: `${year}-12-31`, rows: lines.length };
    return sendTable(db, request, { name: 'report', shape: contract.reportLine, asked, batches: [lines] });
  });

  serve(context, contract.listPayouts, async ({ query }) => {
    const owed = await findOwed(db);
    const { rows, totalCount } = await findPayouts(db, { limit: pageSize, skip: (query.page - 1) * pageSize });
    return {
      status: 'success',
      data: {
        isConfigured: debtor !== null,
        owed: owed.map((row) => presentOwed(row, clock.now())),
        payouts: rows.map((row) => presentPayout(row, clock.now())),
      },
      pagination: paginationOf(totalCount, pageSize),
    };
  });

  serve(context, contract.makePayout, async (asked) => {
    if (debtor === null) throw new Refused('payouts_not_configured');
    const command = { action: 'payout.make', subject: { kind: 'payout', id: null } } as const;
    const id = await adminCommand(context, asked, command, async (trx, now) => {
      const { id: made, cents } = await makePayout(trx, asked.viewer.id, now);
      return { answer: made, movedCents: cents, after: { payout: made } };
    });
    return showPayout(context, id);
  });

  serve(context, contract.confirmBankDetails, async (asked) => {
    await confirmBankDetails(context, asked, asked.params.id, asked.body);
    return { status: 'success', message: 'The next payout pays to this account.' };
  });

  serve(context, contract.remindOfDetails, async (asked) => {
    await remindOfDetails({ db, jobs, publicUrl: config.publicUrl }, asked, asked.params.id);
    return { status: 'success', message: 'They were asked for their bank account.' };
  });

  serve(context, contract.payoutFile, async (asked) => {
    const { http, params } = asked;
    requireOwnPage(http.request);
    if (debtor === null) throw new Refused('payouts_not_configured');
    const command = { action: 'payout.file', subject: { kind: 'payout', id: params.id } } as const;
    const { number, text } = await adminCommand(context, asked, command, async (trx, now) => ({
      answer: await filePayout(trx, config, debtor, params.id, now),
    }));
    void http.reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="rondo-pay-${number}.xml"`)
      .header('cache-control', 'no-store');
    return text;
  });

  serve(context, contract.settlePayoutLine, async (asked) => {
    const { viewer, params, body } = asked;
    const told = { jobs, publicUrl: config.publicUrl };
    const subject = { kind: 'payout_line', id: params.lineId };
    const command = { action: 'payout.settle', subject, reason: body.reason || null } as const;
    await adminCommand(context, asked, command, async (trx, now) => {
      const line = await settleLine(trx, told, viewer.id, { payoutId: params.id, ...params, ...body }, now);
      return { answer: true, ...ofLine(line), before: { state: line.before }, after: { state: body.state } };
    });
    return showPayout(context, params.id);
  });

  serve(context, contract.undoPayoutLine, async (asked) => {
    const { viewer, params, body } = asked;
    const told = { jobs, publicUrl: config.publicUrl };
    const subject = { kind: 'payout_line', id: params.lineId };
    const command = { action: 'payout.undo', subject, reason: body.reason } as const;
    await adminCommand(context, asked, command, async (trx, now) => {
      const { after, ...line } = await undoLine(trx, told, viewer.id, { payoutId: params.id, ...params }, now);
      return { answer: true, ...ofLine(line), before: { state: line.before }, after: { state: after } };
    });
    return showPayout(context, params.id);
  });
}

const ofLine = ({ userId, cents }: SettledOne) => ({ about: userId, movedCents: cents });

async function showPayout({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string) {
  const payout = await findPayout(db, id);
  if (!payout) throw new Refused('payout_not_found');
  return { status: 'success' as const, data: { payout: presentPayout(payout, clock.now()) } };
}
