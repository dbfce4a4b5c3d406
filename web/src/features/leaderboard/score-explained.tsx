import { bandCuts, grading, skillBands } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Medal } from '../../ui/medal.tsx';
import { Card } from '../../ui/page.tsx';

/** How a score is made, in three sentences, and its bands with their medals. */
export function ScoreExplained() {
  const t = useT();
  const formats = useFormats();
  return (
    <Card>
      <Text as="h2" size={22}>
        {t('leaderboard.explained.title')}
      </Text>
      <Stack gap={10} above={12} tone="muted">
        <p>{t('leaderboard.explained.grades')}</p>
        <p>{t('leaderboard.explained.fair')}</p>
        <p>{t('leaderboard.explained.moves')}</p>
      </Stack>
      <Text as="h3" above={24} size={16}>
        {t('leaderboard.explained.levels')}
      </Text>
      <Stack as="ol" gap={8} above={10}>
        {skillBands.map((band, place) => (
          <Row as="li" key={band} gap={10} align="center" wrap>
            <Medal band={band} />
            <Text as="span" grows>
              {t(`score.bands.${band}`)}
            </Text>
            <Text as="span" size={14} tone="muted" className="numbers">
              {t('leaderboard.explained.from', { score: formats.score(bandCuts[place - 1] ?? grading.min) })}
            </Text>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
