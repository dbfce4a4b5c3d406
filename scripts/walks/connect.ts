import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootCertificates, setDefaultCACertificates } from 'node:tls';
import { addresses, type Outside, playOutside } from './play-outside.ts';

/** A machine's only network, with everybody else at its other end. */
export interface Connected {
  outside: Outside;
  /** The file of the machine's network namespace. */
  network: string;
  close: () => Promise<void>;
}

/**
 * Plays the outside in this network namespace, which must be a new one, and connects another one for the machine with it. This program asks the
 * machine's DNS and trusts its certificates from then on.
 * @param folder for keys and settings
 */
export async function connect(folder: string): Promise<Connected> {
  const ip = (words: string) => execFileSync('ip', words.split(' '));
  const name = `walk-${process.pid}`;
  ip('link set lo up');
  ip(`netns add ${name}`);
  ip(`link add outside type veth peer name host0 netns ${name}`);
  ip(`address add ${addresses.outside}/24 dev outside`);
  ip('link set outside up');
  ip(`-n ${name} link set lo up`);
  ip(`-n ${name} address add ${addresses.machine}/24 dev host0`);
  ip(`-n ${name} link set host0 up`);
  const dns = join(folder, 'resolv.conf');
  writeFileSync(dns, `nameserver ${addresses.outside}\n`);
  execFileSync('mount', ['--bind', dns, '/etc/resolv.conf']);
  const outside = await playOutside(folder);
  setDefaultCACertificates([...rootCertificates, readFileSync(outside.certificate, 'utf8'), outside.root]);
  return {
    outside,
    network: `/run/netns/${name}`,
    async close() {
      await outside.close();
      ip(`netns delete ${name}`);
    },
  };
}
