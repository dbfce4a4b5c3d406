import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run-program.ts';

interface Route {
  /** Matches the paths of its addresses. */
  path: RegExp;
  /** Its files in web/src/pages; for logged-in users it may be another one. */
  files: string[];
}

/** Read as text, because the list itself is made for a browser. */
function readRoutes(): Route[] {
  const text = readFileSync(join(root, 'web/src/app/routes.ts'), 'utf8');
  return [...text.matchAll(/path: '([^']+)',[^}]*?page: '([^']+)'(?:, own: '([^']+)')?/g)].map(
    ([, path = '', ...names]) => ({
      path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`),
      files: names.filter(Boolean).map((name) => `web/src/pages/${name}.tsx`),
    }),
  );
}

let routes: Route[] | undefined;

/** The files of the page at an address such as `/match/1?step=8`; each placeholder counts as one word. */
export function pageFilesOf(address: string): string[] {
  routes ??= readRoutes();
  const [path = ''] = address.replaceAll(/\$\{[^}]*\}/g, 'x').split(/[?#]/);
  return routes.find((route) => route.path.test(path))?.files ?? [];
}

/** The page addresses in quotes that a text visits, not those it only expects in a link or an answer. */
export const addressesIn = (text: string): string[] => [...text.matchAll(address)].map(([, , found = '']) => found);

const address =
  /(?<!\b(?:href|to|path|url|link)['"]?[,:=] ?|\bto[A-Z]\w*\(|href[$^]?=)(['"`])(\/(?!\/)(?:(?!\1)[^\n])*)\1/g;
