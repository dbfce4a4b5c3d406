import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Part } from '@rondo/phrases/parts';

export interface PageRequest {
  client: QueryClient;
  url: URL;
  /** Values of the route's `:names`. */
  params: Readonly<Record<string, string | undefined>>;
  /** The server's clock, in milliseconds. */
  now: number;
}

/** The exports of a file in pages/. */
export interface PageModule {
  default: ComponentType;
  /** Parts of the phrases that it needs besides those of every page; they are loaded with it. */
  phrases?: readonly Part[];
  /** Loads the page's first data before the server renders it; may return a status such as 404. */
  prefetch?: (request: PageRequest) => Promise<{ status: number } | void>;
}
