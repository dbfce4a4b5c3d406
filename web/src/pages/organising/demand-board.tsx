import { sports, type Sport } from '@rondo/rules';
import { demandTerms } from '@rondo/rules/demand';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DemandCard } from '../../features/wishes/demand-card.tsx';
import { demandQuery } from '../../features/wishes/demand-query.ts';
import { createPath } from '../../features/making/wanted.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { usePageHead } from '../../platform/page-head.tsx';
import { ToggleChip } from '../../ui/chips.tsx';
import { ChipRow } from '../../ui/field.tsx';
import { Grid, Stack, Text } from '../../ui/layout.tsx';
import { Page } from '../../ui/page.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';

/** `/organising?tab=demand` (pages.md#organising): where and when people wish for games, for organisers who could make them. */
export default function DemandBoard() {
  const { t, explain } = useI18n();
  usePageHead({ title: t('demand.title') });
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useQuery(demandQuery);
  const wanted = sports.filter((sport) => data?.cells.some((cell) => cell.sport === sport));
  const chosen = wanted.find((sport) => sport === query.get('sport'));
  const shown = data?.cells.filter(({ sport }) => !chosen || sport === chosen) ?? [];
  const choose = (sport: Sport) =>
    setQuery({ tab: 'demand', ...(sport !== chosen && { sport }) }, { replace: true, preventScrollReset: true });
  return (
    <Page title={t('demand.title')} intro={t('demand.intro')}>
      {!data && error && (
        <ErrorState title={t('demand.failed')} message={explain(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading>
          <Skeleton height={420} />
        </Loading>
      )}
      {wanted.length > 1 && (
        <ChipRow>
          {wanted.map((sport) => (
            <ToggleChip key={sport} pressed={sport === chosen} onToggle={() => choose(sport)}>
              <SportMark sport={sport} size={18} />
              {t(`games.sport.${sport}`)}
            </ToggleChip>
          ))}
        </ChipRow>
      )}
      {data && shown.length === 0 && <EmptyState title={t('demand.none')}>{t('demand.noneBody')}</EmptyState>}
      <Grid as="ul" least={320} gap={16} above={24} below={24}>
        {shown.map((cell) => {
          const { sport, part, level, price, town } = cell;
          const [longitude, latitude] = town.coordinates;
          const path = createPath({ sport, part, level, price, city: town.name, latitude, longitude });
          return (
            <Stack as="li" key={path}>
              <DemandCard cell={cell} createPath={path} />
            </Stack>
          );
        })}
      </Grid>
      <Text size={15} tone="muted" measure>
        {t('demand.uses', { least: demandTerms.least, days: demandTerms.days })}
      </Text>
    </Page>
  );
}
