import type { Kept } from '@rondo/rules/retention';
import type { RawBuilder } from 'kysely';

/** A person by id and by the address they own. */
export interface Person {
  id: string;
  email: string;
  /** Since when the address is known to be theirs: anything older that names it is not shown to them. */
  since: string;
}

/** A list in the file that a person exports. Amounts are in cents, times in UTC. It contains no secrets and no other people's names. */
export interface ExportedList {
  name: string;
  rows: (person: Person) => RawBuilder<unknown>;
}

/** A table with data about people: what is exported of it, and what happens to it when somebody deletes their account. */
export interface PersonalTable {
  table: string;
  /** How long its rows are kept. */
  kept: readonly Kept[];
  /** The columns that name a row's owner, or another person in it. */
  columns: readonly string[];
  /** The columns that make a row a person's own, if not the first one alone. */
  own?: readonly string[];
  exported: readonly ExportedList[] | { leftOut: string };
  /** What happens to its rows when the person leaves: they are deleted, or stay without the person. */
  leaving: 'deleted' | { stays: string };
}

/** Makes a list of the file. */
export const list = (name: string, rows: ExportedList['rows']): ExportedList => ({ name, rows });
