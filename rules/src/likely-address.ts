/** The mail services that most people in the Netherlands use. */
const mailHosts = `
  gmail.com googlemail.com hotmail.com hotmail.nl hotmail.be outlook.com outlook.nl outlook.be live.com live.nl
  live.be msn.com icloud.com yahoo.com yahoo.nl proton.me protonmail.com ziggo.nl kpnmail.nl kpnplanet.nl
  planet.nl hetnet.nl casema.nl chello.nl quicknet.nl upcmail.nl xs4all.nl telfort.nl tele2.nl solcon.nl
  zeelandnet.nl caiway.nl freedom.nl telenet.be skynet.be student.tudelft.nl student.uva.nl student.vu.nl
  students.uu.nl student.hu.nl student.utwente.nl student.tue.nl student.rug.nl student.maastrichtuniversity.nl
  student.eur.nl
`
  .trim()
  .split(/\s+/);

/** Other services, whose names are too short or too similar to the above for a near match to mean those. */
const otherHosts = `
  me.com mac.com ymail.com pm.me gmx.com gmx.net gmx.de web.de mail.com email.com aol.com home.nl kpn.nl
`
  .trim()
  .split(/\s+/);

/** Endings that no address has, with the intended ones. */
const endings: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  comm: 'com',
  ln: 'nl',
};

/** From this length on, a name may have two typing mistakes, though seldom in its first letter; a shorter name would be mistaken for another. */
const longFrom = 8;

/**
 * The address that somebody probably meant, if the part behind the @ is almost that of a mail service; null if nothing is odd about it. It
 * is only ever a proposal (product.md#guests).
 */
export function likelyAddress(email: string): string | null {
  const [name = '', host = '', ...more] = email.trim().toLowerCase().split('@');
  if (name === '' || !host.includes('.') || more.length > 0 || isKnown(host)) return null;
  const likely = nearest(host) ?? withRightEnding(host);
  return likely && `${name}@${likely}`;
}

const isKnown = (host: string) => [...mailHosts, ...otherHosts].includes(host);

function nearest(host: string): string | null {
  const near = mailHosts
    .map((known) => ({ known, changes: changesBetween(host, known) }))
    .filter(({ known, changes }) => changes <= (known.length >= longFrom && known[0] === host[0] ? 2 : 1))
    .sort((a, b) => a.changes - b.changes);
  return near[0]?.known ?? null;
}

function withRightEnding(host: string): string | null {
  const at = host.lastIndexOf('.') + 1;
  const right = endings[host.slice(at)];
  return right === undefined ? null : host.slice(0, at) + right;
}

/** How many letters are added, left out, changed, or swapped with their neighbour. */
function changesBetween(typed: string, meant: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: meant.length + 1 }, (_, n) => n)];
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= meant.length; at += 1) {
      const isSame = typed[row - 1] === meant[at - 1];
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1];
      next[at] = Math.min(
        value(last, at) + 1,
        value(next, at - 1) + 1,
        value(last, at - 1) + (isSame ? 0 : 1),
        isSwapped ? value(before, at - 2) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return value(last, meant.length);
}

const value = (row: readonly number[] | undefined, at: number) => row?.[at] ?? Infinity;
