import { dehydrate, type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { ownCache } from './offline-copy.ts';

const address = '/kept-pages';
/** How many answers are stored, and for how long. */
const most = 80;
const maxAgeMs = 7 * 86_400_000;

interface Kept {
  /** The user whose answers they are. */
  userId: string;
  queries: DehydratedState['queries'];
}

type KeptQuery = Kept['queries'][number];

/** The queries that are stored: only those that pages show, none that open by a link, are about a payment, or about logging in. */
const keptKeys: Record<string, readonly string[] | true> = {
  session: true,
  games: ['one', 'list', 'latest', 'featured', 'tournaments', 'played', 'kept', 'mine', 'home', 'check-in'],
  communities: true,
  wallet: ['timeline', 'top-ups', 'cash-outs', 'promocodes'],
  notifications: true,
  leaderboard: true,
  places: ['preferred'],
  users: true,
};

function isKept([root, kind, , linkKey]: readonly unknown[]): boolean {
  const kinds = keptKeys[String(root)];
  return kinds === true || (kinds?.includes(String(kind)) === true && !(kind === 'one' && linkKey !== null));
}

/** Stores the present answers beside those stored before for the same reader. */
export async function persistQueries(client: QueryClient, userId: string): Promise<void> {
  const seen = dehydrate(client, {
    shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && isKept(queryKey),
  }).queries.map(withoutSecrets);
  const before = await readKept();
  const known = new Set(seen.map(({ queryHash }) => queryHash));
  const others = before?.userId === userId ? before.queries.filter(({ queryHash }) => !known.has(queryHash)) : [];
  const since = Date.now() - maxAgeMs;
  const queries = [...seen, ...others]
    .filter(({ state }) => state.dataUpdatedAt > since)
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, most);
  const cache = await window.caches.open(ownCache);
  await cache.put(address, Response.json({ userId, queries } satisfies Kept));
}

/** Organisers see the private link's key, which is never stored. */
function withoutSecrets(query: KeptQuery): KeptQuery {
  const data = query.state.data as { viewer?: { secretKey?: string | null } | null } | null | undefined;
  if (!data?.viewer?.secretKey) return query;
  return { ...query, state: { ...query.state, data: { ...data, viewer: { ...data.viewer, secretKey: null } } } };
}

/** Restores stored answers, unless newer ones are known, or their owner is no longer logged in by the time they have been read. */
export async function restoreQueries(client: QueryClient, isHere: () => boolean = () => true): Promise<void> {
  const kept = await readKept().catch(() => null);
  if (kept && isHere()) hydrate(client, { mutations: [], queries: kept.queries });
}

async function readKept(): Promise<Kept | null> {
  if (!('caches' in window)) return null;
  const answer = await window.caches.match(address, { cacheName: ownCache });
  return answer ? ((await answer.json()) as Kept) : null;
}
