import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

export interface PageRequest {
  client: QueryClient;
  url: URL;
  /** Values of the route's `:names`. */
  params: Readonly<Record<string, string | undefined>>;
  /** The server's clock, in milliseconds. */
  now: number;
}

/** What a file in pages/ exports. */
export interface PageModule {
  default: ComponentType;
  /** Loads the page's first data before it is rendered on the server; may answer with a status such as 404. */
  prefetch?: (request: PageRequest) => Promise<{ status: number } | void>;
}
