import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { examine, inWords, worst } from '../api/src/doctor/examine.ts';
import { openPatient } from '../api/src/doctor/open-patient.ts';

/**
 * `bin/rondo doctor [--to ADDRESS] [--json]`: looks at everything that an installation needs, and says what to do; exit 0, 1 (look) or 2 (wrong). It
 * changes nothing (operate/watch.md).
 */
const { values } = parseArgs({ options: { to: { type: 'string' }, json: { type: 'boolean' } } });
const { patient, close } = openPatient(installed(process.env), values.to ?? null);
const examined = await examine(patient);
await close();
console.log(values.json ? JSON.stringify(examined, null, 2) : inWords(examined));
process.exit(worst(examined));

/** The environment; without a database in it, the settings of the units (operate/install.md). */
function installed(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const [file, folder] = ['/etc/rondo/rondo.env', '/etc/rondo/secrets'];
  if (env['DATABASE_URL'] !== undefined || !existsSync(file)) return env;
  const secrets = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8').trim()]);
  const own = { NODE_ENV: 'production', DATA_DIR: '/var/lib/rondo' };
  return { ...env, ...own, ...parseEnv(readFileSync(file, 'utf8')), ...Object.fromEntries(secrets) };
}
