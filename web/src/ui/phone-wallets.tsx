import { appleTicket, appleTicketOfBooking, googleTicket, googleTicketOfBooking } from '@rondo/contract/calls';
import { addressOf } from '../platform/api.ts';
import { useT } from '../platform/i18n.tsx';
import { useInNativeShell } from '../platform/native-shell.ts';
import { useMounted } from '../platform/use-mounted.ts';
import { OutLink } from './button.tsx';

type Wallet = 'apple' | 'google';

/** The addresses of the ticket for a game, for the logged-in player. */
export const walletsOfGame = (id: string): Record<Wallet, string> => ({
  apple: addressOf(appleTicket, { params: { id } }),
  google: addressOf(googleTicket, { params: { id } }),
});

/** The addresses of the ticket for a booking, by its link. */
export const walletsOfBooking = (token: string): Record<Wallet, string> => ({
  apple: addressOf(appleTicketOfBooking, { params: { token } }),
  google: addressOf(googleTicketOfBooking, { params: { token } }),
});

/** Adds a ticket to the wallet app of the user's phone; on a computer to either app (product.md#tickets-in-the-phone). */
export function PhoneWallets({ wallets, addresses }: { wallets: Wallet[]; addresses: Record<Wallet, string> }) {
  const t = useT();
  const isMounted = useMounted();
  // A shell opens links in a browser, where the user isn't logged in.
  const isShell = useInNativeShell();
  if (!isMounted || isShell) return null;
  return wallets.filter(isHere).map((wallet) => (
    <OutLink
      key={wallet}
      variant="secondary"
      href={addresses[wallet]}
      // Apple's ticket is a file that opens over this page.
      {...(wallet === 'apple' && { target: '_self' })}
    >
      {t(`tickets.phoneWallets.${wallet}`)}
    </OutLink>
  ));
}

/** Whether the device may have this wallet: a phone only has that of its own maker. */
function isHere(wallet: Wallet): boolean {
  const { userAgent } = window.navigator;
  return !(wallet === 'apple' ? /Android/ : /iPhone|iPad/).test(userAgent);
}
