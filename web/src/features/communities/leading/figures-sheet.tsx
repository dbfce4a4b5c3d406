import type { Community, CommunityFigures } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { Grid, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import classes from './figures.module.css';
import { MembersChart } from './members-chart.tsx';
import { figuresQuery } from './queries.ts';

/** A community's statistics, which concern no individual. */
export function FiguresSheet({ community, onClose }: { community: Community; onClose: () => void }) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(figuresQuery(community._id));
  return (
    <Sheet open title={t('leading.figures.title')} onClose={onClose}>
      {data ? (
        <Figures figures={data} />
      ) : error ? (
        <ErrorState title={t('leading.figures.failed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={360} />
        </Loading>
      )}
    </Sheet>
  );
}

function Figures({ figures: { members, games, fillRate } }: { figures: CommunityFigures }) {
  const t = useT();
  const formats = useFormats();
  const rate = fillRate === null ? t('leading.figures.noFillRate') : `${formats.number(fillRate * 100)}%`;
  return (
    <Grid gap={24}>
      <MembersChart sizes={members} />
      <dl className={classes.tiles}>
        <Tile name={t('leading.figures.played')}>{formats.number(games.played)}</Tile>
        <Tile name={t('leading.figures.coming')}>{formats.number(games.coming)}</Tile>
        <Tile name={t('leading.figures.cancelled')}>{formats.number(games.cancelled)}</Tile>
        <Tile name={t('leading.figures.fillRate')} hint={t('leading.figures.fillRateHint')}>
          {rate}
        </Tile>
      </dl>
    </Grid>
  );
}

function Tile({ name, hint, children }: { name: string; hint?: string; children: string }) {
  return (
    <div className={classes.tile}>
      <Text as="dt" size={15} tone="muted">
        {name}
        {hint && (
          <Text as="span" size={13} ownLine>
            {hint}
          </Text>
        )}
      </Text>
      <dd className="numbers">{children}</dd>
    </div>
  );
}
