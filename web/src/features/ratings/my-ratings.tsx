import type { RatingReceipt } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { useMounted } from '../../platform/use-mounted.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { FactFold } from '../../ui/fact-rows.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Grid, Row, Text } from '../../ui/layout.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { myRatingsQuery } from './queries.ts';
import classes from './my-ratings.module.css';

/** How the user's scores moved, told once three people graded them, and what became of the grades that the user gave (product.md#rating-receipts). */
export function MyRatings() {
  const t = useT();
  const { data, isError, refetch } = useQuery(myRatingsQuery);
  const { hash } = useLocation();
  // The server doesn't know this part of the address, and the page begins as the server made it.
  const mounted = useMounted();
  const [latest] = data?.receipts ?? [];
  return (
    <FactFold
      id="ratings"
      icon="star"
      title={t('rating.mine.title')}
      fact={
        latest
          ? t('rating.mine.receipt', { count: latest.raters, sport: t(`games.sport.${latest.sport}`) })
          : data && t(data.scores.length > 0 ? 'rating.mine.moves' : 'rating.mine.none')
      }
      isOpen={isError || (mounted && hash === '#ratings')}
    >
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading>
          <Skeleton height={120} />
        </Loading>
      ) : (
        <>
          {data.receipts.length > 0 && (
            <Grid as="ul" least={320} gap={10}>
              {data.receipts.map((receipt) => (
                <Receipt key={receipt._id} receipt={receipt} />
              ))}
            </Grid>
          )}
          {data.scores.length > 0 ? (
            <Text size={14} tone="muted">
              {t('rating.mine.moves')}
            </Text>
          ) : (
            <EmptyState level={3} drawing={<Drawing of="score" />} title={t('rating.mine.none')}>
              {t('rating.mine.noneBody')}
            </EmptyState>
          )}
          {data.given.length > 0 && (
            <div className={classes.given}>
              <Text as="h3" size={16}>
                {t('rating.mine.given')}
              </Text>
              <ul>
                {data.given.map(({ sport, grades, counted }) => (
                  <li key={sport}>
                    {t('rating.mine.counted', { sport: t(`games.sport.${sport}`), count: grades, counted })}
                  </li>
                ))}
              </ul>
              <Text size={14} tone="muted">
                {t('rating.mine.countedWhy')}
              </Text>
            </div>
          )}
        </>
      )}
      <Link to="/leaderboard" className="onward">
        {t('rating.mine.how')}
        <Icon name="forward" size={18} />
      </Link>
    </FactFold>
  );
}

function Receipt({ receipt }: { receipt: RatingReceipt }) {
  const t = useT();
  const formats = useFormats();
  const { sport, raters, firstDay, lastDay, before, after } = receipt;
  const day = (date: string) => formats.day(`${date}T12:00:00Z`);
  const when =
    firstDay === lastDay
      ? t('rating.mine.on', { day: day(lastDay) })
      : t('rating.mine.between', { first: day(firstDay), last: day(lastDay) });
  const scores = { before: before === null ? '' : formats.score(before), after: formats.score(after) };
  const key = before === null ? 'first' : before === after ? 'same' : 'moved';
  return (
    <Row as="li" gap={12} align="start" className={classes.receipt}>
      <SportMark sport={sport} size={28} />
      <div>
        <Text weight={600}>
          {t('rating.mine.receipt', { count: raters, sport: t(`games.sport.${sport}`) })}{' '}
          <Text as="span" tone="muted" weight={400}>
            {when}
          </Text>
        </Text>
        <p className="numbers">{t(`rating.mine.${key}`, scores)}</p>
      </div>
    </Row>
  );
}
