import type { GameDetails } from '@rondo/contract';
import { useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useRefund } from './commands.ts';
import { RefundPolicy } from './refund-policy.tsx';
import classes from './wizard.module.css';

interface Props {
  game: GameDetails;
  refund: { percent: number; amount: number; retained: number };
  onClose: () => void;
}

/** Step 7: exactly what comes back, before anything happens. */
export function RefundStep({ game, refund, onClose }: Props) {
  const { t, explain } = useSpeech();
  const formats = useFormats();
  const [terms, setTerms] = useState(false);
  const giveUp = useRefund(game._id);
  const submit = () =>
    giveUp.mutate(undefined, {
      onSuccess: () => {
        showBanner('success', t('joining.refund.done'));
        onClose();
      },
      onError: (error) => {
        showBanner('warning', explain(error), { seconds: 10 });
        onClose();
      },
    });
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('joining.refund.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('joining.refund.keep')}
          </Button>
          <SubmitButton type="button" variant="danger" working={giveUp.isPending} blocked={!terms} onClick={submit}>
            {refund.amount > 0
              ? t('joining.refund.confirm', { amount: formats.money(refund.amount) })
              : t('joining.refund.giveUp')}
          </SubmitButton>
        </>
      }
    >
      <div className={classes.body}>
        <PriceLines
          lines={[
            { label: t('joining.refund.paid'), euros: game.viewer?.paid ?? 0 },
            ...(refund.retained > 0 ? [{ label: t('joining.refund.retained'), euros: -refund.retained }] : []),
          ]}
          total={{ label: `${t('joining.refund.back')} (${refund.percent} %)`, euros: refund.amount }}
        />
        {refund.amount === 0 && <p>{t('joining.refund.nothing')}</p>}
        <Checkbox
          toggle
          label={t('joining.refund.terms')}
          checked={terms}
          onChange={(event) => setTerms(event.target.checked)}
        />
        <RefundPolicy free={false} />
      </div>
    </Sheet>
  );
}
