import type { Context } from '../../platform/serve.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { previewRoutes } from './routes.ts';

/** Pictures shown with shared links. */
export const previews = {
  serve(context: Context & { storage: StorageProvider }) {
    previewRoutes(context, context.storage);
  },
};
