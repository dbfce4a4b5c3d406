/** Every number in a body, so that a test can look for one: in the text, an id or an instant may contain it too. */
export function numbersIn(body: unknown): number[] {
  if (typeof body === 'number') return [body];
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(numbersIn) : [];
}
