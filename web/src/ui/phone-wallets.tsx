import { appleTicket, appleTicketOfBooking, googleTicket, googleTicketOfBooking } from '@rondo/contract/calls';
import { addressOf } from '../platform/api.ts';
import { useT } from '../platform/i18n.tsx';
import { useInNativeShell } from '../platform/native-shell.ts';
import { useMounted } from '../platform/use-mounted.ts';
import { OutLink } from './button.tsx';

type Wallet = 'apple' | 'google';

/** Where the ticket of a game that one is logged in for is had. */
export const walletsOfGame = (id: string): Record<Wallet, string> => ({
  apple: addressOf(appleTicket, { params: { id } }),
  google: addressOf(googleTicket, { params: { id } }),
});

/** Where that of a booking is had, by its link. */
export const walletsOfBooking = (token: string): Record<Wallet, string> => ({
  apple: addressOf(appleTicketOfBooking, { params: { token } }),
  google: addressOf(googleTicketOfBooking, { params: { token } }),
});

/** Adds one's ticket to the wallet app of the phone that one has; on a computer to either (product.md#tickets-in-the-phone). */
export function PhoneWallets({ wallets, addresses }: { wallets: Wallet[]; addresses: Record<Wallet, string> }) {
  const t = useT();
  const isMounted = useMounted();
  // What a shell leads to outside is not logged in there.
  const isShell = useInNativeShell();
  if (!isMounted || isShell) return null;
  return wallets.filter(isHere).map((wallet) => (
    <OutLink
      key={wallet}
      variant="secondary"
      href={addresses[wallet]}
      // Apple's is a file that opens over this page.
      {...(wallet === 'apple' && { target: '_self' })}
    >
      {t(`tickets.phoneWallets.${wallet}`)}
    </OutLink>
  ));
}

/** A phone has the wallet of its maker. */
function isHere(wallet: Wallet): boolean {
  const { userAgent } = window.navigator;
  return !(wallet === 'apple' ? /Android/ : /iPhone|iPad/).test(userAgent);
}
