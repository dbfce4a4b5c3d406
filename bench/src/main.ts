import { cpus, totalmem } from 'node:os';
import { benchBackUps } from './backups.ts';
import { benchBooks } from './books.ts';
import { benchCalls } from './calls.ts';
import { benchCluster } from './cluster.ts';
import { benchCommunities } from './communities.ts';
import { benchJoins } from './joins.ts';
import { benchListSizes } from './list-sizes.ts';
import { benchList } from './list.ts';
import { benchLive } from './live.ts';
import { benchObservability } from './observability.ts';
import { benchPages } from './pages.ts';
import { benchPooler } from './pooler.ts';
import { benchPresses } from './presses.ts';
import { benchProcesses } from './processes.ts';
import { benchRanks } from './ranks.ts';
import { benchReplay } from './replay.ts';
import { benchRescue } from './rescue.ts';
import { benchScenes } from './scenes.ts';
import { benchStandbys } from './standbys.ts';
import { benchStart } from './start.ts';
import { markdown, type Row } from './table.ts';
import { benchWay } from './way.ts';
import { benchWeb } from './web.ts';
import { benchWishes } from './wishes.ts';

/** `npm run bench [NAME | NAME=SIZE]…`: measures against a named baseline in the same run, and prints one table. */
const parts: Record<string, (size?: number) => Promise<Row[]>> = {
  list: async () => [
    ...(await benchList(1_000_000, 100_000)),
    ...(await benchListSizes()),
    ...(await benchCommunities()),
  ],
  backups: () => benchBackUps(),
  books: (postings) => benchBooks(postings),
  // A thousand times the demo is 1.8 million games, 15 million spots and 17 million postings.
  calls: (copies = 20) => benchCalls(copies),
  cluster: () => benchCluster(),
  communities: () => benchCommunities(),
  joins: () => benchJoins(),
  live: () => benchLive(),
  observability: () => benchObservability(),
  pages: () => benchPages(),
  pooler: () => benchPooler(),
  processes: () => benchProcesses(),
  ranks: () => benchRanks(),
  replay: () => benchReplay(),
  rescue: () => benchRescue(),
  scenes: () => benchScenes(),
  sizes: (count) => benchListSizes(count),
  standbys: () => benchStandbys(),
  start: () => benchStart(),
  way: () => benchWay(),
  web: async () => [...(await benchWeb()), ...(await benchPresses())],
  wishes: () => benchWishes(),
};

const chosen = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(parts);
const rows: Row[] = [];
for (const choice of chosen) {
  const [name = '', size] = choice.split('=');
  const part = parts[name];
  if (!part) {
    console.error(`Usage: npm run bench -- [${Object.keys(parts).join(' | ')}]…`);
    process.exit(1);
  }
  console.error(`measuring ${name}…`);
  rows.push(...(await part(size === undefined ? undefined : Number(size))));
}
console.log(
  `\n${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}\n`,
);
console.log(markdown(rows));
process.exit(0);
