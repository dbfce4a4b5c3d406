import { pageSizes } from '@rondo/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Drawing } from '../drawing.tsx';
import { DateField } from '../date-field.tsx';
import { SelectField } from '../field.tsx';
import { Icon } from '../icon.tsx';
import { Row, Stack, Text } from '../layout.tsx';
import { Paging } from '../paging.tsx';
import { SearchField } from '../search-field.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../states.tsx';
import { FileLink } from './file-link.tsx';
import { type Column, useSay } from './columns.tsx';
import classes from './console-table.module.css';
import type { Counted, ListWords } from './description.ts';
import type { Asked, ListAddress } from './list-address.ts';
import { useDates } from './use-dates.ts';

interface Props<Item> {
  words: ListWords;
  address: ListAddress;
  asked: Asked;
  columns: readonly Column<Item>[];
  idOf: (row: Item) => string;
  list: UseQueryResult<{ rows: readonly Item[]; pagination: Counted }>;
  /** The address of the whole list as a file, if there is one. */
  file?: string;
  /** What can be done with the list as a whole. */
  acts?: ReactNode;
}

const scrolledByKeys = { tabIndex: 0 };

/** A list of the console: search, filters, order and page are in the address, and the server applies them. */
export function ConsoleTable<Item>(props: Props<Item>) {
  const { words, address, list, file, acts } = props;
  const { t, explain } = useI18n();
  const formats = useFormats();
  const found = list.data?.pagination;
  return (
    <Stack gap={8} shrinks>
      <Tools {...props} />
      <OnlyOneDay {...props} />
      <Narrowed {...props} />
      <Row gap={12} lineGap={8} align="center" justify="between" wrap>
        <Text as="output" size={14} tone="muted" keeps>
          {found &&
            found.totalCount > 0 &&
            (found.more
              ? t('console.list.more', { number: formats.number(pageSizes.consoleMax) })
              : t('console.list.found', { count: found.totalCount, number: formats.number(found.totalCount) }))}
        </Text>
        <Row gap={12} align="center" justify="end" wrap className={classes.acts}>
          {file && found?.totalCount !== 0 && <FileLink href={file} />}
          {acts}
        </Row>
      </Row>
      {list.isPending && <TableSkeleton />}
      {list.error && !list.data && (
        <ErrorState title={t(`${words}.failed`)} message={explain(list.error)} onRetry={() => void list.refetch()} />
      )}
      {found?.totalCount === 0 && (
        <EmptyState drawing={<Drawing of="board" />} title={t(`${words}.none`)}>
          {t(`${words}.noneBody`)}
        </EmptyState>
      )}
      {found && found.totalCount > 0 && <Table {...props} />}
      {found && (
        <Paging
          page={address.page}
          totalPages={found.totalPages}
          to={(page) => address.to({ page: page > 1 ? String(page) : null })}
        />
      )}
    </Stack>
  );
}

type ToolsProps = Pick<Props<never>, 'words' | 'address' | 'asked'>;

/** Search, filters, the first and last day of the list or the day at whose end it is shown. */
function Tools({ words, address, asked }: ToolsProps) {
  const t = useT();
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const { filters, ends } = asked;
  const chosen =
    filters.filter(({ value, options }) => value !== options[0]?.[0]).length + ends.filter(({ day }) => day).length;
  // On a phone more than two would take the first screen; these are behind a button that says how many are set.
  const folds = filters.length + ends.length > 2;
  return (
    <Row gap={8} align="center" wrap className={classes.tools} data-folded={(folds && !isOpen) || undefined}>
      <SearchField
        label={t(`${words}.search`)}
        placeholder={t(`${words}.placeholder`)}
        maxLength={100}
        text={address.words}
        onSearch={(query) => address.change({ query })}
      />
      {folds && (
        <button
          type="button"
          className={classes.filters}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((was) => !was)}
        >
          {t('console.list.filters')}
          {chosen > 0 && <span className={classes.chosen}>{formats.number(chosen)}</span>}
          <Icon name="down" size={16} />
        </button>
      )}
      {filters.map(({ name, label, options, value }) => (
        <SelectField
          key={name}
          label={t(label)}
          hideLabel
          value={value}
          onChange={({ target }) => address.change({ [name]: target.value === options[0]?.[0] ? null : target.value })}
        >
          {options.map(([option, phrase]) => (
            <option key={option} value={option}>
              {t(phrase)}
            </option>
          ))}
        </SelectField>
      ))}
      {ends.length > 0 && (
        <Row gap={8} wrap className={classes.ends}>
          {ends.map(({ name, label, day }) => (
            <DateField
              key={name}
              label={t(label)}
              value={day}
              onChange={({ target }) => address.change({ [name]: target.value || null })}
            />
          ))}
        </Row>
      )}
    </Row>
  );
}

