/** Which of two versions comes first, by the precedence of semver.org: negative, 0 or positive. `0` is before all others. */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [partsOf(a), partsOf(b)];
  const numbers = one.numbers.map((number, at) => number - (other.numbers[at] ?? 0));
  return numbers.find((difference) => difference !== 0) ?? compareEarly(one.early, other.early);
}

/** @returns the three numbers, and the parts of a pre-release: `rc.1` */
function partsOf(version: string): { numbers: number[]; early: string[] } {
  const [, core = '', early = ''] = /^v?([\d.]+)(?:-([^+]+))?/.exec(version) ?? [];
  const [major = 0, minor = 0, patch = 0] = core.split('.').map(Number);
  return { numbers: [major, minor, patch], early: early.split('.').filter(Boolean) };
}

function compareEarly(a: readonly string[], b: readonly string[]): number {
  // A pre-release has parts, the version itself has none.
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  const at = a.findIndex((part, index) => part !== b[index]);
  const [one, other] = [a[at], b[at]];
  if (one === undefined) return a.length - b.length;
  if (other === undefined) return 1;
  const [isNumber, isOther] = [/^\d+$/.test(one), /^\d+$/.test(other)];
  if (isNumber && isOther) return Number(one) - Number(other);
  if (isNumber !== isOther) return isNumber ? -1 : 1;
  return one < other ? -1 : 1;
}
