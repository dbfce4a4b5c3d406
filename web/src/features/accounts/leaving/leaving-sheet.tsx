import type { CallResponse, getLeaving as GetLeaving } from '@rondo/contract';
import { deleteMe } from '@rondo/contract/forms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { clearStoredData } from '../../../platform/clear-stored-data.ts';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { sessionQuery } from '../../../platform/session.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Form, Note, Problem } from '../../../ui/form.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { LeavingGames } from './leaving-games.tsx';
import { leavingQuery } from '../settings/settings-queries.ts';

type Leaving = CallResponse<typeof GetLeaving>['data'];

/** Says exactly what deleting the account would do now, and asks for the password. */
export default function LeavingSheet({ openPayments, onClose }: { openPayments: ReactNode; onClose: () => void }) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(leavingQuery);
  const formId = useId();
  const leave = useLeave();
  const canLeave =
    data && data.organised.length === 0 && !data.paymentUnderWay && (data.hasPassword || data.loginIsRecent);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('settings.leaving.sheetTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('settings.leaving.keep')}
          </Button>
          {canLeave && (
            <SubmitButton form={formId} variant="danger" working={leave.isPending}>
              {t('settings.leaving.confirm')}
            </SubmitButton>
          )}
        </>
      }
    >
      {data ? (
        canLeave ? (
          <Question id={formId} leaving={data} leave={leave} onChanged={() => void refetch()} />
        ) : (
          <Hindrance leaving={data} openPayments={openPayments} />
        )
      ) : error ? (
        <ErrorState message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={220} />
        </Loading>
      )}
    </Sheet>
  );
}

/** Deletes the account and removes stored data, then shows the login. */
function useLeave() {
  const { t } = useI18n();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: { password?: string; givenUpBalance?: number }) => call(deleteMe, { body }),
    onSuccess: async () => {
      await navigate('/login', { replace: true });
      await clearStoredData();
      client.clear();
      client.setQueryData(sessionQuery.queryKey, null);
      showBanner('success', t('settings.leaving.done'));
    },
  });
}

function Hindrance({ leaving, openPayments }: { leaving: Leaving; openPayments: ReactNode }) {
  const { t } = useI18n();
  if (leaving.organised.length > 0)
    return (
      <Stack gap={16}>
        <p>{t('settings.leaving.organised')}</p>
        <LeavingGames games={leaving.organised.map((match) => ({ match, note: null }))} />
      </Stack>
    );
  if (leaving.paymentUnderWay)
    return (
      <Stack gap={16}>
        <p>{t('settings.leaving.payment')}</p>
        {openPayments}
      </Stack>
    );
  return <Note>{t('settings.leaving.loginFirst')}</Note>;
}

const askable = ['password', 'givenUpBalance'] as const;

interface QuestionProps {
  id: string;
  leaving: Leaving;
  leave: ReturnType<typeof useLeave>;
  /** Called when the consequences have changed in the meantime. */
  onChanged: () => void;
}

function Question({ id, leaving, leave, onChanged }: QuestionProps) {
  const t = useT();
  const formats = useFormats();
  const { balance, onPasses, spots, hasPassword } = leaving;
  const amount = formats.money(balance);
  const comesBack = spots.some(({ refund }) => refund > 0);
  const form = useCallForm(deleteMe, {
    initial: { password: '', givenUpBalance: '' },
    say: { password: t('accounts.passwordRequired') },
    needs: ['password'],
    without: () => askable.filter((name) => (name === 'password' ? !hasPassword : balance === 0)),
    // The box holds the balance that was agreed to give up, so that another balance is asked about again.
    check: ({ givenUpBalance }) => ({
      givenUpBalance: givenUpBalance === String(balance) ? null : t('settings.leaving.giveUpMissing'),
    }),
  });
  const { values, refusal } = form;
  const onError = (error: unknown) => {
    form.refuse(error);
    onChanged();
  };
  return (
    <Form {...form.sends((body) => leave.mutate(body, { onError }))} id={id}>
      <p>{t('settings.leaving.goes')}</p>
      {spots.length > 0 && (
        <div>
          <p>{t('settings.leaving.spots', { count: spots.length })}</p>
          <LeavingGames
            games={spots.map(({ match, refund }) => ({
              match,
              note:
                refund > 0
                  ? t('settings.leaving.refund', { amount: formats.money(refund) })
                  : t('settings.leaving.noRefund'),
            }))}
          />
        </div>
      )}
      {balance > 0 && (
        <>
          <p>
            {t(comesBack ? 'settings.leaving.balanceAfter' : 'settings.leaving.balance', { amount })}{' '}
            {onPasses > 0 && t('settings.leaving.onPasses', { amount: formats.money(onPasses) })}
          </p>
          <Checkbox
            name="givenUpBalance"
            label={t('settings.leaving.giveUp', { amount })}
            checked={values.givenUpBalance === String(balance)}
            error={form.at('givenUpBalance')}
            onChange={({ target }) => form.change({ givenUpBalance: target.checked ? String(balance) : '' })}
          />
        </>
      )}
      {hasPassword && (
        <PasswordField
          {...form.text('password')}
          autoComplete="current-password"
          label={t('settings.leaving.password')}
        />
      )}
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
    </Form>
  );
}
