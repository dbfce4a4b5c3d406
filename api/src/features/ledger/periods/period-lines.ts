import type { booksPeriod, CallResponse, periodLine } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import type { Language } from '@rondo/rules';
import type { z } from 'zod';

type BooksPeriod = CallResponse<typeof booksPeriod>['data'];
type PeriodLine = z.output<typeof periodLine>;

const empty = { rate: null, sold: null, back: null, vat: null, opening: null, added: null, taken: null, closing: null };

/** A period as rows of a file: by kind and rate, by sport, by community, by account. */
export function periodLines({ vat, sports, communities, accounts }: BooksPeriod, language: Language): PeriodLine[] {
  const { games, ledger, periods } = phrasesIn[language];
  const { byRate, bySport, byCommunity, byAccount, noCommunity } = periods;
  return [
    ...vat.map(({ kind, exemptReason: _, ...row }) => ({ ...empty, part: byRate, what: ledger.sale[kind], ...row })),
    ...sports.map(({ sport, ...row }) => ({ ...empty, part: bySport, what: games.sport[sport], ...row })),
    ...communities.map(({ community, ...row }) => ({
      ...empty,
      part: byCommunity,
      what: community?.name ?? noCommunity,
      ...row,
    })),
    ...accounts.map(({ account, ...row }) => ({
      ...empty,
      part: byAccount,
      what: ledger.accounts[account],
      ...row,
    })),
  ];
}
