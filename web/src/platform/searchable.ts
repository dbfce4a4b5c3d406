/** A text as it is searched in the browser, and as the API does: in lower case, without accents and apostrophes (product.md#finding-games). */
export const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’‘ʼ`´]/gu, '')
    .toLowerCase();
