import type { RateablePlayer } from '@rondo/contract';
import type { RatedSport } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Button, ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Text } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { keepLevels, keptLevels, type Levels } from './levels-draft.ts';
import { LevelStep } from './level-step.tsx';
import { PickStep } from './pick-step.tsx';
import { gradingOptionsQuery } from './queries.ts';
import { useRateableName } from './rateable-name.ts';
import { ratingSteps, type RatingWizardStep } from './steps.ts';
import { useSendGrades } from './use-send-grades.ts';

interface Props {
  gameId: string;
  wizard: RatingWizardStep;
}

/** Grades for the other players: pick a player, set a level, thank you (product.md#rating). Choices survive a reload. */
export function RatingWizard({ gameId, wizard }: Props) {
  const { t, explain } = useI18n();
  const { step, close } = wizard;
  const options = useQuery({ ...gradingOptionsQuery(gameId), enabled: step !== ratingSteps.thanks });

  if (step === ratingSteps.thanks) return <Thanks onClose={close} />;
  if (options.isPending)
    return (
      <Sheet open onClose={close} title={t('rating.pick.title')}>
        <Loading>
          <Skeleton height={280} />
        </Loading>
      </Sheet>
    );
  if (options.isError)
    return (
      <Sheet
        open
        onClose={close}
        title={t('rating.pick.title')}
        footer={<Button onClick={close}>{t('common.close')}</Button>}
      >
        <ErrorState title={t('rating.notNow')} message={explain(options.error)} />
      </Sheet>
    );
  return <Steps key={gameId} {...options.data} wizard={wizard} />;
}

interface StepsProps {
  game: { _id: string; name: string; sport: RatedSport };
  players: readonly RateablePlayer[];
  least: number;
  most: number;
  wizard: RatingWizardStep;
}

function Steps({ game, players, least, most, wizard }: StepsProps) {
  const { t, explain } = useI18n();
  const nameOf = useRateableName();
  const { step, about, go, goOn, goBack, close } = wizard;
  const send = useSendGrades(game._id, game.sport);
  const [levels, setLevels] = useState<Levels>(() => known(keptLevels(game._id), players));
  const change = (next: Levels) => {
    setLevels(next);
    keepLevels(game._id, next);
  };
  const graded = Object.keys(levels).length;
  const picked = players.find(({ _id }) => _id === about('player'));

  if (step === ratingSteps.level && picked) {
    const { [picked._id]: level, ...others } = levels;
    return (
      <LevelStep
        key={picked._id}
        player={picked}
        level={level}
        onSet={(next) => {
          change({ ...levels, [picked._id]: next });
          goBack(ratingSteps.pick);
        }}
        onRemove={() => {
          change(others);
          goBack(ratingSteps.pick);
        }}
        onBack={() => goBack(ratingSteps.pick)}
        onClose={close}
      />
    );
  }
  const submit = () =>
    send.mutate(levels, {
      onSuccess: () => {
        keepLevels(game._id, null);
        go(ratingSteps.thanks);
      },
      onError: (error) => showBanner('error', explain(error)),
    });
  return (
    <Sheet
      open
      onClose={close}
      title={t('rating.pick.title')}
      footer={
        graded >= least ? (
          <SubmitButton type="button" working={send.isPending} onClick={submit}>
            {t('rating.pick.finish', { count: graded })}
          </SubmitButton>
        ) : (
          <Text size={14} tone="muted" aria-live="polite">
            {t('rating.pick.left', { count: least - graded })}
          </Text>
        )
      }
    >
      <PickStep
        game={game.name}
        players={players}
        levels={levels}
        isFull={graded >= most}
        bounds={{ least, most }}
        nameOf={nameOf}
        onPick={(player) => goOn(ratingSteps.level, { player: player._id })}
      />
    </Sheet>
  );
}

/** The levels from an earlier visit, of players who can still be graded. */
function known(levels: Levels, players: readonly RateablePlayer[]): Levels {
  return Object.fromEntries(Object.entries(levels).filter(([id]) => players.some(({ _id }) => _id === id)));
}

function Thanks({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('rating.thanks.title')}
      footer={
        <>
          <ButtonLink to="/leaderboard" variant="secondary">
            {t('rating.thanks.leaderboard')}
          </ButtonLink>
          <Button onClick={onClose}>{t('rating.thanks.close')}</Button>
        </>
      }
    >
      <EmptyState title={t('rating.thanks.heading')}>{t('rating.thanks.body')}</EmptyState>
    </Sheet>
  );
}
