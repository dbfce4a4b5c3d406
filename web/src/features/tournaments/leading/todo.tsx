import type { Tournament } from '@rondo/contract';
import { day } from '@rondo/rules';
import type { ReactNode } from 'react';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { toEnter } from '../names.ts';
import { useShareLink } from '../use-share-link.ts';
import classes from './todo.module.css';

interface Props {
  tournament: Tournament;
  onPlan: () => void;
  /** The matches whose result is to be entered. */
  children: ReactNode;
}

/** What is next to do, the most urgent thing as its one button. */
export function Todo({ tournament, onPlan, children }: Props) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const share = useShareLink();
  const { _id: id, name, stage, teams, teamsMost, teamsLeast, matches, places, startsAt } = tournament;
  const winner = teams.find(({ _id }) => _id === places[0]?.[0]);
  const isPlayed = matches.some(({ status, result }) => status === 'over' && result !== null);
  const waiting = toEnter(tournament, now).length;
  const begins = `${formats.relativeDay(startsAt, now)}, ${formats.time(startsAt)}`;
  // A team may still come, until the day before.
  const waits = teams.length < teamsLeast || (teams.length < teamsMost && Date.parse(startsAt) - now > day);
  const words = () => {
    if (stage === 'over') return winner ? t('tournamentLeading.todo.over', { team: winner.name }) : '';
    if (stage === 'open' && !waits) return t('tournamentLeading.todo.ready', { count: teams.length });
    if (stage === 'open')
      return teams.length < teamsLeast
        ? t('tournamentLeading.todo.few', { count: teams.length, least: teamsLeast })
        : t('tournamentLeading.todo.teams', { count: teams.length, most: teamsMost });
    if (Date.parse(startsAt) > now) return t('tournamentLeading.todo.begins', { when: begins });
    return waiting > 0
      ? t('tournamentLeading.todo.results', { count: waiting })
      : t('tournamentLeading.todo.noResults');
  };
  const mayDraw = (stage === 'open' && teams.length >= 2) || (stage === 'drawn' && !isPlayed);
  return (
    <Stack as="section" gap={12} aria-label={t('tournamentLeading.next')}>
      <Row gap={10} align="center">
        <Icon name={stage === 'over' ? 'trophy' : 'bolt'} size={22} />
        <Text as="h2" size={20}>
          {words()}
        </Text>
      </Row>
      {children}
      {(stage === 'open' || stage === 'drawn') && (
        <div className={classes.acts}>
          {stage === 'open' && (
            <Button
              size="large"
              variant={waits ? 'primary' : 'secondary'}
              onClick={() => share(`/tournaments/${id}`, name)}
            >
              <Icon name="share" size={18} />
              {t('tournaments.share')}
            </Button>
          )}
          {mayDraw && (
            <Button size="large" variant={stage === 'open' && !waits ? 'primary' : 'secondary'} onClick={onPlan}>
              <Icon name="field" size={18} />
              {t(stage === 'open' ? 'tournamentLeading.todo.draw' : 'tournamentLeading.todo.again')}
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
}
