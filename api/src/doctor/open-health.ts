import type { BackUpHindrance } from '@rondo/rules/health';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { minute } from '@rondo/rules';
import { backUpApart, type MakeBackUp } from '../platform/back-up/back-up-apart.ts';
import { type Config, readBackUpSettings } from '../platform/config.ts';
import type { BackUpSettings } from '../platform/settings/back-up-settings.ts';
import { StartError } from '../platform/settings/start-error.ts';
import type { Patient } from './check.ts';
import { type LookedAt, lookAt } from './examine.ts';
import { openPatient } from './open-patient.ts';
import { withoutSecrets } from './without-secrets.ts';

/** What the process that serves knows of its installation, and does for it (product.md#health). */
export interface Health {
  /**
   * Looks at everything, or tells what was seen less than a minute ago, unless a back-up ended since: asking more often asks nobody outside.
   * @param ended when back-ups last ended, in any form that differs
   */
  look(ended: string): Promise<{ at: Date; checks: LookedAt[] }>;
  /** Why this process can't make a back-up; null if it can. */
  hindrance(): Promise<Exclude<BackUpHindrance, 'running'> | null>;
  /** Begins one, and waits for nothing. */
  backUp(): void;
  /** Takes secrets and people out of a text. */
  withoutSecrets(text: string): string;
  stop(): Promise<void>;
}

export interface HealthOptions {
  config: Config;
  databaseUrl: string;
  now: () => Date;
  log: (says: string) => void;
  /** Replaced only in tests. */
  env?: Patient['env'];
  patient?: Partial<Patient>;
  makeBackUp?: MakeBackUp;
}

export function openHealth({ config, databaseUrl, now, log, env = process.env, ...options }: HealthOptions): Health {
  const hide = withoutSecrets(env);
  const makeBackUp = options.makeBackUp ?? backUpApart(env);
  const stopping = new AbortController();
  const under = new Set<Promise<void>>();
  let last: { until: number; ended: string; seen: ReturnType<Health['look']> } | null = null;

  const look = async () => {
    const { patient, close } = openPatient(env, null, { config, databaseUrl, now });
    const checks = await lookAt({ ...patient, ...options.patient }, 'page');
    // A question that nobody answers ends by itself.
    void close().catch(() => undefined);
    return { at: now(), checks: checks.map((one) => ({ ...one, said: one.said.map(hidden) })) };
  };
  const hidden = ({ found, values }: LookedAt['said'][number]) => ({
    found,
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? hide(value) : value]),
    ),
  });

  const make = async () => {
    const says = await makeBackUp(stopping.signal);
    if (says !== null) log(says);
    // Also of one that failed.
    last = null;
  };

  return {
    look(ended) {
      if (last === null || performance.now() >= last.until || last.ended !== ended)
        last = { until: performance.now() + minute, ended, seen: look() };
      return last.seen;
    },
    hindrance: () => hindranceOf(env, config),
    backUp() {
      const made = make();
      under.add(made);
      void made.finally(() => under.delete(made));
    },
    withoutSecrets: hide,
    async stop() {
      stopping.abort();
      await Promise.all(under);
    },
  };
}

async function hindranceOf(env: Patient['env'], { databaseUrl, dataDir }: Config): ReturnType<Health['hindrance']> {
  const settings = settingsOf(env);
  if (settings === null || settings.recipients.length === 0) return 'notSetUp';
  const folders = [dataDir, ...('folder' in settings.place ? [settings.place.folder] : [])];
  const mayWrite = await Promise.all(folders.map((folder) => may(folder, constants.R_OK | constants.W_OK)));
  const mayDump = databaseUrl === null || (await isInstalled('pg_dump', env['PATH'] ?? ''));
  return mayWrite.every(Boolean) && mayDump ? null : 'notHere';
}

/** @returns null if they name no place, or can't be read */
function settingsOf(env: Patient['env']): BackUpSettings | null {
  try {
    return readBackUpSettings(env, undefined);
  } catch (error) {
    if (error instanceof StartError) return null;
    throw error;
  }
}

async function isInstalled(program: string, folders: string): Promise<boolean> {
  const found = folders.split(path.delimiter).map((folder) => may(path.join(folder, program), constants.X_OK));
  return (await Promise.all(found)).some(Boolean);
}

function may(file: string, how: number): Promise<boolean> {
  return access(file, how).then(
    () => true,
    () => false,
  );
}
