import type { Context } from '../../platform/serve.ts';
import { sitemapRoutes } from './routes.ts';

/** Addresses for search engines. */
export const sitemaps = {
  serve(context: Context & { sitemap: Parameters<typeof sitemapRoutes>[1] }) {
    sitemapRoutes(context, context.sitemap);
  },
};
