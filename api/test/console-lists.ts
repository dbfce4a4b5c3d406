import * as contract from '@rondo/contract';

/** The paths of the lists of the console, each with that of its file. */
export const consoleLists = Object.values<unknown>(contract).flatMap((one) => {
  const { media, path } = (one ?? {}) as Partial<contract.Call>;
  return media === 'text/csv' && path?.startsWith('/admin/') ? [{ list: path.replace('.csv', ''), file: path }] : [];
});
