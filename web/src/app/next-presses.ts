import type { Language } from '@rondo/rules';
import type { Part } from '@rondo/phrases/parts';
import { isReachable } from '../platform/connection.ts';
import { loadPhrases } from '../platform/phrase-parts.ts';
import { loadPieces } from '../platform/pieces.tsx';
import { loadPage } from './routes.ts';

interface Next {
  /** Pages that its links lead to, by their names in pages/. */
  pages?: readonly string[];
  /** What its buttons open. */
  files?: readonly (() => Promise<unknown>)[];
  phrases?: readonly Part[];
}

/** What the commonest presses on a page lead to (decisions/0135-a-press-is-answered-at-once.md). */
const nexts: Readonly<Partial<Record<string, Next>>> = {
  home: { pages: ['all-games'] },
  'own-home': { pages: ['match', 'my-games', 'notifications', 'wallet'] },
  'all-games': { pages: ['match'], files: [() => import('../pages/all-games/filter-sheet.tsx')] },
  match: {
    files: [
      () => import('../pages/match/game-wizard.tsx'),
      () => import('../pages/match/visitor-sheet.tsx'),
      () => import('../pages/match/rating-steps.tsx'),
    ],
    phrases: ['spots', 'together', 'people', 'passes'],
  },
  'my-games': { pages: ['match', 'ticket'] },
  notifications: { pages: ['match'] },
  wallet: { files: [() => import('../features/wallet/top-up-sheet.tsx')] },
  communities: { pages: ['community'] },
  community: { files: [() => import('../features/communities/joining/join-sheet.tsx')] },
  wishes: { files: [() => import('../features/wishes/wish-sheet.tsx')] },
  profile: { pages: ['settings', 'wishes'] },
  organising: { pages: ['create'] },
};

/** Fetches it, the pieces of the page first, and what any press may need; a press fetches again what doesn't come. */
export async function loadNext(page: string, language: Language): Promise<void> {
  const { pages = [], files = [], phrases = [] } = nexts[page] ?? {};
  await loadPieces();
  if (!isReachable()) return;
  const loads: Promise<unknown>[] = [
    loadPhrases(language, ['errors', ...phrases]),
    import('./page-transition.ts'),
    ...files.map((load) => load()),
  ];
  for (const name of pages) loads.push(loadPage(name).then((next) => loadPhrases(language, next.phrases ?? [])));
  await Promise.allSettled(loads);
}
