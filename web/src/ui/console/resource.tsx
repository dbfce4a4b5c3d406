import type { Call } from '@rondo/contract';
import type { ComponentType } from 'react';
import type { Choice, Description, ListCall, ListName, ListWords, Named, RowOf } from './description.ts';
import { ResourceList } from './resource-list.tsx';
import { sections } from './sections.ts';

/** A list of the console at `/console/:list`, in a form that its page and the tests of all lists share. */
export interface Resource {
  path: ListName;
  words: ListWords;
  call: Call;
  rows: string;
  file: Call;
  filters: Readonly<Record<string, Choice | undefined>>;
  List: ComponentType;
}

/** Makes a list of the console from its description. */
export function resource<C extends ListCall>(path: ListName, description: Description<C> & Named<RowOf<C>>): Resource {
  const words = sections[path];
  const { call, rows, file, filters = {} } = description;
  return {
    path,
    words,
    call,
    rows,
    file,
    filters,
    List: () => <ResourceList path={path} words={words} description={description} />,
  };
}
