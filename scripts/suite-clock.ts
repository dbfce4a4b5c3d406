/** The machine's clock, as code reads it. */
const inCode = /\bDate\.now\b|\bnew Date(?:\(\)|(?=[;,)\s]))|\bTemporal\.Now\b/;
/** A statement, or part of one: by `sql`, or by a test's server (`api/test/server.ts`). */
const statement = /\b(?:sql|server\.(?:rows?|values?))(?:<[^`]*>)?`([^`]*)`/g;
/** The same clock, as SQL reads it. */
const inSql = /(?<![\w.])(?:now\(\)|clock_timestamp\(\)|current_(?:date|timestamp))/;
/** Values that use real time even in a demo (decisions/0026-one-clock.md). */
const realTime =
  /\b(?:session|sign_in_attempt|rate_limit|mail|mail_suppression|push_message|queued_at|next_attempt_at|job_run|back_up|back_up_try|loose_file|pgboss)\b/;

/** The numbers, from 1, of a test's lines that read the machine's clock. */
export function readsMachineClock(source: string): number[] {
  const code = source.split('\n').flatMap((line, index) => (inCode.test(line) ? [index + 1] : []));
  const inStatements = [...source.matchAll(statement)].flatMap(({ 0: whole, 1: text = '', index }) => {
    const at = text.search(inSql);
    const before = index + whole.length - text.length + at;
    return at < 0 || realTime.test(text) ? [] : [source.slice(0, before).split('\n').length];
  });
  return [...code, ...inStatements];
}
