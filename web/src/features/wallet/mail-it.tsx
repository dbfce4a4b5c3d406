import { mailBookingDocument, mailDocument } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import type { Papers } from './paper-queries.ts';

/** Mails a paper to its payer. */
export function MailIt({ number, token }: Papers & { number: string }) {
  const { t, explain } = useI18n();
  const mail = useMutation({
    mutationFn: () =>
      token === undefined
        ? call(mailDocument, { params: { number } })
        : call(mailBookingDocument, { params: { token, number } }),
    onSuccess: () => showBanner('success', t('document.mailed')),
    onError: (error) => showBanner('warning', explain(error), { seconds: 10 }),
  });
  return (
    <SubmitButton type="button" variant="secondary" working={mail.isPending} onClick={() => mail.mutate()}>
      {t('document.mail')}
    </SubmitButton>
  );
}
