import type { ReactNode } from 'react';
import { type Formats, useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { LineChart } from '../../../ui/line-chart.tsx';
import { CourseTable } from './course-table.tsx';
import classes from './home.module.css';
import { placesOfFigures } from './places.ts';
import type { DailyFigure, HeldFigure, Home } from './queries.ts';

type Name = keyof typeof placesOfFigures;

/** Today's figures, each beside that of a week before, with a link to its rows, and what Rondo holds for others. */
export function Figures({ home }: { home: Home }) {
  return (
    <>
      <div className={classes.figures}>
        {home.daily.map((figure) => (
          <Daily key={figure.name} figure={figure} day={home.day} />
        ))}
        {home.held.map((figure) => (
          <Held key={figure.name} figure={figure} day={home.day} />
        ))}
      </div>
      <CourseTable daily={home.daily} writerOf={writerOf} />
    </>
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
      <p className={classes.sums}>
        <strong className={classes.value}>{value}</strong> <span className={classes.before}>{children}</span>
      </p>
    </>
  );
}

function Daily({ figure: { name, value, before, course }, day }: { figure: DailyFigure; day: string }) {
  const t = useT();
  const write = writerOf(name, useFormats());
  const say = (amount: number | null) => (amount === null ? t('operating.home.nothing') : write(amount));
  return (
    <div className={classes.tile}>
      <LineChart
        caption={
          <Head name={name} day={day} value={say(value)}>
            {t('operating.home.was', { before: say(before) })}
          </Head>
        }
        points={course}
        format={write}
        fromZero
        isLow
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
        {t('operating.home.was', { before: write(before) })}
      </Head>
    </div>
  );
}
