import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { query } from '../world.ts';
import { type Drill, mustSay } from './drill.ts';
import { type Installation, until } from './installation.ts';
import { typeOn } from './terminal.ts';

export const standbyOut: Drill = {
  alarms: ['StandbyOut'],
  types: ['pg_stat_replication'],
  bring: (at) => at.postgres.stop('one'),
  async follow(at, type) {
    mustSay(await type('pg_stat_replication'), '[]');
    await at.startPostgres('one');
    await until('it follows', async () => (await type('pg_stat_replication')).includes('streaming'));
  },
};

/** A slot that nobody reads; then the machine's standby reads it, instead of one elsewhere. */
export const standbyElsewhereBehind: Drill = {
  alarms: ['StandbyElsewhereBehind'],
  types: ['pg_replication_slots'],
  bring: (at) => query(at.url, `select pg_create_physical_replication_slot('elsewhere', true)`),
  async follow(at, type) {
    mustSay(await type('pg_replication_slots'), '"active":false');
    const follows = async (slot: string) => {
      await query(at.standbyUrl, `alter system set primary_slot_name = '${slot}'`);
      await query(at.standbyUrl, 'select pg_reload_conf()');
    };
    await follows('elsewhere');
    await until('it follows', async () => (await type('pg_replication_slots')).includes('"active":true'));
    // Other drills stop this standby.
    await follows('');
    await query(at.url, `select pg_drop_replication_slot('elsewhere')`);
  },
};

const hba = (at: Installation) => path.join(at.folder, 'one/pg_hba.conf');

/** Its former `pg_hba.conf`, which the page restores. */
export const standbyRefusesLogin: Drill<string> = {
  alarms: ['StandbyRefusesLogin'],
  also: ['StandbyOut'],
  types: ['journalctl'],
  async bring(at) {
    const usual = await readFile(hba(at), 'utf8');
    await writeFile(hba(at), `host rondo all 127.0.0.1/32 reject\n${usual}`);
    await at.postgres.stop('one');
    await at.startPostgres('one');
    return usual;
  },
  async follow(at, type, usual) {
    mustSay(await type('journalctl'), 'pg_hba.conf');
    await writeFile(hba(at), usual);
    const [pid = 0] = await at.postgres.processesOf('one');
    process.kill(pid, 'SIGHUP'); // what pg_ctlcluster sends
  },
};

export const archiveFails: Drill = {
  alarms: ['ArchiveFails'],
  types: ['pgbackrest --stanza=rondo check'],
  async bring(at) {
    const repository = path.join(at.folder, 'repository');
    await rename(repository, `${repository}.away`);
    await writeFile(repository, '');
    // Writes as much in its short times as usual in the usual ones.
    const write = async () => {
      for (let times = 0; times < 15; times += 1) {
        await query(at.url, 'create table if not exists written (); drop table written; select pg_switch_wal()');
        await wait(3000);
      }
    };
    void write().catch(() => undefined);
  },
  async follow(at, type) {
    mustSay(await type('pgbackrest --stanza=rondo check'), /ERROR/);
    mustSay(await readFile(path.join(at.folder, 'first.log'), 'utf8'), 'archive command failed');
    const repository = path.join(at.folder, 'repository');
    await rename(repository, `${repository}.file`);
    await rename(`${repository}.away`, repository);
    await until('the log is caught up', async () => (await type('pgbackrest --stanza=rondo check')) === 'well');
    await at.postgres.backRest('--type=full', 'backup');
  },
};

/** Makes what was noted about back-ups this many hours old. */
async function age(at: Installation, act: 'taken' | 'verified', hours: number): Promise<void> {
  await query(at.url, `update back_up set ended_at = now() - make_interval(hours => $2) where act = $1`, [act, hours]);
  await at.sweep('back-ups');
}

export const backUpUnknown: Drill = {
  alarms: ['BackUpUnknown'],
  // A back-up that was just taken for the first time is not verified.
  also: ['BackUpNotVerified'],
  types: [],
  bring: async () => undefined,
  async follow(at) {
    for (const unit of ['rondo-backup', 'rondo-verify']) mustSay(await typeOn(at, `systemctl start ${unit}`), 'exit 0');
    await at.sweep('back-ups');
  },
};

export const backUpOld: Drill = {
  alarms: ['BackUpOld'],
  types: ['systemctl start rondo-backup'],
  bring: (at) => age(at, 'taken', 27),
  async follow(at, type) {
    mustSay(await type('systemctl start rondo-backup'), 'exit 0');
    await at.sweep('back-ups');
  },
};

/** The last time is eight days ago. After the first back-up this rings too, with BackUpUnknown. */
export const backUpNotVerified: Drill = {
  alarms: ['BackUpNotVerified'],
  types: ['systemctl start rondo-verify', 'npm run check:ledger'],
  async bring(at) {
    mustSay(await typeOn(at, 'systemctl start rondo-backup'), 'exit 0');
    await age(at, 'verified', 8 * 24);
  },
  async follow(at, type) {
    mustSay(await type('npm run check:ledger'), 'exit 0');
    mustSay(await type('systemctl start rondo-verify'), 'exit 0');
    await at.sweep('back-ups');
  },
};
