const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Whether a text of somebody else can be an id of ours: the database is not asked for what is no uuid. */
export function isId(text: string): boolean {
  return uuid.test(text);
}
