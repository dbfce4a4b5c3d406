import type { GameDetails } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { Chip } from '../../ui/chips.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';

/** The participants of an external event with their answers to its form, for its organiser. */
export function RegistrantList({ game: { registrants } }: { game: GameDetails }) {
  const t = useT();
  const formatName = useFormatName();
  return (
    <section>
      <Text as="h2" below={8} size={20}>
        {t('teams.registrants.title')} <span className="numbers">{registrants.length}</span>
      </Text>
      {registrants.length === 0 && (
        <Text size={14} tone="muted" breaks>
          {t('teams.registrants.nobody')}
        </Text>
      )}
      <Stack as="ul" gap={10}>
        {registrants.map(({ _id, name, teamName, organisation, organisationMember }) => (
          <Row key={_id} as="li" gap={12} align="center" justify="between">
            <Stack as="span" shrinks>
              <Text as="span" weight={600} breaks>
                {formatName(name)}
              </Text>
              <Text as="span" size={14} tone="muted" breaks>
                {teamName ? t('teams.registrants.team', { team: teamName }) : t('teams.registrants.noTeam')}
                {organisation && ` · ${organisation}`}
              </Text>
            </Stack>
            {organisationMember && <Chip tone="info">{t('teams.registrants.member')}</Chip>}
          </Row>
        ))}
      </Stack>
    </section>
  );
}
