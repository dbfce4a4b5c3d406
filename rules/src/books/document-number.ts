/** A receipt or a credit note by its place in its series (product.md#vat). */
export interface DocumentNumber {
  series: string;
  year: number;
  number: number;
}

/** `R-2026-000012` */
export const sayNumber = ({ series, year, number }: DocumentNumber): string =>
  `${series}-${year}-${String(number).padStart(6, '0')}`;

/** Reads what {@link sayNumber} wrote; the contract has checked its form. */
export function readNumber(said: string): DocumentNumber {
  const [series = '', year, number] = said.split('-');
  return { series: series === 'C' ? 'C' : 'R', year: Number(year), number: Number(number) };
}
