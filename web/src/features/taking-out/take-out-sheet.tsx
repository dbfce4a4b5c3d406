import type { CallResponse, listTakingOut } from '@rondo/contract';
import { leaveGame } from '@rondo/contract/forms';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../platform/formats.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { useTypedState } from '../../platform/typed.ts';
import { showBanner } from '../../ui/banner.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormSheet } from '../../ui/form-sheet.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { useTakeOut } from './commands.ts';
import { takingOutQuery } from './queries.ts';

type Player = CallResponse<typeof listTakingOut>['data']['players'][number];

interface Props {
  gameId: string;
  playerId: string;
  onClose: () => void;
}

/** For a game's leaders: the effects of taking a player out, and the reason that they give (product.md#taking-a-player-out). */
export default function TakeOutSheet({ gameId, playerId, onClose }: Props) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(takingOutQuery(gameId));
  // The sheet keeps the player it was opened for, even when they have left the list.
  const [first, setFirst] = useTypedState<Player | null>('first', null);
  const player = first ?? data?.players.find(({ _id }) => _id === playerId);
  if (player && !first) setFirst(player);
  if (player) return <TakingOut gameId={gameId} player={player} onClose={onClose} />;
  return (
    <Sheet open title={t('takingOut.act')} onClose={onClose}>
      {data ? (
        <EmptyState title={t('takingOut.gone')} />
      ) : error ? (
        <ErrorState title={t('takingOut.failed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={320} />
        </Loading>
      )}
    </Sheet>
  );
}

function TakingOut({ gameId, player, onClose }: { gameId: string; player: Player; onClose: () => void }) {
  const t = useT();
  const formatName = useFormatName();
  const name = formatName(player.name);
  const form = useCallForm(leaveGame, {
    initial: { matchId: gameId, targetId: player._id, reason: '' },
    say: { reason: t('takingOut.reasonShort') },
    needs: ['reason'],
  });
  const takeOut = useTakeOut(gameId, player._id, {
    onDone: () => {
      showBanner('success', t('takingOut.done', { name }));
      onClose();
    },
    onRefused: form.refuse,
  });
  const back = useBack(player);
  return (
    <FormSheet
      title={t('takingOut.title', { name })}
      action={t('takingOut.act')}
      cancel={t('takingOut.keep')}
      isDanger
      working={takeOut.isPending}
      refusal={form.refusal}
      onSubmit={() => form.attempt((_, { reason }) => takeOut.mutate(reason.trim()))}
      onClose={onClose}
    >
      <Stack as="ul" gap={8} breaks bulleted>
        {back && <li>{back}</li>}
        <li>{t('takingOut.next')}</li>
        <li>{t('takingOut.told')}</li>
        <li>{t('takingOut.barred')}</li>
      </Stack>
      <TextField
        {...form.text('reason')}
        label={t('takingOut.reason')}
        hint={t('takingOut.reasonHint', form.count('reason'))}
      />
    </FormSheet>
  );
}

/** The receivers and amounts of the refund; null for a spot that cost nothing. */
function useBack({ back, to, payer, name }: Player): string | null {
  const t = useT();
  const formats = useFormats();
  const formatName = useFormatName();
  if (to === 'nobody') return null;
  const who = formatName(to === 'payer' ? payer : name);
  return t(`takingOut.back.${to}`, { name: who, amount: formats.money(back) });
}
