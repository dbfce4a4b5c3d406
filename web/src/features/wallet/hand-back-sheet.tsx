import type { WalletPass } from '@rondo/contract';
import { useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Problem } from '../../ui/form.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { QuestionSheet } from '../../ui/question-sheet.tsx';
import { ApiError } from '../../platform/api.ts';
import { useHandBack } from './commands.ts';

/** Says to the cent what handing a pass back returns, before anything happens. */
export function HandBackSheet({ pass, onClose }: { pass: WalletPass; onClose: () => void }) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const { left, ride, back } = pass;
  const amount = formats.money(back.amount);
  const handBack = useHandBack({
    onDone: () => {
      showBanner('success', t('passes.handBack.done', { amount }));
      onClose();
    },
  });
  const submit = () => handBack.mutate({ id: pass._id, amount: back.amount });
  const { error } = handBack;
  return (
    <QuestionSheet
      title={t('passes.handBack.title')}
      keep={t('passes.handBack.keep')}
      action={back.amount > 0 ? t('passes.handBack.submit', { amount }) : t('passes.handBack.submitNothing')}
      working={handBack.isPending}
      onClose={onClose}
      onConfirm={submit}
    >
      <PriceLines
        lines={[
          {
            label: t('passes.handBack.held', { left, ride: formats.money(ride) }),
            euros: back.amount + back.retained,
          },
          ...(back.retained > 0 ? [{ label: t('passes.handBack.retained'), euros: -back.retained }] : []),
        ]}
        total={{ label: t('passes.handBack.back', { percent: back.percent }), euros: back.amount }}
      />
      <p>{t('passes.handBack.body')}</p>
      {error && (
        <Problem>
          {error instanceof ApiError && error.code === 'refund_changed' ? t('passes.handBack.changed') : explain(error)}
        </Problem>
      )}
    </QuestionSheet>
  );
}
