import { Readable } from 'node:stream';
import * as contract from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { chart, chartAccounts } from '@rondo/rules/books';
import { writeAction } from '../../platform/admins/admin-command.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve, serveFile } from '../../platform/serve.ts';
import { sellerNeeded } from '../../platform/settings/seller-settings.ts';
import { findBeginning, findRgsCodes } from './account-queries.ts';
import { writeAuditfile } from './auditfile/write-auditfile.ts';
import { bookOwnEntry } from './book-own-entry.ts';
import { changeAccount } from './change-account.ts';

/** The chart of accounts, and the file of a year that bookkeeping programs read (product.md#books). */
export function chartRoutes(context: Context): void {
  const { db, clock, config } = context;
  const today = () => amsterdamDay(clock.now());

  const showAccounts = async () => {
    const [codes, beginning] = await Promise.all([findRgsCodes(db), findBeginning(db)]);
    const accounts = chartAccounts.map((account) => ({
      account,
      number: chart[account].number,
      rgs: codes[account],
    }));
    const years = beginning === null ? [] : yearsUntil(today(), amsterdamDay(beginning));
    return {
      status: 'success' as const,
      data: { accounts, years, isPart: config.booksAre === 'sub', missing: config.seller ? [] : [...sellerNeeded] },
    };
  };

  serve(context, contract.booksAccounts, showAccounts);

  serve(context, contract.changeAccount, async (request) => {
    await changeAccount(context, request, request.params.account, request.body);
    return showAccounts();
  });

  serve(context, contract.bookOwnEntry, async (request) => {
    const { reason: _, ...data } = request.body;
    await bookOwnEntry(context, request, request.body);
    return { status: 'success', data };
  });

  serveFile(context, contract.auditfile, async (request) => {
    const { year, version } = request.query;
    const { seller, payouts } = config;
    if (!seller) throw new Refused('seller_missing', { settings: sellerNeeded.join(', ') });
    if (`${year}` > today()) throw new Refused('year_to_come');
    await writeAction(db, request, {
      action: 'auditfile.look',
      subject: { kind: 'auditfile', id: `${year}` },
      after: { version },
    });
    void request.http.reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="rondo-${year}-${version}.xaf"`);
    return Readable.from(
      writeAuditfile(db, {
        year,
        version,
        seller,
        booksAre: config.booksAre,
        iban: payouts?.iban ?? null,
        today: today(),
      }),
    );
  });
}

/** The years of two days and those between them, the latest first. */
function yearsUntil(last: string, first: string): number[] {
  const [to, from] = [Number(last.slice(0, 4)), Number(first.slice(0, 4))];
  return Array.from({ length: to - from + 1 }, (_, index) => to - index);
}
