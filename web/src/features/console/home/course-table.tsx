import { type Formats, useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import numbers from '../../../ui/numbers-table.module.css';
import classes from './home.module.css';
import type { DailyFigure } from './queries.ts';

interface Props {
  daily: readonly DailyFigure[];
  writerOf: (name: DailyFigure['name'], formats: Formats) => (value: number) => string;
}

const scrolledByKeys = { tabIndex: 0 };

/** The numbers of all charts day by day, the newest first, in one table that is opened (pages.md#console). */
export function CourseTable({ daily, writerOf }: Props) {
  const t = useT();
  const formats = useFormats();
  const days = (daily[0]?.course ?? []).map(({ day }) => day).toReversed();
  if (days.length === 0) return null;
  return (
    <details>
      <summary className={numbers.open}>{t('operating.home.table')}</summary>
      <section className={classes.scroll} aria-label={t('operating.home.table')} {...scrolledByKeys}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('operating.home.day')}</th>
              {daily.map(({ name }) => (
                <th key={name} scope="col">
                  {t(`operating.home.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day}>
                <th scope="row">{formats.day(day)}</th>
                {daily.map(({ name, course }) => {
                  const value = course.find((point) => point.day === day)?.value ?? null;
                  return (
                    <td key={name}>{value === null ? t('operating.home.nothing') : writerOf(name, formats)(value)}</td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
