import type { CallResponse, getLeaving as GetLeaving } from '@rondo/contract';
import { deleteMe } from '@rondo/contract/calls';
import { accountForm } from '@rondo/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
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
import { PasswordField } from '../../../ui/password-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { LeavingGames } from './leaving-games.tsx';
import { leavingQuery } from '../settings/settings-queries.ts';
import classes from '../settings/settings.module.css';

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
    mutationFn: (body: { password?: string; givenUpBalance: number }) => call(deleteMe, { body }),
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
      <div className={classes.question}>
        <p>{t('settings.leaving.organised')}</p>
        <LeavingGames games={leaving.organised.map((match) => ({ match, note: null }))} />
      </div>
    );
  if (leaving.paymentUnderWay)
    return (
      <div className={classes.question}>
        <p>{t('settings.leaving.payment')}</p>
        {openPayments}
      </div>
    );
  return <Note>{t('settings.leaving.loginFirst')}</Note>;
}

const refusals = { given: ['balance_left'], password: ['wrong_password'] } as const;

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
  const refusal = useRefusal(refusals);
  const [password, setPassword] = useState('');
  // The balance they agreed to give up; if it changes, they are asked again.
  const [givenEuros, setGivenEuros] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const { balance, onPasses, spots, hasPassword } = leaving;
  const given = givenEuros === balance;
  const amount = formats.money(balance);
  const comesBack = spots.some(({ refund }) => refund > 0);
  const lacks = { password: hasPassword && password === '', given: balance > 0 && !given };
  const submit = () => {
    setAsked(true);
    refusal.clear();
    if (lacks.password || lacks.given) {
      refusal.lead();
      return;
    }
    const body = { ...(hasPassword && { password }), givenUpBalance: balance };
    leave.mutate(body, {
      onError: (error) => {
        refusal.refuse(error);
        onChanged();
      },
    });
  };
  return (
    <Form
      {...refusal.form}
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
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
            name="given"
            label={t('settings.leaving.giveUp', { amount })}
            checked={given}
            error={refusal.at('given') ?? (asked && lacks.given && t('settings.leaving.giveUpMissing'))}
            onChange={(event) => setGivenEuros(event.target.checked ? balance : null)}
          />
        </>
      )}
      {hasPassword && (
        <PasswordField
          autoComplete="current-password"
          maxLength={accountForm.passwordMax}
          name="password"
          label={t('settings.leaving.password')}
          value={password}
          error={refusal.at('password') ?? (asked && lacks.password && t('accounts.passwordRequired'))}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
    </Form>
  );
}
