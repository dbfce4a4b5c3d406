/** Stops the start because of something the operator can fix. The message is one clear sentence, printed as it is before exit 1. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Why something failed, in the words of its error. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(String).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** The code of a failed system call (`EACCES`, `ENOENT`…), or undefined for any other error. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
