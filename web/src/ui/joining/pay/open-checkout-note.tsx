import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Button } from '../../button.tsx';
import { Note } from '../../form.tsx';
import { useOpenCheckout } from './use-open-checkout.ts';

/** Tells people who came back from the bank that their checkout there is still open, before they pay in another way, which ends it. */
export function OpenCheckoutNote({ gameId }: { gameId: string }) {
  const t = useT();
  const formats = useFormats();
  const open = useOpenCheckout(gameId);
  if (open === null) return null;
  return (
    <Note>
      {t('spots.checkout.open', { total: formats.money(open.total) })}{' '}
      <Button variant="plain" onClick={() => window.location.assign(open.paymentLink)}>
        {t('spots.checkout.goOn')}
      </Button>
    </Note>
  );
}
