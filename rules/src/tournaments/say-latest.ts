interface Played {
  sides: readonly { team: string | null }[];
  score: readonly number[] | null;
  result: { gaveUp: number | null } | null;
  entered: { at: string } | null;
}

/** What came out last, walk-overs aside, in words of no language: `Oranje 3 – 1 Groen`; null while nothing was played. */
export function sayLatest(matches: readonly Played[], teams: readonly { _id: string; name: string }[]): string | null {
  const latest = matches
    .filter(({ score, result }) => score !== null && result?.gaveUp == null)
    .toSorted((a, b) => enteredAt(a) - enteredAt(b))
    .at(-1);
  if (!latest) return null;
  const [one, other] = latest.sides.map(({ team }) => teams.find(({ _id }) => _id === team)?.name);
  return `${one} ${latest.score?.join(' – ')} ${other}`;
}

const enteredAt = ({ entered }: Played) => (entered ? Date.parse(entered.at) : 0);
