import { type Advisory, type Range, severities } from './advisories.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A record as OSV and GitHub export it, reduced to what is stored about these packages; null if it is about none of them, or was withdrawn.
 * @throws if it has no id or date, because it is then no record of OSV
 */
export function readOsv(record: unknown, names: ReadonlySet<string>): Advisory | null {
  const fields = fieldsOf(record);
  const [id, modified] = [textOf(fields['id']), textOf(fields['modified'])];
  if (!id || !modified) throw new Error('this is no record of OSV: it has no id, or no date');
  const affected = listOf(fields['affected']).flatMap((one) => affectedOf(fieldsOf(one), names));
  if (affected.length === 0 || fields['withdrawn']) return null;
  const said = textOf(fieldsOf(fields['database_specific'])['severity']).toLowerCase();
  return {
    id,
    aliases: listOf(fields['aliases']).map(textOf),
    summary: textOf(fields['summary']) || (textOf(fields['details']).split('\n')[0] ?? ''),
    modified,
    source: id.startsWith('GHSA-') ? `https://github.com/advisories/${id}` : `https://osv.dev/vulnerability/${id}`,
    severity: severities.find((severity) => severity === said) ?? 'unknown',
    affected,
  };
}

function affectedOf(one: Fields, names: ReadonlySet<string>): Advisory['affected'] {
  const { ecosystem, name } = fieldsOf(one['package']);
  if (ecosystem !== 'npm' || typeof name !== 'string' || !names.has(name)) return [];
  const versioned = listOf(one['ranges'])
    .map(fieldsOf)
    .filter(({ type }) => type === 'SEMVER' || type === 'ECOSYSTEM');
  const last = /^<= ?([^\s,]+)$/.exec(
    textOf(fieldsOf(one['database_specific'])['last_known_affected_version_range']),
  )?.[1];
  const ranges = versioned.flatMap(({ events }) => rangesOf(listOf(events).map(fieldsOf)));
  return [
    {
      name,
      ranges: ranges.map((range) => (last && !range.fixed && !range.last ? { ...range, last } : range)),
      versions: listOf(one['versions']).map(textOf),
    },
  ];
}

/** Events in their order as ranges; `introduced` comes before the event that ends it. */
function rangesOf(events: readonly Fields[]): Range[] {
  const ranges: Range[] = [];
  for (const event of events) {
    const [introduced, fixed, last] = ['introduced', 'fixed', 'last_affected'].map((name) => textOf(event[name]));
    const open = ranges.at(-1);
    if (introduced) ranges.push({ introduced });
    else if (open && fixed) open.fixed = fixed;
    else if (open && last) open.last = last;
  }
  return ranges;
}
