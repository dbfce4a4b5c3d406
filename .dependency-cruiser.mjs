import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

// Who may import whom (architecture.md#who-may-import-whom). Written once, with back-references ($1), so that a new feature or
// page needs no new rule. A message says where the code belongs.

const api = '^api/src';
const feature = `${api}/features`;
const test = '\\.test\\.tsx?$';
/** Files of these kinds, beside the feature's others or in a room of it. */
const kind = (names) => `(?:[a-z-]+/|)(?:[a-z-]+-|)(?:${names})(?:\\.tsx?$|/)`;

/** Lists of the console, which see as much as routes; files alone, as a room may be called so too. */
const listing = '(?:[a-z-]+/|)[a-z-]+-listing\\.ts$';

/** What a route answers with after its command: it finds and presents, for routes of other features too. */
const showing = '(?:[a-z-]+/|)show-[a-z-]+\\.ts$';

/** What the features that stand on games share with them: how a game's rows are read, who may see and lead it, and how it is shown. */
const ofGames = `${feature}/games/(?:rows/|access/|(?:present|people-queries)\\.ts$)`;

/** A package sees only those named (and itself). */
const packageRule = (name, may, comment) => ({
  name: `package-${name}`,
  comment,
  severity: 'error',
  from: { path: `^${name}/` },
  to: {
    path: '^(?:rules|contract|phrases|scenes|api|web|e2e|bench|chaos|simulate|scripts)/',
    // The check of all invariants, which chaos owns, ends tests of the API too.
    pathNot: `^(?:${[name, ...may].join('|')})[/.]|^chaos/src/invariants\\.ts$`,
  },
});

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** In the web app a layer sees only the ones below it. */
const layers = ['app', 'pages', 'features', 'ui', 'platform'];
const layerRule = (layer, index) =>
  error(
    `web-${layer}-looks-up`,
    `web/src/${layer} may only use the layers below it (app → pages → features → ui → platform): what both need belongs in the lower one.`,
    { path: `^web/src/${layer}/` },
    { path: `^web/src/(?:${[...layers.slice(0, index), '[^/]+\\.tsx?$'].join('|')})` },
  );

/** What every file of the features imports of them. */
const imports = ['api/src/features', 'web/src/features'].flatMap((root) =>
  filesBelow(root).flatMap((from) => {
    const targets = readFileSync(from, 'utf8').matchAll(/^(?:import|export|\}).* from '(\..*)';$/gm);
    return [...targets].map(([, target]) => [from, join(dirname(from), target)]);
  }),
);

function filesBelow(root) {
  try {
    return readdirSync(root, { recursive: true })
      .map((path) => join(root, path))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  } catch {
    return [];
  }
}

/** Folders that need each other, straight or around others: no file of one may import one of the next. */
function noCycleOf(name, folder, comment) {
  const needs = new Map();
  for (const [from, to] of imports) {
    const [a] = folder.exec(from) ?? [];
    const [b] = folder.exec(to) ?? [];
    if (a && b && a !== b) needs.set(a, (needs.get(a) ?? new Set()).add(b));
  }
  const reaches = (from, to, seen = new Set()) =>
    from === to || (!seen.has(from) && [...(needs.get(from) ?? [])].some((next) => reaches(next, to, seen.add(from))));
  return [...needs].flatMap(([a, all]) =>
    [...all].filter((b) => reaches(b, a)).map((b) => error(name, comment, { path: `^${a}` }, { path: `^${b}` })),
  );
}

