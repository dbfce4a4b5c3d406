import type { GameDetails } from '@rondo/contract';
import { appleTicket, googleTicket } from '@rondo/contract/calls';
import { addressOf } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useInNativeShell } from '../../../platform/native-shell.ts';
import { useMounted } from '../../../platform/use-mounted.ts';
import { OutLink } from '../../../ui/button.tsx';

const calls = { apple: appleTicket, google: googleTicket } as const;

type Wallet = keyof typeof calls;

/** Adds one's ticket to the wallet app of the phone that one has; on a computer to either (product.md#tickets-in-the-phone). */
export function PhoneWallets({ game: { _id: id, viewer } }: { game: Pick<GameDetails, '_id' | 'viewer'> }) {
  const t = useT();
  const isMounted = useMounted();
  // What a shell leads to outside is not logged in there.
  const isShell = useInNativeShell();
  if (!isMounted || isShell) return null;
  return viewer?.phoneWallets.filter(isHere).map((wallet) => (
    <OutLink
      key={wallet}
      variant="secondary"
      href={addressOf(calls[wallet], { params: { id } })}
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
