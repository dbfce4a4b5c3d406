import * as contract from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { centsToEuros } from '@rondo/rules';
import { lastDayOf } from '@rondo/rules/books';
import { sendTable, serveList } from '../../../platform/admins/console-list.ts';
import { Refused } from '../../../platform/refusal.ts';
import { type Context, serve, serveFile } from '../../../platform/serve.ts';
import { languageOf } from '../../../platform/wording/language.ts';
import { documentedUntil } from '../../books/write-documents.ts';
import { findBalances } from '../../../platform/database/balances.ts';
import { closeMonth, findBooksState } from './close-month.ts';
import { momentOf } from './moment-of.ts';
import { findClosedMonths, findKeptMonth } from './month-queries.ts';
import { findOpenThings } from './open-things.ts';
import { owedList } from './owed-listing.ts';
import { periodLines } from './period-lines.ts';
import { findPeriod } from './period-queries.ts';
import { presentMonths } from './present-months.ts';
import { presentPeriod } from './present-period.ts';
import { findStored, findStoredYear, type StoredRow } from './stored-queries.ts';

/** Periods, trial balances, what is owed, and closed months (product.md#books). */
export function periodRoutes(context: Context, provider: string): void {
  const { db, clock, config } = context;
  const paying = { provider, withinDays: config.providerPaysWithinDays };

  const findKept = async ({ from, to }: { from: string; to: string }) => {
    const month = from.slice(0, 7);
    return from === `${month}-01` && to === lastDayOf(month) ? findKeptMonth(db, month) : null;
  };

  const periodOf = async (days: { from: string; to: string }) => {
    // Read before the figures, so that these include everything sold until then.
    const until = await documentedUntil(db);
    const [period, kept] = await Promise.all([findPeriod(db, days), findKept(days)]);
    return presentPeriod(days, period, { documentedUntil: until, isPart: config.booksAre === 'sub', kept });
  };

  serve(context, contract.booksPeriod, async ({ query }) => ({ status: 'success', data: await periodOf(query) }));

  serveFile(context, contract.booksPeriodFile, async (request) => {
    const lines = periodLines(await periodOf(request.query), languageOf(request.http.request));
    return sendTable(db, request, {
      name: 'periods',
      shape: contract.periodLine,
      asked: request.query,
      batches: [lines],
    });
  });

  serve(context, contract.booksBalances, async ({ query }) => {
    const balances = await findBalances(db, momentOf(query.at));
    return {
      status: 'success',
      data: {
        at: momentOf(query.at).toISOString(),
        accounts: balances.map(({ account, cents }) => ({ account, balance: centsToEuros(cents) })),
        sum: centsToEuros(balances.reduce((sum, { cents }) => sum + cents, 0)),
      },
    };
  });

  serveFile(context, contract.booksBalancesFile, async (request) => {
    const words = phrasesIn[languageOf(request.http.request)].ledger.accounts;
    const lines = (await findBalances(db, momentOf(request.query.at))).map(({ account, cents }) => ({
      account: words[account],
      balance: centsToEuros(cents),
    }));
    return sendTable(db, request, {
      name: 'balances',
      shape: contract.balanceLine,
      asked: request.query,
      batches: [lines],
    });
  });

  serveList(context, owedList);

  serve(context, contract.booksStored, async () => {
    const now = clock.now();
    const [months, year] = [await findStored(db, now), await findStoredYear(db, now)];
    return {
      status: 'success',
      data: {
        months: months.map(presentStored),
        year: {
          toppedUp: centsToEuros(year.topped_up_cents),
          spent: centsToEuros(year.spent_cents),
          most: centsToEuros(year.most_cents),
        },
      },
    };
  });

  serveFile(context, contract.booksStoredFile, async (request) =>
    sendTable(db, request, {
      name: 'stored',
      shape: contract.storedLine,
      asked: {},
      batches: [(await findStored(db, clock.now())).map(presentStored)],
    }),
  );

  const months = async () => presentMonths(await findClosedMonths(db), await findBooksState(db), clock.now());

  serve(context, contract.listMonths, async () => ({ status: 'success', data: { months: await months() } }));

  serve(context, contract.monthOpen, async ({ params }) => ({
    status: 'success',
    data: { open: await findOpenThings(db, params.month, paying) },
  }));

  serve(context, contract.closeMonth, async (request) => {
    const { month: closed } = request.params;
    await closeMonth({ db, paying }, request, { month: closed, ...request.body });
    const month = (await months()).find((one) => one.month === closed);
    if (!month) throw new Refused('not_found');
    return { status: 'success', data: { month } };
  });
}

const presentStored = (row: StoredRow) => ({
  month: row.month,
  held: centsToEuros(row.held_cents),
  most: centsToEuros(row.most_cents),
  toppedUp: centsToEuros(row.topped_up_cents),
  spent: centsToEuros(row.spent_cents),
});