export default {
  forbidden: [
    packageRule('rules', [], 'Rules stand alone. What needs another package is not a rule: it belongs in api or web.'),
    packageRule(
      'contract',
      ['rules'],
      'The contract knows the rules only. Server code belongs in api, screens in web.',
    ),
    packageRule('phrases', ['rules', 'contract'], 'Phrases know the contract and the rules only.'),
    {
      ...packageRule(
        'api',
        ['rules', 'contract', 'phrases', 'scenes'],
        'api and web never meet: what both need belongs in rules or contract.',
      ),
      // Its tests may ask chaos whether the invariants hold.
      from: { path: '^api/', pathNot: test },
    },
    packageRule(
      'web',
      // Of scenes only their names: what draws them stays on the server.
      ['rules', 'contract', 'phrases', 'scenes/src/naming'],
      'web and api never meet: what both need belongs in rules or contract.',
    ),
    packageRule(
      'e2e',
      ['rules', 'contract', 'phrases', 'api', 'scripts/find-browser', 'scripts/suite/pages', 'web/test/axe-rules'],
      'Journeys see the web app through a browser only.',
    ),
    packageRule(
      'bench',
      ['rules', 'contract', 'phrases', 'scenes', 'api', 'chaos', 'scripts'],
      'Benchmarks see the web app over HTTP only.',
    ),
    packageRule('chaos', ['rules', 'contract', 'phrases', 'api'], 'Chaos sees the web app over HTTP only.'),
    packageRule('scenes', ['rules'], 'A scene is drawn from facts: load and send it in api.'),
    packageRule('simulate', ['rules'], 'A simulation judges rules, and nothing else.'),

    error(
      'rules-are-pure',
      'Rules and scenes do no I/O and read no clock: let the caller in api or web load it and hand it over as an argument.',
      { path: '^(?:rules|scenes)/src/', pathNot: test },
      { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'] },
    ),
    error(
      'no-cycle',
      'Files that import each other are one thing in two places: move what both need into a third file.',
      {},
      { circular: true },
    ),
    ...noCycleOf(
      'no-feature-cycle',
      /^api\/src\/features\/[^/]+\//,
      'Two features that need each other: let one enqueue a job in its own transaction (as payments does with order-settled) and the other handle it.',
    ),
    ...noCycleOf(
      'no-room-cycle',
      /^(?:api|web)\/src\/features\/[^/]+\/[^/]+\//,
      'Two rooms of a feature that need each other are one room, or what both need belongs in a third.',
    ),
    error(
      'no-tests-in-the-product',
      'Test code stays in tests: what the product needs too belongs in the product.',
      {
        pathNot: `${test}|^(?:api|web)/test/|^e2e/|^bench/|^scripts/(?:suite/|walks/|schema-types)|^chaos/src/(?!invariants)|^vitest\\.config`,
      },
      { path: `${test}|^(?:api|web)/test/` },
    ),

    error(
      'another-feature-by-its-commands',
      'Another feature may use only commands. Make what it needs a command there, or let it read the tables in its own queries.',
      { path: `${feature}/([^/]+)/`, pathNot: test },
      {
        path: `${feature}/[^/]+/(?:${kind('routes|queries|rows?|present|jobs|feature')}|${listing})`,
        pathNot: `${feature}/$1/|${ofGames}`,
      },
    ),
    error(
      'only-routes-show',
      'What finds and presents at once is for routes: a command answers with what it did.',
      { path: `${feature}/`, pathNot: `${test}|${feature}/[^/]+/(?:${kind('routes')}|${showing})` },
      { path: `${feature}/[^/]+/${showing}` },
    ),
    error(
      'features-are-listed-once',
      'What a feature serves and does is for compose.ts: nothing else needs the whole of it.',
      { path: '^(?!api/src/compose\\.ts$)' },
      { path: `${feature}/[^/]+/feature\\.ts$` },
    ),
    error(
      'routes-call-commands-and-queries',
      'A route does not touch jobs: the command it calls enqueues them.',
      { path: `${feature}/[^/]+/${kind('routes')}`, pathNot: test },
      { path: `${feature}/[^/]+/${kind('jobs')}` },
    ),
    error(
      'commands-know-no-caller',
      'A command does not know who calls it: views belong in the route, jobs are enqueued through platform.',
      {
        path: `${feature}/([^/]+)/`,
        pathNot: `${test}|${feature}/[^/]+/(?:${kind('routes|queries|rows?|present|jobs|feature')}|${listing}|${showing})`,
      },
      { path: `${feature}/$1/(?:${kind('routes|present|jobs')}|${listing})` },
    ),
    error(
      'queries-only-read-tables',
      'Queries are the lowest layer of a feature: what decides or writes more than rows belongs in a command.',
      { path: `${feature}/[^/]+/${kind('queries')}`, pathNot: test },
      { path: `${feature}/`, pathNot: `${feature}/[^/]+/${kind('queries|rows?')}` },
    ),
    error(
      'views-only-show',
      'A presenter builds a view from rows: loading belongs in the route, deciding in rules.',
      { path: `${feature}/[^/]+/${kind('present')}`, pathNot: test },
      { path: `${feature}/`, pathNot: `${feature}/[^/]+/${kind('present|queries|rows?')}` },
    ),
    error(
      'jobs-call-commands',
      'A job calls commands: what a route and a job share belongs in a command.',
      { path: `${feature}/[^/]+/${kind('jobs')}`, pathNot: test },
      { path: `${feature}/[^/]+/${kind('routes|present')}` },
    ),
    error(
      'platform-is-below-features',
      'platform knows no feature: let compose.ts or run.ts hand it what it needs.',
      { path: `${api}/platform/`, pathNot: test },
      { path: `${api}/(?:features/|(?:compose|run|serve-rondo|main)\\.ts)` },
    ),
    error(
      'features-do-not-compose',
      'A feature gets what it needs as an argument: compose.ts puts the parts together.',
      { path: `${api}/(?:features|providers)/`, pathNot: test },
      { path: `${api}/(?:compose|run|serve-rondo|main)\\.ts$` },
    ),
    error(
      'only-compose-picks-adapters',
      'Only compose.ts, and the doctor, pick an adapter: everything else uses the port, providers/…/provider.ts.',
      { path: `${api}/`, pathNot: `${test}|${api}/compose\\.ts$|${api}/doctor/|${api}/providers/` },
      { path: `${api}/providers/[^/]+/`, pathNot: `${api}/providers/[^/]+/provider\\.ts$` },
    ),
    error(
      'providers-stand-alone',
      'An adapter talks to the outside world only: what decides belongs in a feature.',
      { path: `${api}/providers/([^/]+)/`, pathNot: test },
      { path: `${api}/(?:features|providers)/`, pathNot: `${api}/providers/$1/` },
    ),
    error(
      'sdks-in-providers',
      'An SDK of the outside world stays in its adapter below api/src/providers, behind provider.ts.',
      { path: `${api}/`, pathNot: `${test}|${api}/providers/` },
      { path: 'node_modules/(?:stripe|@mollie|openid-client|nodemailer|aws4fetch|web-push)/' },
    ),

    ...layers.map(layerRule),
    error(
      'web-features-stand-alone',
      'Web features never import one another: a page composes them, and what several show belongs in web/src/ui.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
  ],
  options: {
    // TypeScript 7 has no API in JavaScript, swc reads the files instead.
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
