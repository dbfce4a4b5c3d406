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
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/|\/rules\/src\/(languages|finding|sports|price|money|durations|rating)\.|\/web\/src\/(app|platform|ui)\/|\/features\/games\/(queries|search)\.|contract-calls|translate\.ts/;
/** What first pages never use of these libraries, though their indexes lead to it. */
const unused =
  /\/(useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver|useIsFetching|useQueries|queriesObserver)\./;
/** What later pages share: small files that would each be a request, and a name in the list of files that a first screen loads. */
const laterParts =
  /contract-calls|\/(useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver)\.|\/web\/src\/(platform|ui)\/(?!mantine|theme)/;
/** Rules of some hundred bytes that several later pages have: each would be a request, and a name in that list. */
const fewRules =
  /\/rules\/src\/(?:people|messages|habits|local-time|wishes|passes|labels|organiser-pay|fees|names|late-changes?|demand|attendance|cities|refund|limits|enquiries|promocodes|score|notifications|refund-stages|regulars|reminders|calendar-feed|policy-replay)\./;
/** What the list of games shares with other lists. */
const listParts =
  /\/ui\/(combobox|search-field|paging|page-numbers)\.|\/features\/(places\/(near-me|place-search|queries)|games\/active-filters)\./;
/** What the home page shares with later ones, and with the home of who is logged in: its calls, its sections, and parts of features. */
const homeParts =
  /contract-calls|\/pages\/home\/|\/features\/(communities\/(community-c|queries)|accounts\/users-count|ratings\/(queries|steps))|\/games\/category-link|\/ui\/(sport\/field-pattern|points)|\/rules\/src\/court-lines/;

/**
 * The files of the build that a first visit loads beside its page: few requests matter more to it than the finest split. What only later
 * pages import comes with them, in few files too; the modules' own imports say what that is.
 */
export function firstScreenGroups() {
  const isInShell = isReachedFrom(shellPages);
  const isOnHome = isReachedFrom(homePages);
  return [
    { name: 'list-parts', test: listParts, includeDependenciesRecursively: false },
    {
      name: (id: string, graph: ModuleGraph) =>
        isInShell(id, graph) || (!homeParts.test(id) && isOnHome(id, graph)) ? 'shell' : null,
      test: (id: string) => shared.test(id) && !unused.test(id),
    },
    {
      name: (id: string, graph: ModuleGraph) => (isOnHome(id, graph) ? 'home-parts' : null),
      test: homeParts,
      includeDependenciesRecursively: false,
    },
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
