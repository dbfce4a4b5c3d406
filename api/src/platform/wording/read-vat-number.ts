import type { Validator } from 'stdnum';

/** How the numbers of each country of the EU look behind its letters; Greece has EL. */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d(?:\d|[A-Z+*])\d{5}[A-W][A-I]?$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/**
 * Turns a typed VAT number into the form that papers state: capitals, without spaces, dots and dashes. It doesn't ask whether the owner is
 * registered.
 * @returns null if no number of the EU looks like it, or its check digits are wrong
 */
export async function readVatNumber(typed: string): Promise<string | null> {
  const number = typed.replaceAll(/[\s.-]/g, '').toUpperCase();
  const [country, rest] = [number.slice(0, 2), number.slice(2)];
  if (!shapes[country]?.test(rest) || isZero.test(rest)) return null;
  const { isValid, error } = (await findCheck(country)).validate(rest);
  return isValid || !isWrong.has(error?.name ?? '') ? number : null;
}

/** A number of zeros passes every check of digits. */
const isZero = /^\D?0+(?:\D\w*)?$/;

/**
 * What the library says of a number with wrong check digits. For kinds that it doesn't know, such as Bulgarian ones with an 8, the shape is enough.
 */
const isWrong: ReadonlySet<string> = new Set(['InvalidChecksum', 'InvalidComponent']);

/** Loads the library with the first number that somebody enters. */
async function findCheck(country: string): Promise<Validator> {
  const { stdnum: of } = await import('stdnum');
  const checks: Readonly<Record<string, Validator | undefined>> = {
    AT: of.AT?.uid,
    BE: of.BE?.vat,
    BG: of.BG?.vat,
    CY: of.CY?.vat,
    CZ: of.CZ?.dic,
    DE: of.DE?.vat,
    DK: of.DK?.cvr,
    EE: of.EE?.kmkr,
    EL: of.GR?.vat,
    ES: of.ES?.nif,
    FI: of.FI?.alv,
    FR: of.FR?.tva,
    HR: of.HR?.oib,
    HU: of.HU?.anum,
    IE: of.IE?.vat,
    IT: of.IT?.iva,
    LT: of.LT?.pvm,
    LU: of.LU?.tva,
    LV: of.LV?.pvn,
    MT: of.MT?.vat,
    NL: of.NL?.btw,
    PL: of.PL?.nip,
    PT: of.PT?.nif,
    RO: of.RO?.cui,
    SE: of.SE?.vat,
    SI: of.SI?.ddv,
    SK: of.SK?.dph,
  };
  const check = checks[country];
  if (!check) throw new Error(`no check of VAT numbers of ${country}`);
  return check;
}
