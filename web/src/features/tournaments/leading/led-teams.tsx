import type { Tournament } from '@rondo/contract';
import { useT } from '../../../platform/i18n.tsx';
import { FactFold } from '../../../ui/fact-rows.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { Menu, menuEntry } from '../../../ui/menu.tsx';
import { dangerousEntry } from '../../../ui/menu-group.tsx';
import { TeamMark } from '../../../ui/team-mark.tsx';

interface Props {
  tournament: Tournament;
  onAct: (step: 'rename' | 'withdraw', team: string) => void;
}

/** The teams, with what who leads may do to each. */
export function LedTeams({ tournament: { teams, stage }, onAct }: Props) {
  const t = useT();
  if (teams.length === 0) return null;
  return (
    <FactFold icon="people" title={t('tournamentLeading.teams.title')} fact={String(teams.length)}>
      <Stack as="ul" gap={2}>
        {teams.map(({ _id, name, color, withdrawn, count, size }) => (
          <Row as="li" key={_id} gap={10} align="center">
            <Text as="span" grows shrinks>
              <TeamMark name={name} color={color} />
            </Text>
            <Text as="span" size={14} tone="muted" className="numbers">
              {withdrawn ? t('tournaments.teams.withdrawn') : `${count}/${size}`}
            </Text>
            <Menu label={t('tournamentLeading.teams.actions', { team: name })} button={<Icon name="more" />}>
              <button type="button" className={menuEntry} onClick={() => onAct('rename', _id)}>
                <Icon name="shirt" size={18} />
                {t('tournamentLeading.teams.rename')}
              </button>
              {stage === 'drawn' && !withdrawn && (
                <button type="button" className={dangerousEntry} onClick={() => onAct('withdraw', _id)}>
                  <Icon name="cross" size={18} />
                  {t('tournamentLeading.teams.withdraw')}
                </button>
              )}
            </Menu>
          </Row>
        ))}
      </Stack>
    </FactFold>
  );
}
