import type { GameDetails } from '@rondo/contract';
import { useNavigate } from 'react-router';
import { useGameCommunities } from '../../features/communities/queries.ts';
import { EditGameForm } from '../../features/making/edit-game-form.tsx';
import { CancelGameSheet } from '../../features/organising/cancel-game-sheet.tsx';
import { PlacePicker } from '../../features/places/place-picker.tsx';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { useUrlStep } from '../../platform/use-url-step.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChipRow } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';

const steps = ['cancel'] as const;

/** The form of a game that can be edited, with other acts on it; for a game that is over, a note about that. */
export function EditGame({ game, freeOnly }: { game: GameDetails; freeOnly: boolean }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const navigate = useNavigate();
  const communities = useGameCommunities(game.communities);
  const step = useUrlStep(steps);
  const ended = endOf(game, now);
  const toGame = `/match/${game._id}`;
  const copy = (
    <ButtonLink variant="secondary" to={`/create?from=${game._id}`}>
      <Icon name="copy" size={18} />
      {t('organise.copy')}
    </ButtonLink>
  );
  if (ended)
    return (
      <Page>
        <EmptyState
          level={1}
          title={t(`organise.over.${ended}`)}
          action={
            <ChipRow>
              <ButtonLink to={toGame}>{t('organise.toGame')}</ButtonLink>
              {copy}
            </ChipRow>
          }
        >
          {t('organise.over.body')}
        </EmptyState>
      </Page>
    );
  return (
    <Page
      title={t('organise.edit.title')}
      intro={`${game.name}, ${formats.day(game.game_date, now)} ${formats.timeRange(game.game_date, game.duration)}`}
    >
      <EditGameForm
        game={game}
        freeOnly={freeOnly}
        communities={communities}
        renderPlace={(place, error, onChange) => <PlacePicker place={place} error={error} onChange={onChange} />}
        actions={
          <ChipRow>
            <ButtonLink variant="secondary" to={toGame}>
              <Icon name="back" size={18} />
              {t('organise.toGame')}
            </ButtonLink>
            {copy}
            <Button variant="danger" onClick={() => step.open('cancel')}>
              {t('organise.cancel.open')}
            </Button>
          </ChipRow>
        }
      />
      {step.step === 'cancel' && (
        <CancelGameSheet game={game} onClose={step.close} onDone={() => void navigate(toGame, { replace: true })} />
      )}
    </Page>
  );
}

/** The reason why a game can't be changed any more; null if it can. */
function endOf(game: GameDetails, now: number): 'cancelled' | 'played' | 'started' | null {
  if (game.status === 'cancelled') return 'cancelled';
  if (game.archived) return 'played';
  return Date.parse(game.game_date) <= now ? 'started' : null;
}
