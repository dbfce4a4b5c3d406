import type { ReactNode } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { Link } from '../../platform/link.tsx';
import classes from './figures.module.css';

/** A row of figures: its subject, and the journals that it links to. */
interface FigureRow {
  key: string;
  name: ReactNode;
  /** Null for an empty cell. */
  figures: readonly (number | null)[];
  /** The address of its journals. */
  to?: string | undefined;
}

interface Props {
  title: string;
  hint?: ReactNode;
  /** The head of the first column, then the heads of the figures. */
  heads: readonly [string, ...string[]];
  rows: readonly FigureRow[];
  sums?: readonly { name: string; figures: readonly (number | null)[] }[];
}

/** Figures of the books in a table; on a phone each row is a list of its own. */
export function Figures({ title, hint, heads: [what, ...heads], rows, sums }: Props) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {hint}
      <table className={heads.length > 1 ? `${classes.table} ${classes.wide}` : classes.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, ...row }) => (
            <Row key={key} heads={heads} {...row} />
          ))}
          {sums?.map((sum) => (
            <Row key={sum.name} heads={heads} {...sum} isSum />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ heads, name, figures, to, isSum }: Omit<FigureRow, 'key'> & { heads: string[]; isSum?: true }) {
  const { money } = useFormats();
  return (
    <tr className={isSum && classes.sum}>
      <th scope="row">{name}</th>
      {figures.map((euros, at) => (
        <td key={heads[at]} data-head={heads[at]}>
          {euros === null ? null : to ? (
            <Link className={classes.figure} to={to}>
              {money(euros)}
            </Link>
          ) : (
            <span className={classes.figure}>{money(euros)}</span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** The address of the journals of these days. */
export const journalsOf = (query: Readonly<Record<string, string>>): string =>
  `/console/journals?${new URLSearchParams(query).toString()}`;
