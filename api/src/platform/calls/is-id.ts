const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Whether a text from outside can be one of Rondo's ids; the database is only asked about UUIDs. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
