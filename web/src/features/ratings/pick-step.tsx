import type { RateablePlayer } from '@rondo/contract';
import { gradeFromSlider } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import type { Levels } from './levels-draft.ts';
import classes from './ratings.module.css';

interface Props {
  /** The game's name. */
  game: string;
  players: readonly RateablePlayer[];
  levels: Levels;
  /** Whether as many players have a level as can be graded. */
  isFull: boolean;
  bounds: { least: number; most: number };
  nameOf: (player: RateablePlayer) => string;
  onPick: (player: RateablePlayer) => void;
}

/** The first step: the other players of the game, with the levels given so far. */
export function PickStep({ game, players, levels, isFull, bounds, nameOf, onPick }: Props) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      <Text tone="muted">
        {bounds.least === bounds.most
          ? t('rating.pick.introAll', { game })
          : t('rating.pick.intro', { game, least: bounds.least, most: bounds.most })}
      </Text>
      <Stack as="ul" gap={8} above={16} below={16}>
        {players.map((player) => {
          const level = levels[player._id];
          return (
            <li key={player._id}>
              <button
                type="button"
                className={classes.player}
                data-graded={level !== undefined || undefined}
                disabled={isFull && level === undefined}
                onClick={() => onPick(player)}
              >
                <Avatar name={player.name} photo={player.photo} size={44} />
                <Text as="span" weight={600} grows breaks>
                  {nameOf(player)}
                  {player.role === 'guest' && <span className={classes.guest}>{t('nav.guest')}</span>}
                </Text>
                {level === undefined ? (
                  <Icon name="forward" size={18} />
                ) : (
                  <span className={`${classes.given} numbers`}>
                    <span className="visually-hidden">{t('rating.pick.given')} </span>
                    {formats.decimals(gradeFromSlider(level))}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </Stack>
      <Text size={14} tone="muted">
        {t('rating.pick.secret')}
      </Text>
    </>
  );
}
