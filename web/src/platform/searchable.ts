/** A text in the form in which the browser searches it, as the API does: lower case, without accents and apostrophes (product.md#finding-games). */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’‘ʼ`´]/gu, '')
    .toLowerCase();
