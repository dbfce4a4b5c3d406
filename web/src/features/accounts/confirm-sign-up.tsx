import { confirmSignUp } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { takeReturn } from '../../platform/return-to.ts';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { useSessionStarted } from './session-started.ts';

/** A button confirms: a mail program that opens links by itself must not use the token up. */
export function ConfirmSignUp({ token }: { token: string }) {
  const { t, explain } = useSpeech();
  const navigate = useNavigate();
  const sessionStarted = useSessionStarted();
  const confirm = useMutation({
    mutationFn: async () => {
      await call(confirmSignUp, { params: { token } });
      await sessionStarted();
    },
    onSuccess: () => {
      showBanner('success', t('accounts.confirm.done'));
      void navigate(takeReturn() ?? '/allgames', { replace: true });
    },
    onError: (error) => {
      showBanner('error', error instanceof ApiError ? explain(error) : t('accounts.confirm.failed'));
      void navigate('/login', { replace: true });
    },
  });
  return (
    <SubmitButton type="button" size="large" wide working={confirm.isPending} onClick={() => confirm.mutate()}>
      {t('accounts.confirm.submit')}
    </SubmitButton>
  );
}
