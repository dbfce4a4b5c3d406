import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Formats, useFormats } from '../../../platform/formats.ts';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { Text } from '../../../ui/layout.tsx';
import { LineChart } from '../../../ui/line-chart.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { useDates } from '../../../ui/console/use-dates.ts';
import classes from './home-figures.module.css';
import { placeOf } from './places.ts';
import { type DailyFigure, type Home, homeQuery, type StandingFigure } from './queries.ts';

type Name = DailyFigure['name'] | StandingFigure['name'];

/** Counts of everything that waits for an admin, then today's figures, each with that of the same weekday before and a link to its rows. */
export function HomeFigures() {
  const { t, explain } = useI18n();
  const { data: home, error, refetch } = useQuery(homeQuery);
  if (error && !home)
    return <ErrorState title={t('operating.home.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <section className={classes.part} aria-label={t('operating.home.now')}>
        <h2>{t('operating.home.now')}</h2>
        {home ? (
          <div className={classes.standing}>
            {home.standing.map((figure) => (
              <Standing key={figure.name} figure={figure} home={home} />
            ))}
          </div>
        ) : (
          <Waiting className={classes.standing} count={9} height={132} />
        )}
      </section>
      <section className={classes.part} aria-label={t('operating.home.today')}>
        <h2>{t('operating.home.today')}</h2>
        {home ? (
          <div className={classes.daily}>
            {home.daily.map((figure) => (
              <Daily key={figure.name} figure={figure} home={home} />
            ))}
          </div>
        ) : (
          <Waiting className={classes.daily} count={6} height="var(--tile)" />
        )}
      </section>
    </>
  );
}

function Waiting({
  className,
  count,
  height,
}: {
  className: string | undefined;
  count: number;
  height: number | string;
}) {
  return (
    <Loading>
      <div className={className}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </div>
    </Loading>
  );
}

/** Money held for others is shown here although nobody has to act on it. */
const isHeld = (name: Name): boolean => name === 'owedToOrganisers' || name === 'owedToPlayers';

/** Formats the amounts of a figure. */
function writerOf(name: Name, formats: Formats): (value: number) => string {
  if (name === 'moneyIn' || isHeld(name)) return formats.money;
  return name === 'fillRate' ? (value) => `${formats.number(value * 100)}%` : formats.number;
}

interface HeadProps {
  name: Name;
  home: Home;
  value: string;
  children: ReactNode;
}

function Head({ name, home, value, children }: HeadProps) {
  const t = useT();
  const place = placeOf(name, home);
  const title = t(`operating.home.${name}`);
  return (
    <>
      <Text as="h3" size={16} className={classes.name}>
        {place === null ? (
          title
        ) : (
          <Link className={classes.link} to={place}>
            {title}
          </Link>
        )}
      </Text>
      <p className={classes.value}>{value}</p>
      <p className={classes.before}>{children}</p>
    </>
  );
}

function Daily({ figure: { name, value, before, course }, home }: { figure: DailyFigure; home: Home }) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  const write = writerOf(name, formats);
  const none = t('operating.home.nothing');
  const say = (amount: number | null) => (amount === null ? none : write(amount));
  const isWhole = name === 'games' || name === 'fillRate';
  return (
    <div className={classes.tile}>
      <LineChart
        caption={
          <Head name={name} home={home} value={say(value)}>
            {t(`operating.home.${isWhole ? 'wholeDay' : 'byNow'}`, {
              before: say(before),
              day: dates.day(home.before),
            })}
          </Head>
        }
        points={course}
        format={write}
        fromZero
        none={none}
        table={{
          open: t('operating.home.table'),
          day: t('operating.home.day'),
          value: t(`operating.home.${name}`),
        }}
      />
    </div>
  );
}

function Standing({ figure: { name, value, before }, home }: { figure: StandingFigure; home: Home }) {
  const t = useT();
  const write = writerOf(name, useFormats());
  return (
    <div className={classes.tile} data-waits={(value > 0 && !isHeld(name)) || undefined}>
      <Head name={name} home={home} value={write(value)}>
        {before !== null && t('operating.home.weekAgo', { before: write(before) })}
      </Head>
    </div>
  );
}
