import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { AgreeToGift } from './agree-to-gift.tsx';
import { ChangePromocode } from './change-promocode.tsx';
import { ExpirePromocode } from './expire-promocode.tsx';
import { NewPromocode } from './new-promocode.tsx';
import { PromocodeSheet } from './promocode-sheet.tsx';

/** A promocode to make (`?step=new`), to open (`?step=promocode&id=…`), to change or to end, and a gift to agree to. */
export function PromocodeSheets() {
  const { step, about, go, close } = useUrlStep(['new', 'promocode', 'change', 'expire', 'agree'], ['id']);
  const id = about('id');
  if (step === 'new') return <NewPromocode onClose={close} />;
  if (!step || !id) return null;
  if (step === 'change') return <ChangePromocode id={id} onClose={close} />;
  if (step === 'expire') return <ExpirePromocode id={id} onClose={close} />;
  if (step === 'agree') return <AgreeToGift id={id} onClose={close} />;
  return (
    <PromocodeSheet
      id={id}
      onChange={() => go('change', { id })}
      onAgree={() => go('agree', { id })}
      onExpire={() => go('expire', { id })}
      onClose={close}
    />
  );
}
