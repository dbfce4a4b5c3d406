import { myYears, yearPoster } from '@rondo/contract/calls';
import type { PlayedYear } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf, call } from '../../platform/api.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FactFold } from '../../ui/fact-rows.tsx';
import { FigureTiles } from '../../ui/figure-tiles.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { SharePicture } from '../../ui/share-picture.tsx';
import classes from './years-card.module.css';

/** The user's years in games, the latest first, each with its poster (product.md#a-year); nothing if there are none. */
export function YearsCard() {
  const { t, explain } = useI18n();
  const {
    data: years,
    error,
    refetch,
  } = useQuery({
    queryKey: ['games', 'years'],
    queryFn: async () => (await call(myYears, {})).data,
  });
  const [chosen, setChosen] = useState<number | null>(null);
  if (error) return <ErrorState title={t('years.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  const year = years?.find((one) => one.year === chosen) ?? years?.[0];
  if (!years || !year) return null;
  return (
    <FactFold
      icon="trophy"
      title={t('years.title', { year: year.year })}
      fact={`${year.games} ${t('years.games', { count: year.games })} · ${year.people} ${t('years.people', { count: year.people })}`}
    >
      {years.length > 1 && (
        <Row as="fieldset" gap={8} wrap className={classes.years}>
          <legend className="visually-hidden">{t('years.choose')}</legend>
          {years.map((one) => (
            <Button
              key={one.year}
              variant={one === year ? 'primary' : 'secondary'}
              aria-pressed={one === year}
              onClick={() => setChosen(one.year)}
            >
              {one.year}
            </Button>
          ))}
        </Row>
      )}
      <Year year={year} />
    </FactFold>
  );
}

function Year({ year }: { year: PlayedYear }) {
  const { t, language } = useI18n();
  const poster = addressOf(yearPoster, { params: { year: String(year.year) }, query: { lang: language } });
  return (
    <div className={classes.year}>
      <img className={classes.poster} src={poster} alt={t('years.poster')} width={1080} height={1920} loading="lazy" />
      <FigureTiles
        figures={[
          [t('years.games', { count: year.games }), year.games],
          [t('years.hours', { count: year.hours }), year.hours],
          [t('years.people', { count: year.people }), year.people],
          [t('years.venues', { count: year.venues }), year.venues],
          [t('years.weeks', { count: year.bestRun }), year.bestRun],
        ]}
      />
      <Row gap={12} wrap align="center">
        <SharePicture address={poster} words={t('years.share')} />
        <Text size={14} tone="muted">
          {t('years.onlyYou')}
        </Text>
      </Row>
    </div>
  );
}
