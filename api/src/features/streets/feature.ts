import type { Context } from '../../platform/serve.ts';
import type { StreetArchive } from '../../providers/streets/provider.ts';
import { streetRoutes } from './routes.ts';

/** The map's streets, if the operator has them. */
export const streets = {
  serve(context: Context & { streets: StreetArchive | null }) {
    if (context.streets !== null) streetRoutes(context, context.streets);
  },
};
