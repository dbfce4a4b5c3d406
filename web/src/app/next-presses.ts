import type { Language } from '@rondo/rules';
import type { Part } from '@rondo/phrases/parts';
import { isReachable } from '../platform/connection.ts';
import type { PageModule } from '../platform/page-module.ts';
import { loadPhrases } from '../platform/phrase-parts.ts';
import { loadPieces } from '../platform/pieces.tsx';
import { loadPage } from './routes.ts';

/** Pages that links lead to, by their names in pages/. This file knows which files each needs, and so asks for them at once. */
const pages = {
  'all-games': () => import('../pages/all-games.tsx'),
  community: () => import('../pages/community.tsx'),
  create: () => import('../pages/create.tsx'),
  match: () => import('../pages/match.tsx'),
  'my-games': () => import('../pages/my-games.tsx'),
  notifications: () => import('../pages/notifications.tsx'),
  settings: () => import('../pages/settings.tsx'),
  ticket: () => import('../pages/ticket.tsx'),
  wallet: () => import('../pages/wallet.tsx'),
  wishes: () => import('../pages/wishes.tsx'),
} satisfies Record<string, () => Promise<PageModule>>;

interface Next {
  pages?: readonly (keyof typeof pages)[];
  /** What buttons open, or what such a page loads once it is there. */
  files?: readonly (() => Promise<unknown>)[];
  phrases?: readonly Part[];
}

const ratingSteps = () => import('../pages/match/rating-steps.tsx');
const recap = () => import('../pages/match/recap-section.tsx');
const tickets = [() => import('../pages/my-games/ticket-keeper.tsx'), () => import('../ui/qr-code.tsx')];

/** What the commonest presses on a page lead to (decisions/0135-a-press-is-answered-at-once.md). */
const nexts: Readonly<Partial<Record<string, Next>>> = {
  home: { pages: ['all-games'] },
  'own-home': {
    pages: ['my-games', 'notifications', 'wallet', 'match', 'ticket', 'wishes'],
    files: [...tickets, ratingSteps, recap, () => import('../features/wallet/hand-back-sheet.tsx')],
    phrases: ['rating', 'recap'],
  },
  'all-games': { pages: ['match'], files: [() => import('../pages/all-games/filter-sheet.tsx')] },
  match: {
    files: [
      () => import('../pages/match/game-wizard.tsx'),
      () => import('../pages/match/visitor-sheet.tsx'),
      ratingSteps,
    ],
    phrases: ['spots', 'together', 'people', 'passes', 'wallet', 'rating'],
  },
  'my-games': { pages: ['ticket', 'match'], files: tickets },
  notifications: { pages: ['match'] },
  wallet: { files: [() => import('../features/wallet/top-up-sheet.tsx')] },
  communities: { pages: ['community'] },
  community: { files: [() => import('../features/communities/joining/join-sheet.tsx')] },
  wishes: { files: [() => import('../features/wishes/wish-sheet.tsx')] },
  profile: { pages: ['settings', 'wishes'] },
  organising: { pages: ['create'] },
};

/**
 * Fetches it all at once, since most of the time goes by waiting for answers, with what any press may need, and the pieces of the page last. A press
 * fetches again what doesn't come.
 */
export async function loadNext(page: string, language: Language): Promise<void> {
  if (!isReachable()) return;
  const next = nexts[page] ?? {};
  const ofPage = async (name: keyof typeof pages) => {
    const { phrases } = await pages[name]();
    await Promise.all([loadPage(name), loadPhrases(language, phrases)]);
  };
  await Promise.allSettled([
    loadPhrases(language, ['errors', ...(next.phrases ?? [])]),
    ...(next.files ?? []).map((load) => load()),
    ...(next.pages ?? []).map(ofPage),
    import('./page-transition.ts'),
    loadPieces(),
  ]);
}
