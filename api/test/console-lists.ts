import * as contract from '@rondo/contract';
import { z } from 'zod';

/** The paths of the console's lists, each with the path of its file. */
export const consoleLists = Object.values<unknown>(contract).flatMap((one) => {
  const { media, path, input } = (one ?? {}) as Partial<contract.Call>;
  const isList = media === 'text/csv' && input?.query instanceof z.ZodObject && 'sort' in input.query.shape;
  return isList && path?.startsWith('/admin/') ? [{ list: path.replace('.csv', ''), file: path }] : [];
});
