import type { Tournament } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { Chip, onPaper } from '../../ui/chips.tsx';
import { FaceStack } from '../../ui/face-stack.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';
import classes from './team-list.module.css';

/** The teams with who is in them, as far as the reader may know. */
export function TeamList({ tournament: { teams, places, stage, viewer } }: { tournament: Tournament }) {
  const t = useT();
  const formatName = useFormatName();
  if (teams.length === 0)
    return <EmptyState title={t('tournaments.teams.none')}>{t('tournaments.teams.noneBody')}</EmptyState>;
  const placeOf = (id: string) => {
    const at = places.findIndex((place) => place.includes(id));
    return at < 0 ? null : places.slice(0, at).flat().length + 1;
  };
  return (
    <ul className={classes.teams}>
      {teams.map(({ _id, name, color, withdrawn, captain, players, count }) => {
        const isNamed = captain !== null || players.length > 0;
        const place = stage === 'over' ? placeOf(_id) : null;
        return (
          <Stack as="li" key={_id} gap={6} className={classes.team}>
            <Row gap={10} justify="between" align="center" wrap>
              <TeamMark name={name} color={color} />
              <Row gap={6} align="center" wrap className={onPaper}>
                {!isNamed && (
                  <Text as="span" size={14} tone="muted">
                    {t('tournaments.teams.players', { count })}
                  </Text>
                )}
                {_id === viewer.team && (
                  <Chip icon="check" tone="turf">
                    {t('tournaments.teams.yours')}
                  </Chip>
                )}
                {withdrawn && <Chip icon="cross">{t('tournaments.teams.withdrawn')}</Chip>}
                {place !== null && (
                  <Chip {...(place === 1 && { icon: 'trophy' })}>{t('tournaments.teams.place', { place })}</Chip>
                )}
              </Row>
            </Row>
            {isNamed && (
              <Row gap={10} lineGap={4} align="center" wrap size={14} tone="muted">
                {players.length > 0 && <FaceStack faces={players} count={count} size={24} />}
                <Text as="span" shrinks breaks>
                  {captain === null
                    ? t('tournaments.teams.players', { count })
                    : t('tournaments.teams.captain', { name: formatName(captain.name) })}
                </Text>
              </Row>
            )}
          </Stack>
        );
      })}
    </ul>
  );
}
