/** What a page of a list says of the whole. @param limit entries of a page */
export function paginationOf(totalCount: number, limit: number): { totalCount: number; totalPages: number } {
  return { totalCount, totalPages: Math.ceil(totalCount / limit) };
}
