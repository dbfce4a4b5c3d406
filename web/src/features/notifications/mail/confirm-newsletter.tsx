import { confirmNewsletter } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { ButtonLink, SubmitButton } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/form.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';

/** Confirmed by a button, so that a mail program that opens links by itself subscribes nobody. */
export function ConfirmNewsletter({ token }: { token: string }) {
  const t = useT();
  const refusal = useRefusal();
  const confirm = useMutation({
    mutationFn: () => call(confirmNewsletter, { body: { token } }),
    onMutate: refusal.clear,
    onError: refusal.refuse,
  });
  const code = confirm.error instanceof ApiError && confirm.error.status === 400 ? confirm.error.code : null;
  // After a second press it is already done.
  const isDone = confirm.isSuccess || code === 'already_subscribed';
  if (isDone || code !== null)
    return (
      <Page width="narrow">
        <EmptyState
          level={1}
          sign={isDone ? 'check' : undefined}
          title={t(isDone ? 'notices.newsletter.done' : 'notices.newsletter.gone')}
          action={<ButtonLink to="/allgames">{t('notices.newsletter.games')}</ButtonLink>}
        >
          {t(isDone ? 'notices.newsletter.doneBody' : 'notices.newsletter.goneBody')}
        </EmptyState>
      </Page>
    );
  return (
    <Page width="narrow" title={t('notices.newsletter.title')} intro={t('notices.newsletter.body')}>
      <div {...refusal.form}>{refusal.whole && <Problem>{refusal.whole}</Problem>}</div>
      <SubmitButton type="button" size="large" wide working={confirm.isPending} onClick={() => confirm.mutate()}>
        {t('notices.newsletter.submit')}
      </SubmitButton>
    </Page>
  );
}
