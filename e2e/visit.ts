import type { APIRequestContext, Page } from '@playwright/test';

/** One person's way through some pages. */
export interface Visit {
  who: string;
  account?: string;
  /** The addresses, which include sheets by their step. The visit first makes the things that they are about. */
  paths: (page: Page, request: APIRequestContext) => Promise<string[]> | string[];
  /** The most pixels that a page may be tall with the demo's data, in the language with the longer words (pages.md#home). */
  tallest?: readonly Tallest[];
  /** `npm test` looks at one in so many of its addresses, as they are alike; the rest of `npm run test:all` at all. */
  oneIn?: number;
  /** How many rows of a list a desktop has in sight at least, where there are as many (pages.md#console). */
  leastRows?: number;
}

interface Tallest {
  of: RegExp;
  phone: number;
  desktop: number;
}

export const nobody = '00000000-0000-4000-8000-000000000000';
export const origin = `http://localhost:${process.env.E2E_PORT}`;
export const newAddress = () => `pages-${Date.now()}-${Math.floor(Math.random() * 1e6)}@rondo.test`;
/** A name as long as names can be, without a place to break. */
export const longName = () => `Vrijdagavondvolleybal${100_000 + Math.floor(Math.random() * 900_000)}`;
