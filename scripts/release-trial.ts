import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOwnPostgres } from '../chaos/src/own-postgres.ts';
import { query } from '../chaos/src/world.ts';

/** The settings of deploy/rondo.env, with a test key and fresh secrets. */
export const productionSettings = (url: string) => ({
  NODE_ENV: 'production',
  DATABASE_URL: url,
  PUBLIC_URL: 'https://rondo.example',
  SECRET_KEY: randomBytes(33).toString('base64'),
  PAYMENT_PROVIDER: 'mollie',
  MOLLIE_API_KEY: 'test_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SELLER_NAME: 'Avondspel B.V.',
  SELLER_ADDRESS: 'Kade 12, 3511 AB Utrecht',
  SELLER_KVK: '12345678',
  SELLER_VAT: 'NL123456789B01',
});

/** This machine's PostgreSQL with an empty database for the release, in a folder of its own. */
export async function startDatabase(port: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'rondo-trial-'));
  const postgres = await makeOwnPostgres(data, port);
  const url = await postgres.start('first', port, false);
  await query(url.replace(/rondo$/, 'postgres'), 'create database rondo');
  return { url, stop: () => postgres.stop('first').finally(() => rmSync(data, { recursive: true, force: true })) };
}

export const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));
