import type { APIRequestContext, Page } from '@playwright/test';

/** Somebody's way through some pages. */
export interface Visit {
  who: string;
  account?: string;
  /** The addresses, sheets by their step among them; what they are about is made first. */
  paths: (page: Page, request: APIRequestContext) => Promise<string[]> | string[];
}

export const nobody = '00000000-0000-4000-8000-000000000000';
export const origin = `http://localhost:${process.env.E2E_PORT}`;
export const newAddress = () => `pages-${Date.now()}-${Math.floor(Math.random() * 1e6)}@rondo.test`;
/** As long as names get, and without a place to break. */
export const longName = () => `Vrijdagavondvolleybal${100_000 + Math.floor(Math.random() * 900_000)}`;
