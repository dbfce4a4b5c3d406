import type { ReactNode } from 'react';
import { type Formats, useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { LineChart } from '../../../ui/line-chart.tsx';
import { useDates } from '../../../ui/console/use-dates.ts';
import classes from './home.module.css';
import { placesOfFigures } from './places.ts';
import type { DailyFigure, HeldFigure, Home } from './queries.ts';

type Name = keyof typeof placesOfFigures;

/** Today's figures, each with that of the same weekday before and a link to its rows, and what Rondo holds for others. */
export function Figures({ home }: { home: Home }) {
  return (
    <div className={classes.figures}>
      {home.daily.map((figure) => (
        <Daily key={figure.name} figure={figure} home={home} />
      ))}
      {home.held.map((figure) => (
        <Held key={figure.name} figure={figure} day={home.day} />
      ))}
    </div>
  );
}

/** Formats the amounts of a figure. */
function writerOf(name: Name, formats: Formats): (value: number) => string {
  if (name === 'moneyIn' || name === 'owedToOrganisers' || name === 'owedToPlayers') return formats.money;
  return name === 'fillRate' ? (value) => `${formats.number(value * 100)}%` : formats.number;
}

function Head({ name, day, value, children }: { name: Name; day: string; value: string; children: ReactNode }) {
  const t = useT();
  return (
    <>
      <h3>
        <Link className={classes.link} to={placesOfFigures[name](day)}>
          {t(`operating.home.${name}`)}
        </Link>
      </h3>
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
          <Head name={name} day={home.day} value={say(value)}>
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

function Held({ figure: { name, value, before }, day }: { figure: HeldFigure; day: string }) {
  const t = useT();
  const write = writerOf(name, useFormats());
  return (
    <div className={classes.tile}>
      <Head name={name} day={day} value={write(value)}>
        {t('operating.home.weekAgo', { before: write(before) })}
      </Head>
    </div>
  );
}
