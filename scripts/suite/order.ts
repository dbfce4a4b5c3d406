/**
 * The parts in the order in which they run when time is short: first those that a change reaches. Each group begins at another part for each commit,
 * so that no part is left out for long (decisions/0074-three-tiers.md).
 * @param commit the commit's hash, in hexadecimal
 */
export function order<T>(parts: readonly T[], isReached: (part: T) => boolean, commit: string): T[] {
  const { reached = [], others = [] } = Object.groupBy(parts, (part) => (isReached(part) ? 'reached' : 'others'));
  return [reached, others].flatMap((group) => {
    const first = group.length > 0 ? Number.parseInt(commit.slice(0, 8), 16) % group.length : 0;
    return [...group.slice(first), ...group.slice(0, first)];
  });
}
