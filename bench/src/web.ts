import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoAccounts, demoPassword, loadDemoData } from '../../api/src/demo/load-demo-data.ts';
import { loadPlaces } from '../../api/src/features/places/load-places.ts';
import { builtWeb } from '../../api/src/platform/pages/web-source.ts';
import { buildWeb } from '../../scripts/build-web.ts';
import { findBrowser } from '../../scripts/find-browser.ts';
import { percentile } from '../../chaos/src/figures.ts';
import { withRondo } from '../../chaos/src/in-process.ts';
import { withLargeDatabase } from './database.ts';
import type { Row } from './table.ts';

const runs = 3;
const webFolder = path.resolve(import.meta.dirname, '../../web/dist');
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Screen {
  /** The name in the table. */
  name: string;
  path: string;
  /** Whether a player looks at it, not a visitor. */
  isOwn: boolean;
  /** The most that is allowed. */
  scriptKb: number;
}

interface Visit {
  performance: number;
  lcpMs: number;
  cls: number;
  scriptKb: number;
  styleKb: number;
}

/** (d) What a phone loads and shows on the screens where people arrive: Lighthouse's mobile run (4x slower CPU, slow 4G), median of three. */
export async function benchWeb(): Promise<Row[]> {
  if (!(await buildWeb())) throw new Error('The web app could not be built.');
  return withLargeDatabase(async (url, folder) => {
    const options = {
      databaseUrl: url,
      folder,
      production: true,
      settings: { NODE_ENV: 'development', RONDO_DEMO: '1' },
      web: await builtWeb(webFolder),
    };
    return withRondo(options, async (origin, rondo) => {
      await loadPlaces(rondo.db);
      await loadDemoData(rondo);
      const profile = await mkdtemp(path.join(tmpdir(), 'rondo-lighthouse-'));
      const chrome = await launch({ chromePath: await findBrowser(), chromeFlags: flags, userDataDir: profile });
      try {
        const rows: Row[] = [];
        const cookie = await logIn(rondo.app);
        const games = await rondo.app.inject('/api/matches/latest?limit=1');
        const game = (games.json() as { data: { matches: { _id: string }[] } }).data.matches[0];
        const screens: Screen[] = [
          { name: '/', path: '/', isOwn: false, scriptKb: 120 },
          { name: '/allgames', path: '/allgames', isOwn: false, scriptKb: 120 },
          { name: '/match/{id}', path: `/match/${game?._id}`, isOwn: false, scriptKb: 130 },
          { name: '/ logged in', path: '/', isOwn: true, scriptKb: 130 },
          { name: '/wallet', path: '/wallet', isOwn: true, scriptKb: 130 },
        ];
        for (const screen of screens) {
          const headers: Record<string, string> = screen.isOwn ? { cookie } : {};
          const visits: Visit[] = [];
          for (let n = 0; n < runs; n += 1) visits.push(await visit(`${origin}${screen.path}`, chrome.port, headers));
          rows.push(...rowsOf(screen, visits));
        }
        return rows;
      } finally {
        chrome.kill();
        await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      }
    });
  });
}

/** The cookie of a demo player's session. */
async function logIn(app: Parameters<Parameters<typeof withRondo>[1]>[1]['app']): Promise<string> {
  const payload = { email: demoAccounts[0].email, password: demoPassword };
  const answer = await app.inject({ method: 'POST', url: '/api/users/login', payload });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function visit(url: string, port: number, extraHeaders: Record<string, string>): Promise<Visit> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: ['performance'], extraHeaders });
  const report = result?.lhr;
  const bytes = (kind: string) => {
    const details = report?.audits['resource-summary']?.details ?? report?.audits['network-requests']?.details;
    const items = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
    return (
      items
        .filter((item) => String(item['resourceType']).toLowerCase() === kind)
        .reduce((sum, item) => sum + Number(item['transferSize'] ?? 0), 0) / 1000
    );
  };
  return {
    performance: Math.round((report?.categories['performance']?.score ?? 0) * 100),
    lcpMs: report?.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: report?.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scriptKb: bytes('script'),
    styleKb: bytes('stylesheet'),
  };
}

function rowsOf({ name, scriptKb }: Screen, visits: Visit[]): Row[] {
  const middle = (of: (visit: Visit) => number) => percentile(visits.map(of), 0.5);
  const row = (what: string, measured: string, goal: string, reached: boolean): Row => ({
    what: `(d) ${name}: ${what}`,
    measured,
    goal,
    reached,
  });
  const performance = middle((one) => one.performance);
  const lcp = middle((one) => one.lcpMs);
  const cls = middle((one) => one.cls);
  const script = middle((one) => one.scriptKb);
  const style = middle((one) => one.styleKb);
  return [
    row('script, compressed', `${script.toFixed(0)} kB`, `≤ ${scriptKb} kB`, script <= scriptKb),
    row('style, compressed', `${style.toFixed(1)} kB`, '≤ 20 kB', style <= 20),
    row(
      'Lighthouse mobile performance',
      `${performance} (${visits.map((one) => one.performance).join(', ')})`,
      '≥ 95',
      performance >= 95,
    ),
    row('largest contentful paint', `${(lcp / 1000).toFixed(2)} s`, '≤ 1.8 s', lcp <= 1800),
    row('layout shift', cls.toFixed(3), '< 0.02', cls < 0.02),
  ];
}
