import { execFile } from 'node:child_process';
import { chmod, copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../api/test/free-port.ts';
import { startProgram } from './program.ts';
import { root } from './short-rules.ts';

const run = promisify(execFile);

/** HAProxy in front of the processes, with deploy/haproxy.cfg. */
export interface Front {
  /** The port for https. */
  port: number;
  /** Makes a certificate that ends in this many days; the proxy goes on using the earlier one. */
  renew(days: number): Promise<void>;
  /** Refuses the provider's reports, or lets them in again, from the next reload on. */
  refuseReports(refuses: boolean): Promise<void>;
  reload(): Promise<void>;
  end(): Promise<void>;
}

const reports = 'http-request deny if { path_beg /api/payments/webhooks/ }';

export async function startFront(folder: string, processes: readonly number[]): Promise<Front> {
  const [port, unencrypted] = [await freePort(), await freePort()];
  const at = (name: string) => path.join(folder, name);
  const shipped = await readFile(path.join(root, 'deploy/haproxy.cfg'), 'utf8');
  const text = shipped
    .replaceAll(/^ {2}bind :::.*\n/gm, '')
    .replace('bind :80', `bind 127.0.0.1:${unencrypted}`)
    .replace('bind :443', `bind 127.0.0.1:${port}`)
    .replaceAll('/etc/haproxy/', `${folder}/`)
    .replaceAll(':3001', `:${processes[0]}`)
    .replaceAll(':3002', `:${processes[1]}`);
  const file = at('haproxy.cfg');
  const renew = async (days: number) => {
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', String(days)];
    await run('openssl', ['req', ...kind, ...subject, '-keyout', at('front.key'), '-out', at('front.crt')]);
    await writeFile(at('rondo.pem'), (await readFile(at('front.crt'), 'utf8')) + (await readFile(at('front.key'))));
  };
  await renew(90);
  await copyFile(path.join(root, 'deploy/away.html'), at('away.html'));
  await chmod(folder, 0o755);
  await writeFile(file, text);
  const proxy = await startProgram(['haproxy', '-W', '-db', '-q', '-f', file], at('haproxy.log'));
  return {
    port,
    renew,
    refuseReports: (refuses) =>
      writeFile(file, refuses ? text.replace('  use_backend', `  ${reports}\n  use_backend`) : text),
    async reload() {
      await run('haproxy', ['-c', '-q', '-f', file], { env: { PATH: `${process.env['PATH']}:/usr/sbin` } });
      proxy.child.kill('SIGUSR2'); // what systemctl sends
    },
    end: () => proxy.end(),
  };
}
