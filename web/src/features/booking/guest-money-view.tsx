import { askGuestMoneyBack, getGuestMoney } from '@rondo/contract/calls';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Note, Problem } from '../../ui/form.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { useRefusal } from '../../ui/use-refusal.ts';

const guestMoneyQuery = (token: string) =>
  queryOptions({
    queryKey: ['guestMoney', token],
    queryFn: async () => (await call(getGuestMoney, { params: { token } })).data,
  });

/** The money kept for a guest: returned by a press, or made credit by setting a password. Opening the page changes nothing. */
export function GuestMoneyView({ token }: { token: string }) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const { contactEmail } = useSettings();
  const client = useQueryClient();
  const refusal = useRefusal();
  const { data: money, error, refetch } = useQuery(guestMoneyQuery(token));
  const haveBack = useMutation({
    mutationFn: () => call(askGuestMoneyBack, { params: { token } }),
    onMutate: refusal.clear,
    onError: (problem) => {
      // The money is gone because the button was pressed twice or the guest chose elsewhere, so the page loads anew.
      if (problem instanceof ApiError && problem.code === 'nothing_kept') void refetch();
      else refusal.refuse(problem);
    },
    onSuccess: ({ data }) => client.setQueryData(guestMoneyQuery(token).queryKey, data),
  });
  if (error instanceof ApiError && error.code === 'guest_money_not_found')
    return (
      <EmptyState level={1} title={t('guestMoney.notFound')}>
        {t('guestMoney.notFoundBody')}
      </EmptyState>
    );
  if (error) return <ErrorState message={explain(error)} onRetry={() => void refetch()} />;
  if (!money)
    return (
      <Loading>
        <Skeleton height={320} />
      </Loading>
    );
  const { email, isGuest, kept, canGoBack, underWay, sent, account, toBank, byBank } = money;
  const back = underWay + sent;
  const viaBank = toBank + byBank;
  const gone = back + viaBank;
  if (kept === 0) {
    const how = [
      back > 0 && t('guestMoney.backBody'),
      viaBank > 0 && t(`guestMoney.${toBank > 0 ? 'toBankBody' : 'byBankBody'}`),
    ].filter(Boolean);
    return (
      <EmptyState
        level={1}
        sign={gone > 0 ? 'check' : undefined}
        title={t(gone > 0 ? 'guestMoney.back' : 'guestMoney.nothing', { amount: formats.money(gone) })}
        action={<ButtonLink to="/allgames">{t('wallet.lists.findGame')}</ButtonLink>}
      >
        {gone > 0 ? how.join(' ') : t(`guestMoney.${isGuest ? 'nothingBody' : 'inWallet'}`)}
      </EmptyState>
    );
  }
  const rest = { amount: formats.money(kept - canGoBack), email: contactEmail };
  return (
    <>
      <h1>{t('guestMoney.kept', { amount: formats.money(kept) })}</h1>
      {back > 0 && <Note>{t('guestMoney.alsoBack', { amount: formats.money(back) })}</Note>}
      {viaBank > 0 && <Note>{t('guestMoney.alsoByBank', { amount: formats.money(viaBank) })}</Note>}
      <Text above={8}>{t(canGoBack > 0 ? 'guestMoney.choose' : 'guestMoney.chooseBank')}</Text>
      <div {...refusal.form}>{refusal.whole && <Problem>{refusal.whole}</Problem>}</div>
      <Stack gap={10} above={16} below={24}>
        {canGoBack > 0 && (
          <SubmitButton type="button" size="large" wide working={haveBack.isPending} onClick={() => haveBack.mutate()}>
            {t('guestMoney.haveBack', { amount: formats.money(canGoBack) })}
          </SubmitButton>
        )}
        <ButtonLink size="large" wide variant="secondary" to={`/guest-account?email=${encodeURIComponent(email)}`}>
          {t('guestMoney.keep')}
        </ButtonLink>
      </Stack>
      {canGoBack < kept && (
        <Note>{account ? t('guestMoney.toAccount', { ...rest, iban: account }) : t('guestMoney.byBank', rest)}</Note>
      )}
    </>
  );
}
