import { remindOfDetails } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useI18n } from '../../../../platform/i18n.tsx';
import { showBanner } from '../../../../ui/banner.tsx';
import { SubmitButton } from '../../../../ui/button.tsx';
import { Row } from '../../../../ui/layout.tsx';

/** Asks an organiser for their bank account, in one press. */
export function Remind({ id, name }: { id: string; name: string }) {
  const { t, explain } = useI18n();
  const remind = useMutation({
    mutationFn: () => call(remindOfDetails, { params: { id }, idempotencyKey: crypto.randomUUID() }),
    onSuccess: () => showBanner('success', t('running.payouts.reminded', { name })),
    onError: (error) => showBanner('error', explain(error)),
  });
  return (
    <Row gap={8} wrap above={6} below={10}>
      <SubmitButton type="button" variant="secondary" working={remind.isPending} onClick={() => remind.mutate()}>
        {t('running.payouts.remind')}
      </SubmitButton>
    </Row>
  );
}
