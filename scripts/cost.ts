import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './run-program.ts';

/**
 * What an operator pays in a month, in euros without VAT. All figures are assumed, rounded from list prices of November 2026; replace them by your
 * own (`npm run cost -- machine=20 mails=0.4`).
 */
const prices = {
  /** 2 cores, 8 GB, like the measured machine. */
  machine: 20,
  /** 8 cores, 32 GB, a disk of 500 GB. */
  large: 120,
  /** 1 core, 2 GB: Prometheus, or a third etcd. */
  small: 5,
  /** A GB of disk beyond the 80 GB of a machine and the 500 GB of a large one. */
  disk: 0.06,
  /** A GB in a bucket. */
  bucket: 0.025,
  /** A thousand mails. */
  mails: 0.6,
  /** A TB of outgoing traffic beyond the 10 TB that come with the machines. */
  traffic: 1.5,
};

/** Assumptions about how people in a country play and look; docs/scaling.md says the first five in words. */
const assumed = {
  /** Games a day for each member. */
  games: 0.01,
  /** A Saturday has this many times the games of another day. */
  saturday: 2,
  joins: 14,
  /** Looks before a join. */
  looks: 30,
  /** The share of looks that somebody else had within the same second. */
  shared: 0.5,
  /** The share of a Saturday's joins in its fullest hour; and how much its worst minute has of joins and looks. */
  hour: 0.2,
  minute: { joins: 10, looks: 3 },
  /** Open pages at one time, for each member. */
  pages: 0.025,
  /** How full a machine may be planned at most. */
  full: 0.5,
  mailsOfJoin: 2,
  kilobytesOfLook: 30,
  /** How many years games stay, how many back-ups are kept, and how much of the database's size each takes. */
  years: 1,
  backUps: { kept: 11, part: 0.3 },
  /** Pictures for each member, in MB. */
  pictures: 0.2,
};

/** What one machine of 2 cores achieved in measurements (docs/scaling.md#one-machine). */
interface Measured {
  joinsPerSecond: number;
  looksPerSecond: number;
  /** The part of a core that an open page takes. */
  corePerPage: number;
  kilobytesOfGame: number;
}

/** @throws Error if the page lacks a figure */
function readMeasured(page: string): Measured {
  const read = (pattern: RegExp) => {
    const found = pattern.exec(page)?.[1];
    if (found === undefined) throw new Error(`docs/scaling.md does not say ${pattern}`);
    return Number(found.replaceAll(',', ''));
  };
  return {
    joinsPerSecond: read(/^\| paid joins over 1,000 games, through HTTP \| ([\d,]+)\/s/m),
    looksPerSecond: read(/^\| searches of which no two are equal \| ([\d,]+)\/s/m),
    corePerPage: read(/^\| 1,000 open pages while nothing happens \| ([\d.]+) % of a core/m) / 100 / 1000,
    kilobytesOfGame: read(/^paying, some (\d+) kB/m),
  };
}

/** What this many members demand of machines, by the measured and assumed figures. */
function loadOf(members: number, measured: Measured) {
  const games = members * assumed.games;
  const inHour = (games * assumed.saturday * assumed.joins * assumed.hour) / 3600;
  const joins = (inHour * assumed.minute.joins) / measured.joinsPerSecond;
  const looks = (inHour * assumed.looks * (1 - assumed.shared) * assumed.minute.looks) / measured.looksPerSecond;
  const pages = (members * assumed.pages * measured.corePerPage) / 2;
  const weekly = games * (6 + assumed.saturday);
  const inMonth = (weekly * 365) / 12 / 7;
  return {
    /** Machines of 2 cores that would be fully busy in the worst minute. */
    busy: joins + looks + pages,
    gigabytes: (inMonth * 12 * assumed.years * measured.kilobytesOfGame) / 1e6,
    picturesGigabytes: (members * assumed.pictures) / 1000,
    mails: inMonth * assumed.joins * assumed.mailsOfJoin,
    terabytes: (inMonth * assumed.joins * assumed.looks * assumed.kilobytesOfLook) / 1e9,
  };
}

/**
 * Least: one machine for everything, or a database and the machines that its load needs; back-ups elsewhere and a watcher. Survives: at least three
 * machines for PostgreSQL and two for Rondo, and a standby elsewhere with Rondo beside it (docs/operate/survive.md).
 */
function costOf(members: number, measured: Measured, price: typeof prices, survives: boolean) {
  const load = loadOf(members, measured);
  const cores = Math.ceil((2 * load.busy) / assumed.full);
  const isOne = cores <= 2 && load.gigabytes <= 80;
  const kind = isOne ? ('machine' as const) : ('large' as const);
  const serving = isOne ? 1 : Math.ceil(cores / 8);
  const databases = survives ? 4 : isOne ? 0 : 1;
  const rondos = survives ? Math.max(2, serving) + 1 : serving;
  const room = isOne ? 80 : 500;
  const disk = Math.max(0, load.gigabytes - room) * Math.max(1, databases);
  const stored = load.gigabytes * assumed.backUps.part * assumed.backUps.kept + load.picturesGigabytes;
  const parts = {
    machines: (databases + rondos) * price[kind] + price.small,
    disks: disk * price.disk,
    bucket: stored * price.bucket,
    mails: (load.mails / 1000) * price.mails,
    traffic: Math.max(0, load.terabytes - 10) * price.traffic,
  };
  return { load, count: databases + rondos, kind, parts, sum: Object.values(parts).reduce((sum, one) => sum + one, 0) };
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const kinds = { machine: '2 cores', large: '8 cores' } as const;

/** The table of docs/operate/costs.md. */
export function costTable(measured: Measured, price: typeof prices = prices): string {
  const rows = [1000, 20_000, 2_000_000].flatMap((members) =>
    [false, true].map((survives) => {
      const { load, count, kind, parts, sum } = costOf(members, measured, price, survives);
      const cells = [
        number(members),
        survives ? 'survives a machine, and the place' : 'least',
        `${number(100 * load.busy, 1)} %`,
        `${count} of ${kinds[kind]}, 1 small`,
        `${number(load.gigabytes, 1)} GB`,
        number(load.mails),
        ...[parts.machines, parts.disks + parts.bucket, parts.mails, parts.traffic].map((cost) => number(cost)),
        `**€ ${number(sum)}**`,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  );
  return [
    '| Members | | Worst minute | Machines | A year of games | Mails a month | Machines, € | Disks and bucket, € | Mails, € | Traffic, € | A month |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The prices, with those given as `name=value` instead of the assumed ones. */
function pricesOf(words: readonly string[]): typeof prices {
  const own = words.map((word): [string, number] => {
    const [name = '', value] = word.split('=');
    if (!(name in prices) || !(Number(value) >= 0))
      throw new Error(`${word}: say ${Object.keys(prices).join(', ')} with a price, such as machine=20`);
    return [name, Number(value)];
  });
  return { ...prices, ...Object.fromEntries(own) };
}

export const measuredNow = (): Measured => readMeasured(readFileSync(join(root, 'docs/scaling.md'), 'utf8'));

if (import.meta.main) {
  const price = pricesOf(parseArgs({ allowPositionals: true }).positionals);
  console.log(costTable(measuredNow(), price));
}
