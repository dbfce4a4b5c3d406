import type { listConsoleGames } from '@rondo/contract';
import { giveGame } from '@rondo/contract/forms';
import { eurosToCents, givesUnpaid } from '@rondo/rules';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { useTypedState } from '../../../../platform/typed.ts';
import { Note } from '../../../../ui/form.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import type { RowOf } from '../../../../ui/console/description.ts';
import { PersonChoice } from '../../../../ui/console/person-choice.tsx';
import type { ListedUser } from '../../../../ui/console/users-query.ts';

interface Props {
  game: RowOf<typeof listConsoleGames>;
  onDone: () => void;
  onClose: () => void;
}

/** Gives a game to another organiser. */
export function GiveGame({ game, onDone, onClose }: Props) {
  const t = useT();
  const [organiser, setOrganiser] = useTypedState<ListedUser | null>('organiser', null);
  const form = useCallForm(giveGame, {
    initial: { organiserId: '', reason: '' },
    say: { organiserId: t('console.act.chooseOrganiser') },
  });
  const unpaid =
    organiser !== null &&
    givesUnpaid({ organiserKind: organiser.organiserKind, priceCents: eurosToCents(game.price) ?? 0 });
  return (
    <ActSheet
      title={t('console.act.giveTitle', { name: game.name })}
      body={t('console.act.giveBody')}
      action={t('console.act.giveDo')}
      form={form}
      reason={form.text('reason')}
      act={(body, idempotencyKey) =>
        call(giveGame, { params: { id: game._id }, body: { ...body, unpaid }, idempotencyKey })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <PersonChoice
        find={t('console.act.findOrganiser')}
        legend={t('console.act.organiser')}
        among="organiser"
        value={form.values.organiserId}
        error={form.at('organiserId')}
        onChange={(organiserId, person) => {
          form.change({ organiserId });
          setOrganiser(person ?? null);
        }}
      />
      {unpaid && <Note>{t('console.act.givesUnpaid', { name: organiser.name })}</Note>}
    </ActSheet>
  );
}
