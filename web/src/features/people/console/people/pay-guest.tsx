import { payGuest } from '@rondo/contract/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n } from '../../../../platform/i18n.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { GuestAccount } from './guest-account.tsx';
import { keptQuery, userQuery } from './queries.ts';

interface Props {
  id: string;
  /** Returns to the person's sheet. */
  onBack: () => void;
  onClose: () => void;
}

/** Returns the money kept for a guest the way they paid, or else to the account that they gave (decisions/0079-guests-money.md). */
export function PayGuest({ id, onBack, onClose }: Props) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery(id));
  const { data: kept, error, refetch } = useQuery(keptQuery(id));
  const onDone = () => {
    for (const queryKey of [
      ['console', 'people'],
      ['console', 'payouts'],
      userQuery(id).queryKey,
      keptQuery(id).queryKey,
    ])
      void client.invalidateQueries({ queryKey });
    onBack();
  };
  if (!user || !kept)
    return (
      <Sheet open title={t('console.person.payGuest')} onClose={onClose}>
        {error ? (
          <ErrorState
            title={t('console.act.payGuest.failed')}
            message={explain(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading>
            <Skeleton height={220} />
          </Loading>
        )}
      </Sheet>
    );
  if (kept.kept > 0 && kept.canGoBack === 0)
    return <GuestAccount user={user} kept={kept} onDone={onDone} onClose={onClose} />;
  const rest = kept.kept - kept.canGoBack;
  return (
    <ReasonSheet
      call={payGuest}
      title={t('console.act.payGuest.title')}
      body={t('console.act.payGuest.body', { amount: formats.money(kept.canGoBack), email: user.email })}
      action={t('console.act.payGuest.do')}
      act={(reason, idempotencyKey) =>
        call(payGuest, { params: { id }, body: { amount: kept.kept, reason }, idempotencyKey })
      }
      onDone={onDone}
      onClose={onClose}
    >
      {rest > 0 && <p>{t('console.act.payGuest.rest', { amount: formats.money(rest) })}</p>}
    </ReasonSheet>
  );
}
