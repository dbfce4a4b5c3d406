import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The environment; without a database in it, the settings of the units (operate/tonight.md). */
export function installedSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const [file, folder] = ['/etc/rondo/rondo.env', '/etc/rondo/secrets'];
  if (env['DATABASE_URL'] !== undefined || !existsSync(file)) return env;
  const secrets = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8').trim()]);
  const own = { NODE_ENV: 'production', DATA_DIR: '/var/lib/rondo' };
  return { ...env, ...own, ...parseEnv(readFileSync(file, 'utf8')), ...Object.fromEntries(secrets) };
}
