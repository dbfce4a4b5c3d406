// A separate entry point (`@rondo/rules/bank-letters`), because only the server needs it.

/** How banks write letters outside SEPA's set, if taking off their accents isn't enough (EPC217-08). */
const written: ReadonlyMap<string, string> = new Map(
  [
    'æ=ae œ=oe ø=o đ=d ð=d þ=th ħ=h ı=i ĸ=k ł=l ŋ=n ŧ=t ß=ss',
    "&=+ @=(at) _=- ‐=- ‑=- –=- —=- ’=' ‘=' ʼ=' `=' ´=' \"=' “=' ”=' „=' «=' »=' €=EUR ;=, !=. [=( ]=)",
    // Greek, by ELOT 743.
    'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o',
    // Cyrillic, as Bulgaria writes it.
    'а=a б=b в=v г=g д=d е=e ж=zh з=z и=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ш=sh щ=sht ъ=a ь=y',
    'ю=yu я=ya ы=y э=e і=i ї=i є=ye ґ=g ђ=dj ј=j љ=lj њ=nj ћ=c џ=dz',
  ].flatMap((row) => row.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(2)] as const)),
);

/** Replaces a name whose characters can't be written at all. */
const unnamed = 'NOTPROVIDED';

/**
 * A name or text in the letters that every bank of SEPA reads, so that banks recognise the account's holder: accents are left out, other letters
 * written out, and characters that can't be written are left out (product.md#organisers).
 */
export function inBankLetters(text: string, most = 70): string {
  const letters = Array.from(
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/(?<=ο)υ/giu, 'u'),
  )
    .map(writtenOut)
    .join('');
  const line = letters
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^[/ ]+|[/ ]+$/g, '')
    .slice(0, most)
    .replaceAll(/[/ ]+$/g, '');
  return /[A-Za-z0-9]/.test(line) ? line : unnamed;
}

/** A letter written as several is capitalised only at its start: `Ægir` is `Aegir`. */
function writtenOut(letter: string): string {
  const lower = letter.toLowerCase();
  const out = written.get(lower);
  if (out === undefined) return letter;
  return lower === letter ? out : out.charAt(0).toUpperCase() + out.slice(1);
}
