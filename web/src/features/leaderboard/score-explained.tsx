import { bandCuts, grading, skillBands } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Medal } from '../../ui/medal.tsx';
import { Card } from '../../ui/page.tsx';
import classes from './score-explained.module.css';

/** How a score is made, in three sentences, and its bands with their medals. */
export function ScoreExplained() {
  const t = useT();
  const formats = useFormats();
  return (
    <Card>
      <h2>{t('leaderboard.explained.title')}</h2>
      <Stack gap={10} above={12} tone="muted">
        <p>{t('leaderboard.explained.grades')}</p>
        <p>{t('leaderboard.explained.fair')}</p>
        <p>{t('leaderboard.explained.moves')}</p>
      </Stack>
      <h3 className={classes.levels}>{t('leaderboard.explained.levels')}</h3>
      <Stack as="ol" gap={8} above={10} className={classes.bands}>
        {skillBands.map((band, place) => (
          <li key={band}>
            <Medal band={band} />
            <span>{t(`score.bands.${band}`)}</span>
            <Text as="span" size={14} tone="muted" className="numbers">
              {t('leaderboard.explained.from', { score: formats.score(bandCuts[place - 1] ?? grading.min) })}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
