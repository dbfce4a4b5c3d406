import type { GameDetails, GamePlayer } from '@rondo/contract';
import { type FieldPlace, fieldLines, firstNameOf, inkOn, placesOnField } from '@rondo/rules';

import { useT } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { initialsOf } from '../../../ui/avatar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { FieldPattern } from '../../../ui/sport/field-pattern.tsx';
import classes from './line-up.module.css';

/** On a side with more players than this, only initials are shown. */
const namedAtMost = 8;

/** The teams of a game on its field once they are made, each in its colour (product.md#line-up). */
export function LineUp({ game }: { game: GameDetails }) {
  const t = useT();
  const formatName = useFormatName();
  const sides = game.teams
    .map((team) => ({ ...team, players: game.potential_users.filter(({ teamId }) => teamId === team._id) }))
    .filter(({ players }) => players.length > 0);
  const places = placesOnField(sides.map(({ players }) => players.length));
  const words = sides.map(({ name, players }) =>
    t('match.lineUp.side', { team: name, names: players.map((player) => formatName(player.name)).join(', ') }),
  );
  const isNamed = sides.length <= 2 && sides.every(({ players }) => players.length <= namedAtMost);
  return (
    <Field game={game} label={`${t('match.lineUp.title')}: ${words.join('; ')}`}>
      {sides.flatMap(({ color, players }, side) =>
        players.map((player, index) => (
          <Place key={player._id} at={places[side]?.[index]} color={color}>
            {isNamed ? firstNameOf(formatName(player.name)) : null}
            <b>{initialsOf(formatName(player.name))}</b>
          </Place>
        )),
      )}
    </Field>
  );
}

/**
 * The spots of a game on its field, for visitors, as it fills: taken or free, with the first names of players who allow that
 * (product.md#line-up).
 */
export function Spots({ game }: { game: GameDetails }) {
  const t = useT();
  const { potential_users: players, players: capacity } = game;
  const taken = players.length;
  const [places = []] = placesOnField([Math.max(capacity, taken)]);
  return (
    <Field game={game} label={labelOf(players, capacity, t)}>
      {places.map((at, index) => {
        const player = players[index];
        return (
          <Place key={`${at.x} ${at.y}`} at={at} isFree={player === undefined}>
            {player?.name ?? null}
            <b>{player && (player.name?.[0] ?? <Icon name="user" size={16} />)}</b>
          </Place>
        );
      })}
    </Field>
  );
}

function labelOf(players: readonly GamePlayer[], capacity: number, t: ReturnType<typeof useT>): string {
  const names = players.flatMap(({ name }) => name ?? []);
  const taken = t('match.lineUp.taken', { count: players.length, capacity });
  return names.length > 0 ? t('match.lineUp.takenBy', { taken, names: names.join(', ') }) : taken;
}

function Field({ game, label, children }: { game: GameDetails; label: string; children: React.ReactNode }) {
  const { width, height } = fieldLines[game.sport];
  return (
    <figure>
      <figcaption className="visually-hidden">{label}</figcaption>
      <div
        aria-hidden="true"
        className={classes.field}
        style={{ aspectRatio: Math.min(2, Math.max(1.45, width / height)) }}
      >
        <FieldPattern sport={game.sport} surface={game.field_type} />
        {children}
      </div>
    </figure>
  );
}

interface PlaceProps {
  at: FieldPlace | undefined;
  color?: string | null;
  isFree?: boolean;
  children: React.ReactNode;
}

function Place({ at, color, isFree = false, children }: PlaceProps) {
  if (!at) return null;
  const style: Record<string, string> = { left: `${at.x * 100}%`, top: `${at.y * 100}%` };
  if (color) Object.assign(style, { '--shirt': color, '--ink-on-shirt': inkOn(color) });
  return (
    <span className={classes.place} data-free={isFree || undefined} style={style}>
      {children}
    </span>
  );
}
