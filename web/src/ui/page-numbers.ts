export type PageEntry = number | 'gap-before' | 'gap-after';

/** `1 2 3 … 9`, `… 4 5 6 … 9`, `… 7 8 9`: three numbers around the current page, then the last (product.md#finding-games). */
export function pageNumbers(page: number, totalPages: number): PageEntry[] {
  const first = Math.max(1, Math.min(page - 1, totalPages - 2));
  const numbers: PageEntry[] = [first, first + 1, first + 2].filter((number) => number <= totalPages);
  if (first > 1) numbers.unshift('gap-before');
  const last = numbers.at(-1);
  if (typeof last === 'number' && last < totalPages) {
    if (last < totalPages - 1) numbers.push('gap-after');
    numbers.push(totalPages);
  }
  return numbers;
}
