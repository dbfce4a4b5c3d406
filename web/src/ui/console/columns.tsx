import type { ReactNode } from 'react';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/i18n.tsx';
import { Address } from './address.tsx';
import classes from './console.module.css';
import { OpenButton } from './open-button.tsx';
import type { PlainKey } from './phrase-keys.ts';
import { type Dates, useDates } from './use-dates.ts';

/** The formats and phrases with which cells show their values. */
export interface Say {
  t: Translate;
  formats: Formats;
  dates: Dates;
}

export function useSay(): Say {
  return { t: useT(), formats: useFormats(), dates: useDates() };
}

/** A column of a list. */
export interface Column<Row> {
  id: string;
  header: PlainKey;
  /** Whether only screen readers hear the header. */
  hidesHeader?: boolean;
  /** The orders that pressing the head asks for. */
  ascending?: string;
  descending?: string;
  /** Whether its values are aligned to the right. */
  isFigure?: boolean;
  /** Whether a phone's card leaves it out, because the row's sheet says it. */
  isExtra?: boolean;
  show: (row: Row, say: Say) => ReactNode;
}

interface More<Row, Sort> {
  ascending?: Sort;
  descending?: Sort;
  isFigure?: boolean;
  isExtra?: boolean;
  hidesHeader?: boolean;
  /** Words in boxes beside the value; the first one says what is wrong. */
  wrong?: (row: Row) => PlainKey | false;
  marks?: (row: Row) => readonly (PlainKey | false | null)[];
}

/** The names of a row's fields that have such a value. */
type FieldOf<Row, Value> = { [K in keyof Row]-?: Row[K] extends Value ? K : never }[keyof Row] & string;

/** The kinds of columns that a row of the call's answer can have. */
export interface Columns<Row, Sort> {
  text: (
    field: FieldOf<Row, string | null>,
    header: PlainKey,
    more?: More<Row, Sort> & { isLong?: boolean },
  ) => Column<Row>;
  /** The name of a person or a thing. */
  name: (field: FieldOf<Row, { name: string } | null>, header: PlainKey, more?: More<Row, Sort>) => Column<Row>;
  number: (field: FieldOf<Row, number>, header: PlainKey, more?: More<Row, Sort>) => Column<Row>;
  /** An amount; `hidesNone` leaves out an amount of nothing, where most rows have none. */
  money: (
    field: FieldOf<Row, number>,
    header: PlainKey,
    more?: More<Row, Sort> & { hidesNone?: boolean },
  ) => Column<Row>;
  day: (field: FieldOf<Row, string>, header: PlainKey, more?: More<Row, Sort>) => Column<Row>;
  moment: (field: FieldOf<Row, string | null>, header: PlainKey, more?: More<Row, Sort>) => Column<Row>;
  /** A value that has a phrase for each of its values. */
  word: <Field extends keyof Row & string>(
    field: Field,
    header: PlainKey,
    phraseOf: (value: Row[Field]) => PlainKey,
    more?: More<Row, Sort>,
  ) => Column<Row>;
  /** Opens the row's sheet. */
  open: (
    id: string,
    header: PlainKey,
    step: string,
    nameOf: (row: Row) => ReactNode,
    more?: More<Row, Sort>,
  ) => Column<Row>;
  /** A column that no other kind fits. */
  cell: (id: string, header: PlainKey, show: (row: Row, say: Say) => ReactNode, more?: More<Row, Sort>) => Column<Row>;
}

// The kinds above declare which fields each takes, so these reads are safe.
const valueOf = (row: object, field: string): unknown => Reflect.get(row, field);
const numberOf = (row: object, field: string): number => Number(valueOf(row, field));

function textOf(row: object, field: string): string | null {
  const value = valueOf(row, field);
  return typeof value === 'string' ? value : null;
}

function nameIn(row: object, field: string): string | null {
  const value = valueOf(row, field);
  return typeof value === 'object' && value !== null ? textOf(value, 'name') : null;
}

/** @param idOf returns the id of a row for the address */
export function columnKinds<Row extends object, Sort extends string>(idOf: (row: Row) => string): Columns<Row, Sort> {
  const cell: Columns<Row, Sort>['cell'] = (id, header, show, { wrong, marks, ...more } = {}) => ({
    id,
    header,
    ...more,
    show: wrong || marks ? marked(show, wrong, marks) : show,
  });
  return {
    cell,
    text: (field, header, { isLong = false, ...more } = {}) =>
      cell(
        field,
        header,
        (row) => (isLong ? <Long>{textOf(row, field)}</Long> : <Address>{textOf(row, field)}</Address>),
        more,
      ),
    name: (field, header, more) => cell(field, header, (row) => nameIn(row, field), more),
    number: (field, header, more) =>
      cell(field, header, (row, { formats }) => formats.number(numberOf(row, field)), { isFigure: true, ...more }),
    money: (field, header, { hidesNone = false, ...more } = {}) =>
      cell(
        field,
        header,
        (row, { formats }) => (hidesNone && numberOf(row, field) === 0 ? null : formats.money(numberOf(row, field))),
        { isFigure: true, ...more },
      ),
    day: (field, header, more) =>
      cell(field, header, (row, { dates }) => dates.day(textOf(row, field) ?? ''), { isFigure: true, ...more }),
    moment: (field, header, more) =>
      cell(field, header, (row, { dates }) => momentOf(textOf(row, field), dates), { isFigure: true, ...more }),
    word: (field, header, phraseOf, more) => cell(field, header, (row, { t }) => t(phraseOf(row[field])), more),
    open: (id, header, step, nameOf, more) =>
      cell(
        id,
        header,
        (row) => (
          <OpenButton step={step} id={idOf(row)}>
            {nameOf(row)}
          </OpenButton>
        ),
        more,
      ),
  };
}

const momentOf = (instant: string | null, dates: Dates) => instant && dates.moment(instant);

/** Words that wrap, because a single line would make the table too wide. */
export function Long({ children }: { children: ReactNode }) {
  return <div className={classes.long}>{children}</div>;
}

function marked<Row>(
  show: (row: Row, say: Say) => ReactNode,
  wrongOf: More<Row, string>['wrong'],
  marksOf: More<Row, string>['marks'],
) {
  return (row: Row, say: Say) => {
    const wrong = wrongOf?.(row);
    return (
      <>
        {show(row, say)}
        {wrong && <span className={classes.bad}>{say.t(wrong)}</span>}
        {marksOf?.(row).map(
          (mark) =>
            mark && (
              <span key={mark} className={classes.mark}>
                {say.t(mark)}
              </span>
            ),
        )}
      </>
    );
  };
}
