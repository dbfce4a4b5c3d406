import { listNoShows } from '@rondo/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';

export const noShowsQuery = queryOptions({
  queryKey: ['console', 'no-shows'],
  queryFn: async () => (await call(listNoShows)).data.noShows,
});
