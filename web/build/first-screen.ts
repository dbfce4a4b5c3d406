import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

const source = (path: string) => join(import.meta.dirname, '../src', path);
/** The app itself and the list, and the home page: most visits begin there (decisions/0001-light-first-screen.md). */
const [shellPages, homePages] = [
  ['entry-client.tsx', 'pages/all-games.tsx'].map(source),
  ['pages/home.tsx'].map(source),
];

/** What first pages share: libraries, the web app below its features, and the rules, calls and searches that every one of them needs. */
const shared =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/|\/rules\/src\/(languages|finding|sports|price|money|durations|rating)\.|\/web\/src\/(app|platform|ui)\/|\/features\/finding\/queries\.|contract-calls|translate\.ts/;
/** What first pages never use of these libraries, though their indexes lead to it. */
const unused =
  /\/(useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver|useIsFetching|useQueries|queriesObserver)\./;
/** What later pages share: small files that would each be a request, and a name in the list of files that a first screen loads. */
const laterParts =
  /contract-calls|\/(useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver)\.|\/web\/src\/(platform|ui)\/(?!mantine|theme|download-link)/;
/** Rules of some hundred bytes that several later pages have: each would be a request, and a name in that list. */
const fewRules =
  /\/rules\/src\/(?:people|messages|habits|local-time|wishes|passes|labels|organiser-pay|fees|names|late-changes?|demand|attendance|cities|refund|limits|enquiries|promocodes|score|notifications|refund-stages|regulars|reminders|calendar-feed|policy-replay)\./;
/** What the list of games shares with other lists. */
const listParts =
  /\/ui\/(combobox|search-field|paging|page-numbers)\.|\/features\/(places\/(near-me|place-search|queries)|finding\/(active-filters|search))\.|\/platform\/(place-in|page-from)-query\./;
/** What the home page shares with later ones, and with the home of who is logged in: its calls, its sections, and parts of features. */
const homeParts =
  /contract-calls|\/pages\/home\/|\/features\/(communities\/(community-c|queries)|places\/use-kept-place|accounts\/users-count|ratings\/queries)|\/finding\/category-link|\/ui\/points/;

/** What a game's page, the home of who is logged in and the wallet share; of parts that only some of these draw, the style: each would be a file that the first paint waits for. */
const ownParts =
  /contract-calls\/(getHome|spotPaymentStatus|watchGames|watchNotifications)|\/rules\/src\/(names|limits|fees|score)\.|\/rules\/src\/place-line\.|\/web\/src\/platform\/(names|use-url-step|use-fee-cents|live)\.|\/ui\/(avatar|face-stack|maps-link|game-card\/spots-to-take)\.|\/ui\/(weather\/[\w-]+|game-card\/compact-game|figure-tiles|sheet)\.module\.css|\/(?:ui|features)\/(joining\/steps|games\/own-home-query|games\/details\/address-of|ratings\/steps|people\/invite-step)\./;
/** What the shell has once a page is there, for who is logged in, and what is sent. */
const besideParts =
  /contract-calls\/(myJoinedGames|logOut)|\/platform\/(clear-stored-data|app-badge|consent)\.|\/ui\/(sheet|use-swipe-down|after-pointer-up)\.tsx?|\/(useMutation|mutationObserver)\.|\/kept-games-query\.|\/in-app\/key\./;
/** What decides about a spot in a game. */
const gameRules = /\/rules\/src\/(refund|refund-stages|local-time|leaving|joining)\.|\/joining\/refund-policy\./;
/** What these pages share with later ones, and with their own later parts; their calls besides. */
const ownPages = [
  {
    name: 'game-parts',
    page: 'pages/match.tsx',
    test: /\/(?:features|ui)\/(joining|games\/details)\/|\/places\/lazy-map|\/pages\/match\/|\/ui\/(markdown|team-mark|use-copy|sticky-action)\.|\/platform\/(kept-until-over|unproved-spot)\.|\/rules\/src\/markdown\./,
  },
  {
    name: 'wallet-parts',
    page: 'pages/wallet.tsx',
    test: /\/features\/(wallet|payments)\/|\/ui\/(tabs|drawing|money-icon|money-list|load-more)\.|\/(useInfiniteQuery|infiniteQueryObserver|infiniteQueryOptions)\./,
  },
  {
    name: 'own-home-parts',
    page: 'pages/own-home.tsx',
    test: /\/ui\/link-rows\.|\/pages\/home\/next-steps|\/features\/ratings\/queries/,
  },
];

/**
 * The files of the build that a first visit loads beside its page: few requests matter more to it than the finest split. What only later
 * pages import comes with them, in few files too; the modules' own imports say what that is.
 */
export function firstScreenGroups() {
  const isInShell = isReachedFrom(shellPages);
  const isOnHome = isReachedFrom(homePages);
  const isOnOwnHome = isReachedFrom([source('pages/own-home.tsx')]);
  return [
    { name: 'field', test: /\/(field-pattern|court-lines)\./, includeDependenciesRecursively: false },
    {
      name: 'weather',
      test: /\/ui\/weather\/[\w-]+\.tsx|\/rules\/src\/weather\./,
      includeDependenciesRecursively: false,
    },
    { name: 'player-parts', test: /\/ui\/(trusted|score-mark|player-name)\./, includeDependenciesRecursively: false },
    { name: 'compact-games', test: /\/ui\/game-card\/compact-games?\.tsx/, includeDependenciesRecursively: false },
    { name: 'list-parts', test: listParts, includeDependenciesRecursively: false },
    {
      name: (id: string, graph: ModuleGraph) =>
        isInShell(id, graph) || (!homeParts.test(id) && isOnHome(id, graph)) ? 'shell' : null,
      test: (id: string) => shared.test(id) && !unused.test(id),
    },
    {
      name: (id: string, graph: ModuleGraph) =>
        isOnHome(id, graph) ? (isOnOwnHome(id, graph) ? 'home-parts' : 'visitor-parts') : null,
      test: homeParts,
      includeDependenciesRecursively: false,
    },
    { name: 'beside-parts', test: besideParts, includeDependenciesRecursively: false },
    { name: 'game-rules', test: gameRules, includeDependenciesRecursively: false },
    { name: 'own-parts', test: ownParts, includeDependenciesRecursively: false },
    ...ownPages.map(({ name, page, test }) => {
      const isOnPage = isReachedFrom([source(page)]);
      return {
        name: (id: string, graph: ModuleGraph) => (isOnPage(id, graph) ? name : null),
        test: (id: string) => test.test(id) || id.includes('contract-calls'),
        minShareCount: 2,
        includeDependenciesRecursively: false,
      };
    }),
    { name: 'later', test: laterParts, minShareCount: 3, includeDependenciesRecursively: false },
    { name: 'few-rules', test: fewRules, minShareCount: 2, includeDependenciesRecursively: false },
  ];
}

/** Whether one of these pages imports a module, which is found out when it is first asked. */
function isReachedFrom(pages: readonly string[]) {
  let reached: Set<string> | undefined;
  return (id: string, graph: ModuleGraph) =>
    (reached ??= pages.reduce((seen, page) => reach(page, graph, seen), new Set<string>())).has(id);
}

/** A module and all that it imports statically. */
function reach(id: string, graph: ModuleGraph, seen: Set<string>): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported, graph, seen);
  return seen;
}
