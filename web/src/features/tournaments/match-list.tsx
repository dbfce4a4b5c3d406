import type { Tournament } from '@rondo/contract';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { MatchRow } from './match-row.tsx';
import classes from './match-list.module.css';
import { nowFirst, presentRound, roundsOf, useNames } from './names.ts';

interface Props {
  tournament: Tournament;
  /** Opens the result of a match. */
  onEnter: (match: string) => void;
}

/** How far a finger goes to the side for another round, in pixels. */
const swipe = 50;

/** The matches a round at a time (`?round=2`): arrows, or a finger, lead to the next one. */
export function MatchList({ tournament, onEnter }: Props) {
  const t = useT();
  const [query] = useSearchParams();
  const names = useNames(tournament);
  const previous = useRef<HTMLAnchorElement>(null);
  const next = useRef<HTMLAnchorElement>(null);
  const began = useRef<{ x: number; y: number } | null>(null);
  const rounds = roundsOf(tournament.matches, t);
  // Stays while one reads, though its last match ends.
  const [begun] = useState(() => presentRound(rounds));
  const asked = Number(query.get('round')) - 1;
  const at = rounds[asked] ? asked : begun;
  const round = rounds[at];
  if (!round) return <EmptyState title={t('tournaments.rounds.none')}>{t('tournaments.rounds.noneBody')}</EmptyState>;
  const to = (index: number) => {
    const changed = new URLSearchParams(query);
    changed.set('round', String(index + 1));
    return `?${changed.toString()}`;
  };
  const { mayEnter, team } = tournament.viewer;
  return (
    <div
      onTouchStart={({ touches }) => {
        const touch = touches.item(0);
        began.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
      }}
      onTouchEnd={({ changedTouches }) => {
        const touch = changedTouches.item(0);
        const from = began.current;
        if (!touch || !from) return;
        const [across, down] = [touch.clientX - from.x, touch.clientY - from.y];
        if (Math.abs(across) > swipe && Math.abs(across) > 2 * Math.abs(down))
          (across < 0 ? next : previous).current?.click();
      }}
    >
      <nav className={classes.rounds} aria-label={t('tournaments.rounds.label')}>
        <Arrow ref={previous} to={at > 0 ? to(at - 1) : null} icon="left" label={t('tournaments.rounds.previous')} />
        <Stack gap={2} align="center" className={classes.round}>
          <Text as="h2" size={20} aria-live="polite">
            {round.name}
          </Text>
          <Text size={14} tone="muted" className="numbers">
            {t('tournaments.rounds.at', { number: at + 1, count: rounds.length })}
          </Text>
        </Stack>
        <Arrow
          ref={next}
          to={at + 1 < rounds.length ? to(at + 1) : null}
          icon="right"
          label={t('tournaments.rounds.next')}
        />
      </nav>
      <ul className={classes.matches}>
        {nowFirst(round.matches).map((match) => (
          <li key={match.id}>
            <MatchRow
              match={match}
              names={names}
              teams={tournament.teams}
              mine={team}
              onEnter={mayEnter.includes(match.id) ? () => onEnter(match.id) : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ArrowProps {
  ref: React.Ref<HTMLAnchorElement>;
  to: string | null;
  icon: 'left' | 'right';
  label: string;
}

function Arrow({ ref, to, icon, label }: ArrowProps) {
  if (to === null)
    return (
      <span className={classes.off}>
        <Icon name={icon} />
      </span>
    );
  return (
    <Link ref={ref} to={to} replace preventScrollReset className={classes.arrow} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
