import type { Period } from './queries.ts';

export type Kept = NonNullable<Period['kept']>;
type Figures = Pick<Period, 'vat' | 'sports' | 'communities' | 'accounts'>;

/** The subject of a figure. */
type Of =
  | ({ part: 'vat' } & Pick<Period['vat'][number], 'kind' | 'rate' | 'exemptReason'>)
  | { part: 'sport'; sport: Period['sports'][number]['sport'] }
  | { part: 'community'; id: string | null; name: string | null }
  | { part: 'account'; account: Period['accounts'][number]['account'] };

type FigureName = 'sold' | 'back' | 'vat' | 'opening' | 'added' | 'taken' | 'closing';

interface Difference {
  of: Of;
  figure: FigureName;
  before: number;
  now: number;
}

const soldNames = ['sold', 'back', 'vat'] as const;
const movedNames = ['opening', 'added', 'taken', 'closing'] as const;

/** The figures of a month that differ from the stored ones; a figure that only one of both has counts as zero in the other. */
export function differencesOf(now: Figures, kept: Figures): Difference[] {
  const [then, after] = [figuresOf(kept), figuresOf(now)];
  return [...new Map([...then, ...after]).values()].flatMap(({ of, figure, key }) => {
    const [before, found] = [then.get(key)?.euros ?? 0, after.get(key)?.euros ?? 0];
    return before === found ? [] : [{ of, figure, before, now: found }];
  });
}

/** Each figure by its subject; a community is the same one even if its name has changed. */
function figuresOf({ vat, sports, communities, accounts }: Figures) {
  const rows = [
    ...vat.flatMap(({ kind, rate, exemptReason, ...row }) =>
      soldNames.map((figure) => ({
        of: { part: 'vat', kind, rate, exemptReason } as const,
        figure,
        euros: row[figure],
        key: `${kind} ${rate} ${exemptReason} ${figure}`,
      })),
    ),
    ...sports.flatMap(({ sport, ...row }) =>
      soldNames.map((figure) => ({
        of: { part: 'sport', sport } as const,
        figure,
        euros: row[figure],
        key: `${sport} ${figure}`,
      })),
    ),
    ...communities.flatMap(({ community, ...row }) =>
      soldNames.map((figure) => ({
        of: { part: 'community', id: community?._id ?? null, name: community?.name ?? null } as const,
        figure,
        euros: row[figure],
        key: `community ${community?._id} ${figure}`,
      })),
    ),
    ...accounts.flatMap(({ account, ...row }) =>
      movedNames.map((figure) => ({
        of: { part: 'account', account } as const,
        figure,
        euros: row[figure],
        key: `${account} ${figure}`,
      })),
    ),
  ];
  return new Map(rows.map((row) => [row.key, row]));
}
