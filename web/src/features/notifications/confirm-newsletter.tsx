import { confirmNewsletter } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { ApiError, call } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** A button confirms: a mail program that opens links by itself must put nobody on the list. */
export function ConfirmNewsletter({ token }: { token: string }) {
  const { t, explain } = useSpeech();
  const confirm = useMutation({
    mutationFn: () => call(confirmNewsletter, { body: { token } }),
    onError: (error) => showBanner('error', explain(error)),
  });
  const isGone = confirm.error instanceof ApiError && confirm.error.status === 400;
  if (isGone || confirm.isSuccess)
    return (
      <Page width="narrow">
        <EmptyState
          level={1}
          sign={isGone ? undefined : 'check'}
          title={t(isGone ? 'notices.newsletter.gone' : 'notices.newsletter.done')}
          action={<ButtonLink to="/allgames">{t('notices.newsletter.games')}</ButtonLink>}
        >
          {t(isGone ? 'notices.newsletter.goneBody' : 'notices.newsletter.doneBody')}
        </EmptyState>
      </Page>
    );
  return (
    <Page width="narrow" title={t('notices.newsletter.title')} intro={t('notices.newsletter.body')}>
      <SubmitButton type="button" size="large" wide working={confirm.isPending} onClick={() => confirm.mutate()}>
        {t('notices.newsletter.submit')}
      </SubmitButton>
    </Page>
  );
}
