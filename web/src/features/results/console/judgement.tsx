import type { CallResponse, judgeScores as JudgeScores } from '@rondo/contract';
import { judgeScores } from '@rondo/contract/calls';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import tables from '../../../ui/console/console-table.module.css';
import { Stack, Text } from '../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';

type Judged = CallResponse<typeof JudgeScores>['data']['sports'][number];

const judgedQuery = queryOptions({
  queryKey: ['console', 'results'],
  queryFn: async () => (await call(judgeScores)).data.sports,
});

/** Fewer games say nothing about scores. */
const leastGames = 20;

/** How often the side that scores favour won, for each rated sport (product.md#results). */
export function Judgement() {
  const { t, explain } = useI18n();
  const { data: sports, error, refetch } = useQuery(judgedQuery);
  if (error && !sports)
    return <ErrorState title={t('judged.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!sports)
    return (
      <Loading>
        <Skeleton height={420} />
      </Loading>
    );
  return (
    <Stack gap={24}>
      {sports.map((judged) => (
        <OfSport key={judged.sport} judged={judged} />
      ))}
    </Stack>
  );
}

function OfSport({ judged: { sport, games, won, brier, bands } }: { judged: Judged }) {
  const t = useT();
  const formats = useFormats();
  const name = t(`games.sport.${sport}`);
  const share = (value: number | null) =>
    value === null ? t('judged.nothing') : t('judged.share', { share: formats.number(Math.round(100 * value)) });
  return (
    <Stack as="section" gap={8} aria-label={name}>
      <Text as="h2" size={18}>
        {name}
      </Text>
      {games < leastGames || won === null || brier === null ? (
        <Text tone="muted">{t('judged.few', { count: games, least: leastGames })}</Text>
      ) : (
        <>
          <Text className="numbers">
            {t('judged.won', { share: share(won), count: games })} {t(brier < 0.245 ? 'judged.says' : 'judged.silent')}
          </Text>
          <div className={tables.scroll}>
            <table className={tables.table}>
              <thead>
                <tr>
                  <th scope="col">{t('judged.apart')}</th>
                  <th scope="col">{t('judged.games')}</th>
                  <th scope="col">{t('judged.wonHead')}</th>
                  <th scope="col">{t('judged.expected')}</th>
                </tr>
              </thead>
              <tbody>
                {bands.map((band, n) => {
                  const below = bands[n + 1]?.from;
                  return (
                    <tr key={band.from}>
                      <th scope="row">
                        {below === undefined
                          ? t('judged.more', { from: formats.number(band.from) })
                          : t('judged.between', { from: formats.number(band.from), below: formats.number(below) })}
                      </th>
                      <td>{formats.number(band.games)}</td>
                      <td>{share(band.won)}</td>
                      <td>{share(band.expected)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Stack>
  );
}
