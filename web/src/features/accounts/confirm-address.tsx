import { confirmAddress } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { sessionQuery } from '../../platform/session.ts';
import { showBanner } from '../../ui/banner.tsx';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** A button confirms: a mail program that opens links by itself must not use the token up. */
export function ConfirmAddress({ token }: { token: string }) {
  const { t, explain } = useSpeech();
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
    onError: (error) => showBanner('error', explain(error)),
  });
  if (confirm.error instanceof ApiError && confirm.error.status === 400)
    return (
      <Page width="narrow">
        <EmptyState
          level={1}
          title={t('editProfile.confirm.gone')}
          action={<ButtonLink to="/edit-profile">{t('editProfile.confirm.again')}</ButtonLink>}
        >
          {t('editProfile.confirm.goneBody')}
        </EmptyState>
      </Page>
    );
  return (
    <Page width="narrow" title={t('editProfile.confirm.title')} intro={t('editProfile.confirm.body')}>
      <SubmitButton type="button" size="large" wide working={confirm.isPending} onClick={() => confirm.mutate()}>
        {t('editProfile.confirm.submit')}
      </SubmitButton>
    </Page>
  );
}
