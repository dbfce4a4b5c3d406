import { type ColumnDef, flexRender, tableFeatures, useTable } from '@tanstack/react-table';
import { pageSizes } from '@rondo/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Paging } from '../../ui/paging.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import classes from './console-table.module.css';
import type { ListAddress } from './list-address.ts';

// Orders, filters and pages are the server's, so the table needs none of the library's features.
const features = tableFeatures({});
export type ConsoleColumn<Row> = ColumnDef<typeof features, Row & object>;

interface Listed<Row> {
  rows: Row[];
  pagination: { totalCount: number; totalPages: number; more: boolean };
}

/** A filter that is chosen of a few; the first is what the address need not say. */
interface ConsoleFilter {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
}

interface Props<Row> {
  /** What the table lists. */
  label: string;
  address: ListAddress;
  search: { label: string; placeholder: string };
  filters: readonly ConsoleFilter[];
  /** Stable between renderings, as are the rows. */
  columns: ConsoleColumn<Row>[];
  /** The orders of columns that have one, by the column's id. */
  orders: Readonly<Record<string, { ascending?: string; descending?: string }>>;
  order: string;
  /** The columns of figures, which are aligned to the right. */
  figures?: readonly string[];
  idOf: (row: Row) => string;
  list: UseQueryResult<Listed<Row>>;
  /** Says of which day alone the rows are. */
  only?: string | null;
  /** The address of the whole list as a file, where there is one. */
  file?: string;
  none: { title: string; body: string };
  failed: string;
}

const nothing: never[] = [];
const scrolledByKeys = { tabIndex: 0 };

/** A list of the console: search, filters, order and page are in the address, and the server does them all. */
export function ConsoleTable<Row>(props: Props<Row>) {
  const { address, search, filters, list, only, file, none, failed } = props;
  const { t, explain } = useI18n();
  const formats = useFormats();
  const found = list.data?.pagination;
  return (
    <div className={classes.list}>
      <div className={classes.tools}>
        <SearchField
          {...search}
          maxLength={100}
          text={address.words}
          onSearch={(words) => address.change({ query: words })}
        />
        {filters.map(({ name, label, options, value }) => (
          <SelectField
            key={name}
            label={label}
            hideLabel
            value={value}
            onChange={({ target }) =>
              address.change({ [name]: target.value === options[0]?.value ? null : target.value })
            }
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ))}
        {file && (
          <a className={classes.file} href={file} download>
            {t('console.list.csv')}
          </a>
        )}
      </div>
      {only && (
        <p className={classes.only}>
          {only}
          <Link className={classes.file} to={address.to({ day: null, joined: null })}>
            {t('operating.only.show')}
          </Link>
        </p>
      )}
      <output className={classes.count}>
        {found &&
          (found.more
            ? t('console.list.more', { number: formats.number(pageSizes.consoleMost) })
            : t('console.list.found', { count: found.totalCount, number: formats.number(found.totalCount) }))}
      </output>
      {list.isPending && <TableSkeleton />}
      {list.error && !list.data && (
        <ErrorState title={failed} message={explain(list.error)} onRetry={() => void list.refetch()} />
      )}
      {found?.totalCount === 0 && (
        <EmptyState drawing={<Drawing of="board" />} title={none.title}>
          {none.body}
        </EmptyState>
      )}
      {found && found.totalCount > 0 && <Rows {...props} />}
      {found && (
        <Paging
          page={address.page}
          totalPages={found.totalPages}
          to={(page) => address.to({ page: page > 1 ? String(page) : null })}
        />
      )}
    </div>
  );
}

function Rows<Row>({ label, columns, orders, order, figures = nothing, idOf, list, address }: Props<Row>) {
  const table = useTable<typeof features, Row & object>({
    features,
    columns,
    data: (list.data?.rows ?? nothing) as (Row & object)[],
    getRowId: idOf,
  });
  const figure = (id: string) => (figures.includes(id) ? classes.figure : undefined);
  return (
    // Wider than a phone: it is scrolled by finger and by keys.
    <section className={classes.scroll} aria-label={label} aria-busy={list.isPlaceholderData} {...scrolledByKeys}>
      <table className={classes.table}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <SortableHead
                  key={header.id}
                  className={figure(header.column.id)}
                  orders={orders[header.column.id]}
                  order={order}
                  address={address}
                >
                  <table.FlexRender header={header} />
                </SortableHead>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} className={figure(cell.column.id)}>
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadProps extends Pick<Props<never>, 'order' | 'address'> {
  className: string | undefined;
  orders: { ascending?: string; descending?: string } | undefined;
  children: ReactNode;
}

/** The head of a column; of one with an order, a link to that or to the opposite one. */
function SortableHead({ className, orders, order, address, children }: HeadProps) {
  const isAscending = orders?.ascending === order;
  const isDescending = orders?.descending === order;
  const sorted = isAscending ? 'ascending' : isDescending ? 'descending' : undefined;
  if (!orders)
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    );
  const next = isDescending ? (orders.ascending ?? orders.descending) : (orders.descending ?? orders.ascending);
  return (
    <th scope="col" className={className} aria-sort={sorted}>
      <Link className={classes.sort} to={address.to({ sort: next ?? null })} replace preventScrollReset>
        {children}
        {sorted && <Icon name={isAscending ? 'up' : 'down'} size={14} />}
      </Link>
    </th>
  );
}

function TableSkeleton() {
  return (
    <Loading>
      <div className={classes.waiting}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={36} />
        ))}
      </div>
    </Loading>
  );
}
