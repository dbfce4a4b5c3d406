import { amsterdamDay, day } from '@rondo/rules';
import type { PhoneTicketSettings } from '../../platform/settings/phone-ticket-settings.ts';
import { StartError } from '../../platform/settings/start-error.ts';
import { appleWallet } from './apple.ts';
import { googleWallet } from './google.ts';
import type { PhoneWallets } from './provider.ts';

/** How many days before its end the certificate is warned about, because getting a new one takes a person some days. */
const warnedDays = 30;

/** @throws StartError if the certificate has ended, so that Apple's devices accept no more passes */
export function openPhoneWallets(
  { apple, google }: PhoneTicketSettings,
  now: Date,
  warn: (warning: string) => void,
): PhoneWallets {
  const wallets = { apple: apple && appleWallet(apple), google: google && googleWallet(google) };
  if (wallets.apple) {
    const { endsAt } = wallets.apple;
    const when = amsterdamDay(endsAt);
    if (endsAt <= now) throw new StartError(`APPLE_PASS_CERTIFICATE ended on ${when}: set a new one, or none.`);
    if (endsAt.getTime() - now.getTime() < warnedDays * day) warn(`APPLE_PASS_CERTIFICATE ends on ${when}.`);
  }
  return wallets;
}
