import { maskAddress } from '@rondo/rules';
import { settingsInFiles } from '../platform/settings/settings-in-files.ts';
import type { Patient } from './check.ts';

const secretNames = /KEY|SECRET|TOKEN|IDENTITY|PASSWORD/;
/** Shorter ones are words that anything may contain. */
const secretLeast = 6;

/** Takes out of what others said, such as an error, every secret of the settings and the people in it: admins read it, the operator has both. */
export function withoutSecrets(env: Patient['env']): (text: string) => string {
  const given = Object.entries({ ...settingsInFiles(env['CREDENTIALS_DIRECTORY']), ...env });
  const secrets = given
    .flatMap(([name, value = '']) => (secretNames.test(name) ? [value] : passwordsIn(value)))
    .filter((secret) => secret.length >= secretLeast)
    .toSorted((one, other) => other.length - one.length);
  return (text) =>
    secrets
      .reduce((said, secret) => said.replaceAll(secret, '…'), text)
      .replaceAll(/\/\/[^/@\s]+@/g, '//…@')
      .replaceAll(/[^\s<>"'(),:;/=]+@[^\s<>"'(),:;/]+\.\w+/g, (address) => maskAddress(address));
}

/** The password of an address, as it is written and as it is sent. */
function passwordsIn(value: string): string[] {
  const password = URL.parse(value)?.password ?? '';
  return [password, decodeURIComponent(password)];
}
