import type { RawBuilder } from 'kysely';

/** Whose data it is: somebody's id, and the address that is theirs. */
export interface Person {
  id: string;
  email: string;
  /** Since when the address is theirs, as far as anybody knows: nothing older that names it is shown to them. */
  since: string;
}

/** A list of the file that a person takes along. Amounts are cents, times UTC; nothing secret, and nobody else's name. */
export interface ExportedList {
  name: string;
  rows: (person: Person) => RawBuilder<unknown>;
}

/** A table that has something about people: what is exported of it, and what becomes of it when somebody leaves. */
export interface PersonalTable {
  table: string;
  /** Its columns that say whose a row is, or who is named in it. */
  columns: readonly string[];
  /** Those by which its rows are a person’s own, where that is not the first alone. */
  own?: readonly string[];
  exported: readonly ExportedList[] | { leftOut: string };
  /** What becomes of its rows when the person leaves: they go, or stay without the person. */
  leaving: 'deleted' | { stays: string };
}

/** One list of the file. */
export const list = (name: string, rows: ExportedList['rows']): ExportedList => ({ name, rows });
