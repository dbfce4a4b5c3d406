import { day, languageCodes } from '@rondo/rules';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../serve.ts';

/** How long the file's contents are valid; RFC 9116 recommends less than a year. They are renewed each day. */
const holdsDays = 180;

const policyFile = path.join(import.meta.dirname, '../../../../SECURITY.md');
const policyPath = '/.well-known/security-policy.md';

/** `GET /.well-known/security.txt` (RFC 9116): where to report a vulnerability, and how Rondo handles it (SECURITY.md). */
export function serveSecurityTxt({ app, config, clock }: Pick<Context, 'app' | 'config' | 'clock'>): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    // Uses real time, not the demo's, rounded to the day, so that all processes answer alike.
    const expires = new Date((Math.floor(clock.real().getTime() / day) + holdsDays) * day);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: ${config.securityContact}`,
          `Expires: ${expires.toISOString()}`,
          `Preferred-Languages: ${languageCodes.join(', ')}`,
          `Canonical: ${config.publicUrl}/.well-known/security.txt`,
          `Policy: ${config.securityPolicyUrl ?? config.publicUrl + policyPath}`,
          '',
        ].join('\n'),
      );
  });
  app.get(policyPath, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(await readFile(policyFile, 'utf8')),
  );
}