/** Says that the rows are those of a single day, with a link to all days. */
function OnlyOneDay({ address, asked: { only, anyDay } }: Pick<Props<never>, 'address' | 'asked'>) {
  const t = useT();
  const dates = useDates();
  return (
    only && (
      <Row as="p" align="center" wrap weight={600}>
        {t(only.phrase, { day: dates.day(only.day) })}
        <Link className={classes.file} to={address.to(anyDay)}>
          {t('operating.only.show')}
        </Link>
      </Row>
    )
  );
}

/** Says that the rows are those of a single thing, with its name from the first row, and a link to all rows. */
function Narrowed<Item>({ address, asked: { narrowed }, list }: Pick<Props<Item>, 'address' | 'asked' | 'list'>) {
  const t = useT();
  const [first] = list.data?.rows ?? [];
  return narrowed.map(({ name, phrase, of }) => (
    <Row key={name} as="p" align="center" wrap weight={600}>
      {t(phrase, { name: first === undefined ? '…' : of(first as never) })}
      <Link className={classes.file} to={address.to({ [name]: null })}>
        {t('operating.only.show')}
      </Link>
    </Row>
  ));
}

function Table<Item>({ words, columns, idOf, list, address, asked }: Props<Item>) {
  const say = useSay();
  const align = ({ isFigure }: Column<Item>) => (isFigure ? classes.figure : undefined);
  return (
    // A row is a card on a phone. A table that is too wide can be scrolled by finger and by keys.
    <section
      className={classes.scroll}
      aria-label={say.t(`${words}.title`)}
      aria-busy={list.isPlaceholderData}
      {...scrolledByKeys}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.id} className={align(column)} column={column} sort={asked.sort} address={address}>
                {column.hidesHeader ? (
                  <span className="visually-hidden">{say.t(column.header)}</span>
                ) : (
                  say.t(column.header)
                )}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.data?.rows.map((row) => (
            <tr key={idOf(row)}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={align(column)}
                  data-extra={column.isExtra}
                  data-label={column.hidesHeader ? undefined : say.t(column.header)}
                >
                  {column.show(row, say)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadProps {
  className: string | undefined;
  column: Pick<Column<never>, 'ascending' | 'descending'>;
  sort: string;
  address: ListAddress;
  children: ReactNode;
}

/** The head of a column; if the list can be ordered by it, a link to its order or to the opposite one. */
function Head({ className, column: { ascending, descending }, sort, address, children }: HeadProps) {
  const next = sort === descending ? (ascending ?? descending) : (descending ?? ascending);
  if (next === undefined)
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    );
  const sorted = sort === ascending ? 'ascending' : sort === descending ? 'descending' : undefined;
  return (
    <th scope="col" className={className} aria-sort={sorted}>
      <Link className={classes.sort} to={address.to({ sort: next })} replace preventScrollReset>
        {children}
        {sorted && <Icon name={sorted === 'ascending' ? 'up' : 'down'} size={14} />}
      </Link>
    </th>
  );
}

function TableSkeleton() {
  return (
    <Loading>
      <Stack gap={8}>
        {Array.from({ length: 18 }, (_, index) => (
          <Skeleton key={index} height={21} />
        ))}
      </Stack>
    </Loading>
  );
}
