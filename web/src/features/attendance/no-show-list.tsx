import type { CheckInSpot } from '@rondo/contract';
import { useRef } from 'react';
import { useI18n } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import classes from './check-in.module.css';
import { useAnswerNoShow } from './commands.ts';
import { Said } from './said.tsx';

interface Props {
  gameId: string;
  spots: readonly CheckInSpot[];
  onKeep: (noShowId: string) => void;
}

/** The no-shows of a game, their appeals, and the answers that are possible. */
export function NoShowList({ gameId, spots, onKeep }: Props) {
  const { t } = useI18n();
  if (!spots.some(({ noShow }) => noShow)) return null;
  return (
    <Stack as={Card} gap={12}>
      <h2>{t('attendance.noShows.list')}</h2>
      <div>
        {spots.map((spot) => spot.noShow && <Missed key={spot._id} gameId={gameId} spot={spot} onKeep={onKeep} />)}
      </div>
    </Stack>
  );
}

function Missed({ gameId, spot, onKeep }: Omit<Props, 'spots'> & { spot: CheckInSpot }) {
  const { t, explain } = useI18n();
  const name = useFormatName()(spot.player.name);
  const answer = useAnswerNoShow(gameId);
  const key = useRef(crypto.randomUUID());
  const { noShow } = spot;
  if (!noShow) return null;
  const { state, _id: id } = noShow;
  const takeBack = () =>
    answer.mutate(
      { id, act: 'take_back', key: key.current },
      {
        onSuccess: () => showBanner('success', t('attendance.noShows.takenBack', { name })),
        onError: (error) => showBanner('error', explain(error)),
      },
    );
  return (
    <Stack as="article" gap={12} className={classes.missed}>
      <Row gap={12} lineGap={8} align="center" wrap>
        <Avatar name={name} photo={spot.player.photo} size={36} />
        <strong>{name}</strong>
        <Chip tone={state === 'appealed' ? 'pending' : 'info'}>{t(`attendance.noShows.states.${state}`)}</Chip>
      </Row>
      <Said
        noShow={noShow}
        words={{
          appeal: t('attendance.noShows.says', { name }),
          reason: t('attendance.noShows.yourReason'),
          secondAppeal: t('attendance.noShows.secondAppeal', { name }),
          verdict: t('attendance.noShows.verdict'),
        }}
      />
      {(state === 'marked' || state === 'appealed' || state === 'kept') && (
        <Row gap={10} wrap>
          <SubmitButton
            type="button"
            variant={state === 'appealed' ? 'primary' : 'secondary'}
            working={answer.isPending}
            onClick={takeBack}
          >
            {t('attendance.noShows.takeBack')}
            <span className="visually-hidden">: {name}</span>
          </SubmitButton>
          {state === 'appealed' && (
            <Button variant="secondary" onClick={() => onKeep(id)}>
              {t('attendance.noShows.keep')}
              <span className="visually-hidden">: {name}</span>
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}
