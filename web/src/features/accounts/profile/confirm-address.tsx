import { confirmAddress } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { sessionQuery } from '../../../platform/session.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { ButtonLink, SubmitButton } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/form.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';

/** Confirmed by a button, so that a mail program that opens links by itself does not use up the token. */
export function ConfirmAddress({ token }: { token: string }) {
  const t = useT();
  const refusal = useRefusal();
  const client = useQueryClient();
  const navigate = useNavigate();
  const confirm = useMutation({
    mutationFn: () => call(confirmAddress, { body: { token } }),
    onSuccess: async ({ email }) => {
      showBanner('success', t('editProfile.confirm.done', { email }));
      await client.invalidateQueries();
      const isLoggedIn = (await client.fetchQuery(sessionQuery).catch(() => null)) !== null;
      void navigate(isLoggedIn ? '/profile' : '/login', { replace: true });
    },
    onMutate: refusal.clear,
    onError: refusal.refuse,
  });
  const code = confirm.error instanceof ApiError && confirm.error.status === 400 ? confirm.error.code : null;
  // After a second press it is already done.
  const isDone = code === 'address_confirmed';
  if (code !== null)
    return (
      <Page width="narrow">
        <EmptyState
          level={1}
          sign={isDone ? 'check' : undefined}
          title={t(isDone ? 'editProfile.confirm.already' : 'editProfile.confirm.gone')}
          action={<ButtonLink to="/edit-profile">{t('editProfile.confirm.again')}</ButtonLink>}
        >
          {isDone ? null : t('editProfile.confirm.goneBody')}
        </EmptyState>
      </Page>
    );
  return (
    <Page width="narrow" title={t('editProfile.confirm.title')} intro={t('editProfile.confirm.body')}>
      <div {...refusal.form}>{refusal.whole && <Problem>{refusal.whole}</Problem>}</div>
      <SubmitButton type="button" size="large" wide working={confirm.isPending} onClick={() => confirm.mutate()}>
        {t('editProfile.confirm.submit')}
      </SubmitButton>
    </Page>
  );
}
