import type { GameCard, GameDetails } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { useTypedState } from '../../../platform/typed.ts';
import { Choices } from '../../../ui/choices.tsx';
import { shownPrice } from '../../../ui/game-card/shown-price.ts';
import { Grid, Row, Stack, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { MoveTarget } from './move-target.tsx';
import { alternativesQuery } from '../../../ui/joining/queries.ts';
import classes from '../../../ui/joining/wizard.module.css';

interface Props {
  game: GameDetails;
  /** Chosen before a top-up. */
  before: { to: string | null; teamId: string | null; cardId: string | null };
  onClose: () => void;
  onDone: (gameId: string) => void;
  onTopUp: (choice: { to: string; teamId: string | null; cardId: string | null }, missing: number) => void;
}

/** Moves to another game of the same organiser: choosing it, its price and the refund for this spot; both happen or neither. */
export function MoveStep({ game, before, onClose, onDone, onTopUp }: Props) {
  const { t, explain } = useI18n();
  const formatName = useFormatName();
  const { data: games, error, refetch } = useQuery(alternativesQuery(game._id));
  const [to, setTo] = useTypedState('to', before.to);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const target = games?.find(({ _id }) => _id === to);
  const list =
    games && games.length > 0 ? (
      <>
        <p>{t('spots.move.intro')}</p>
        <Choices
          legend={t('spots.move.choose', { name: formatName(game.organizer.name) })}
          value={to ?? ''}
          onChange={setTo}
          options={games.map((one) => ({ value: one._id, label: <Alternative game={one} /> }))}
        />
      </>
    ) : null;
  return (
    <Sheet open onClose={onClose} title={t('spots.move.title')} footer={target && <Stack ref={setFoot} gap={12} />}>
      <Grid gap={16}>
        {list}
        {target && (
          <MoveTarget
            key={target._id}
            game={game}
            target={target}
            foot={foot}
            before={before}
            onClose={onClose}
            onDone={onDone}
            onTopUp={onTopUp}
          />
        )}
        {games?.length === 0 && (
          <EmptyState title={t('spots.move.none')}>
            {t('spots.move.noneBody', { name: formatName(game.organizer.name) })}
          </EmptyState>
        )}
        {error && <ErrorState message={explain(error)} onRetry={() => void refetch()} />}
        {!games && !error && (
          <Loading>
            <Skeleton height={64} />
            <Skeleton height={64} />
            <Skeleton height={64} />
            <Skeleton height={64} />
          </Loading>
        )}
      </Grid>
    </Sheet>
  );
}

/** The city, or the first part of the address if there is no city. */
function cityOf({ city, address }: GameCard['location']): string {
  return city || (address.split(',')[0] ?? address);
}

function Alternative({ game }: { game: GameCard }) {
  const { t } = useI18n();
  const formats = useFormats();
  const now = useNow();
  const left = Math.max(0, game.players - game.joined_players_number);
  return (
    <Row as="span" gap={12} align="center" justify="between" weight={400} grows className={classes.alternative}>
      <span>
        <strong>{game.name}</strong>
        <Text as="small" size={14} tone="muted">
          {t(`games.sport.${game.sport}`)} · {cityOf(game.location)}
        </Text>
        <Text as="small" size={14} tone="muted" className="numbers">
          {formats.day(game.game_date, now)} · {formats.timeRange(game.game_date, game.duration)}
        </Text>
        <Text as="small" size={14} tone="muted" className="numbers">
          {t('spots.move.left', { count: left })}
        </Text>
      </span>
      <span className="numbers">{formats.price(shownPrice(game, now))}</span>
    </Row>
  );
}
