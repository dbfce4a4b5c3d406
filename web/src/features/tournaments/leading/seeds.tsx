import type { TournamentTeam } from '@rondo/contract';
import { useT } from '../../../platform/i18n.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { FactFold } from '../../../ui/fact-rows.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { TeamMark } from '../../../ui/team-mark.tsx';
import classes from './seeds.module.css';

interface Props {
  teams: readonly TournamentTeam[];
  /** The ids of teams whose strength was said, the strongest first. */
  seeds: readonly string[];
  onSeeds: (seeds: string[]) => void;
}

/** Who is how strong: moved up, a team is seeded; the lot decides about those that were not moved. */
export function Seeds({ teams, seeds, onSeeds }: Props) {
  const t = useT();
  const seeded = seeds.flatMap((id) => teams.find(({ _id }) => _id === id) ?? []);
  const others = teams.filter(({ _id }) => !seeds.includes(_id));
  const swap = (at: number, to: number) => {
    const ids = seeded.map(({ _id }) => _id);
    const [moved] = ids.splice(at, 1);
    if (moved !== undefined && to < seeded.length) ids.splice(to, 0, moved);
    onSeeds(ids);
  };
  return (
    <FactFold icon="trophy" title={t('tournamentLeading.seeds.title')} fact={t('tournamentLeading.seeds.fact')}>
      <ol className={classes.seeds}>
        {seeded.map(({ _id, name, color }, at) => (
          <Row as="li" key={_id} gap={8} align="center" className={classes.seed}>
            <Text as="span" weight={700} className={`${classes.number} numbers`}>
              {at + 1}
            </Text>
            <Text as="span" grows shrinks>
              <TeamMark name={name} color={color} />
            </Text>
            <IconButton
              label={t('tournamentLeading.seeds.up', { team: name })}
              disabled={at === 0}
              onClick={() => swap(at, at - 1)}
            >
              <Icon name="up" />
            </IconButton>
            <IconButton label={t('tournamentLeading.seeds.down', { team: name })} onClick={() => swap(at, at + 1)}>
              <Icon name="down" />
            </IconButton>
          </Row>
        ))}
        {others.map(({ _id, name, color }) => (
          <Row as="li" key={_id} gap={8} align="center" className={classes.seed}>
            <Text as="span" tone="muted" size={14} className={classes.number}>
              ·
            </Text>
            <Text as="span" grows shrinks>
              <TeamMark name={name} color={color} />
            </Text>
            <Text as="span" tone="muted" size={14}>
              {t('tournamentLeading.seeds.byLot')}
            </Text>
            <IconButton
              label={t('tournamentLeading.seeds.up', { team: name })}
              onClick={() => onSeeds([...seeded.map((one) => one._id), _id])}
            >
              <Icon name="up" />
            </IconButton>
          </Row>
        ))}
      </ol>
    </FactFold>
  );
}
