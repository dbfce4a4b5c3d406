import { walletCertificateEnds } from '../../platform/processes/metrics.ts';
import type { Context } from '../../platform/serve.ts';
import type { PhoneWallets } from '../../providers/phone-tickets/provider.ts';
import { tellChanges } from './tell-changes.ts';

/** Tells phones of changes. Apple and Google may be slow, and must not hold up our own work. */
export function registerPhoneTicketJobs(context: Context, wallets: PhoneWallets): void {
  if (wallets.apple) walletCertificateEnds.set(wallets.apple.endsAt.getTime() / 1000);
  context.jobs.sweepApart('phone tickets', (signal) => tellChanges({ ...context, wallets }, signal), {
    everySeconds: 15,
  });
}
