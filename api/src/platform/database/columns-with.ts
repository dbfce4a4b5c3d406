/** The columns of a record of columns that have this property: `ColumnsWith<typeof gameColumns, 'by', 'form'>`. */
export type ColumnsWith<Columns, About extends PropertyKey, Is> = {
  [Name in keyof Columns]: Columns[Name] extends { readonly [_ in About]: Is } ? Name : never;
}[keyof Columns];

/** Finds the columns of a record that have a property (decisions/0128-complete-by-construction.md). */
export function columnsWith<Column extends object>() {
  return <const Columns extends Readonly<Record<string, Column>>>(columns: Columns) => {
    const names = Object.keys(columns) as (keyof Columns)[];
    return <About extends keyof Column, Is extends Column[About]>(
      about: About,
      is: Is,
    ): ColumnsWith<Columns, About, Is>[] =>
      names.filter((name): name is ColumnsWith<Columns, About, Is> => {
        const column: Column | undefined = columns[name];
        return column?.[about] === is;
      });
  };
}
