import { useQuery } from '@tanstack/react-query';
import { Fragment, useMemo } from 'react';
import { addressOf } from '../../platform/api.ts';
import { AddButton } from './add-button.tsx';
import { columnKinds } from './columns.tsx';
import { ConsoleTable } from './console-table.tsx';
import type { Description, ListCall, ListName, ListWords, QueryOf, RowOf } from './description.ts';
import { askedBy, useListAddress } from './list-address.ts';
import { listQuery } from './list-query.ts';

interface Props<C extends ListCall> {
  path: ListName;
  words: ListWords;
  description: Description<C>;
}

const nothing: never[] = [];
const idOfRow = (row: object): string => ('_id' in row ? String(row._id) : '');

/** A list of the console with everything that its description names. */
export function ResourceList<C extends ListCall>({ path, words, description }: Props<C>) {
  const {
    adds,
    act: Act,
    above: Above,
    below: Below,
    around: Around = Fragment,
    sheets: Sheets,
    file,
    id: idOf = idOfRow,
  } = description;
  const address = useListAddress();
  const asked = askedBy(address, description);
  // The description declares only filters and orders that the call takes.
  const list = useQuery(listQuery(path, description, { ...asked.query, page: address.page } as QueryOf<C>));
  const columns = useMemo(() => description.columns(columnKinds(idOf)), [description, idOf]);
  const shown = { rows: list.data?.rows ?? nothing, data: list.data?.data };
  return (
    <Around>
      {Above && <Above {...shown} />}
      <ConsoleTable<RowOf<C>>
        words={words}
        address={address}
        asked={asked}
        columns={columns}
        idOf={idOf}
        list={list}
        file={addressOf(file, { query: asked.query })}
        acts={
          <>
            {Act && <Act {...shown} />}
            {adds && <AddButton words={adds} />}
          </>
        }
      />
      {Below && <Below {...shown} />}
      {Sheets && <Sheets {...shown} />}
    </Around>
  );
}
