import { useRef } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { useUser } from '../../platform/session.ts';
import { useTypedState } from '../../platform/typed.ts';
import { showBanner } from '../../ui/banner.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldGroup } from '../../ui/field.tsx';
import { FormSheet } from '../../ui/form-sheet.tsx';
import { Stack } from '../../ui/layout.tsx';
import { useRefusal } from '../../ui/use-refusal.ts';
import { useConfirmNoShows } from './commands.ts';
import type { MarkedSpot } from './use-check-in.ts';

interface Props {
  gameId: string;
  spots: readonly MarkedSpot[];
  onClose: () => void;
}

/** After the game: who didn't come. Players marked as not here are ticked already, and nothing is sent by itself. */
export default function ConfirmSheet({ gameId, spots, onClose }: Props) {
  const t = useT();
  const formatName = useFormatName();
  const user = useUser();
  const refusal = useRefusal();
  const confirm = useConfirmNoShows(gameId);
  const key = useRef(crypto.randomUUID());
  const open = spots.filter(
    ({ player, mark, noShow }) =>
      mark !== 'here' && noShow === null && player.role !== 'guest' && player._id !== user?._id,
  );
  const [chosen, setChosen] = useTypedState<readonly string[]>('chosen', () =>
    open.filter(({ mark }) => mark === 'not_here').map(({ _id }) => _id),
  );
  const count = chosen.length;
  const submit = () =>
    confirm.mutate(
      { spots: [...chosen], key: key.current },
      {
        onSuccess: () => {
          onClose();
          showBanner('success', t(count > 0 ? 'attendance.noShows.told' : 'attendance.noShows.toldNobody'));
        },
        onError: refusal.refuse,
      },
    );
  const toggle = (id: string) => {
    // Another choice is another request.
    key.current = crypto.randomUUID();
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
    refusal.clear();
  };
  return (
    <FormSheet
      title={t('attendance.noShows.title')}
      action={count > 0 ? t('attendance.noShows.confirm', { count }) : t('attendance.noShows.confirmNobody')}
      cancel={t('attendance.noShows.keepOpen')}
      working={confirm.isPending}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {open.length === 0 ? (
        <p>{t('attendance.noShows.all')}</p>
      ) : (
        <>
          <p>{t('attendance.noShows.chooseHint')}</p>
          <FieldGroup legend={t('attendance.noShows.choose')}>
            <Stack gap={4}>
              {open.map(({ _id: id, player }) => (
                <Checkbox
                  key={id}
                  label={formatName(player.name)}
                  checked={chosen.includes(id)}
                  onChange={() => toggle(id)}
                />
              ))}
            </Stack>
          </FieldGroup>
        </>
      )}
    </FormSheet>
  );
}
