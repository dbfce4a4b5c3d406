import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { platform } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../api/test/free-port.ts';
import { tellInspector } from '../api-process.ts';
import { CouldNotTell, type Drill, mustSay, restarts } from './drill.ts';

export const diskFull: Drill = {
  alarms: ['DiskFull'],
  types: ['df -h', 'du -xh', 'pg_replication_slots'],
  async bring({ disk }) {
    if (disk === null) throw new CouldNotTell('only root can mount a small disk');
    await mkdir(path.join(disk, 'old-back-ups'));
    await writeFile(path.join(disk, 'old-back-ups/full'), Buffer.alloc(31e6, 7));
  },
  async follow({ disk, folder }, type) {
    mustSay(await type('df -h'), new RegExp(`(?:9\\d|100)% +${disk}`));
    mustSay(await type('du -xh', { ' / ': ` ${disk} ` }), 'old-back-ups');
    await type('pg_replication_slots');
    await cp(path.join(String(disk), 'old-back-ups'), path.join(folder, 'moved-away'), { recursive: true });
    await rm(path.join(String(disk), 'old-back-ups'), { recursive: true });
  },
};

/** A program that takes memory until nine hundredths are left. The kernel would kill it first, and it ends with the drill. */
const greedy = `
const { readFileSync, writeFileSync } = require('node:fs');
writeFileSync('/proc/self/oom_score_adj', '1000');
const of = (name) => Number(new RegExp(name + ':\\\\s+(\\\\d+)').exec(readFileSync('/proc/meminfo', 'utf8'))[1]) * 1024;
const kept = [];
process.stdin.on('end', () => process.exit()).resume();
setInterval(() => {
  const wanted = of('MemTotal') * 0.09;
  for (let n = 0; n < 8 && of('MemAvailable') > wanted; n += 1) kept.push(Buffer.alloc(64e6, 1));
  if (of('MemAvailable') > wanted * 0.85) return;
  kept.splice(-8);
  gc();
}, 50);`;

export const memoryShort: Drill<ChildProcess> = {
  alarms: ['MemoryShort'],
  types: ['ps aux'],
  async bring() {
    if (platform() !== 'linux') throw new CouldNotTell('how much memory is free is read as Linux says it');
    const taker = spawn(process.execPath, ['--expose-gc', '-e', greedy], { stdio: ['pipe', 'ignore', 'ignore'] });
    await once(taker, 'spawn');
    return taker;
  },
  async follow(_, type, taker) {
    mustSay(await type('ps aux'), String(taker.pid));
    taker.kill('SIGKILL');
  },
};

export const processLarge: Drill = {
  alarms: ['ProcessLarge'],
  also: restarts,
  types: ['process_resident_memory_bytes'],
  async bring(at) {
    const inspectPort = await freePort();
    await at.rondo.end(1);
    await at.rondo.start(1, { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}` });
    await tellInspector(inspectPort, 'Runtime.evaluate', {
      expression: 'globalThis.kept = Buffer.alloc(700e6, 1); 0',
    });
  },
  async follow(at, type) {
    mustSay(await type('process_resident_memory_bytes'), '"job":"rondo"');
    await at.rondo.restartAll();
  },
};
