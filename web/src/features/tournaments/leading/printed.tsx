import type { Tournament } from '@rondo/contract';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useNames } from '../names.ts';
import classes from './printed.module.css';

/** On paper only: the plan, then a score sheet for each match. */
export function Printed({ tournament }: { tournament: Tournament }) {
  const t = useT();
  const formats = useFormats();
  const names = useNames(tournament);
  const { name, startsAt, matches, terms } = tournament;
  const inOrder = matches.toSorted((a, b) => Date.parse(a.startsAt ?? '') - Date.parse(b.startsAt ?? '') || 0);
  const time = (at: string | null) => (at === null ? '' : formats.time(at));
  return (
    <div className={classes.printed}>
      <h1>{name}</h1>
      <p>{formats.day(startsAt)}</p>
      <table className={classes.plan}>
        <tbody>
          {inOrder.map((match) => (
            <tr key={match.id}>
              <td>{time(match.startsAt)}</td>
              <td>{match.court}</td>
              <td>{names.match(match)}</td>
              <td>
                {names.side(match.sides[0])} – {names.side(match.sides[1])}
              </td>
              <td>{match.score?.join(' – ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {inOrder
        .filter(({ status }) => status !== 'over' && status !== 'notNeeded')
        .map((match) => (
          <section key={match.id} className={classes.sheet}>
            <h2>{names.match(match)}</h2>
            <p>{[name, formats.day(startsAt), time(match.startsAt), match.court].filter(Boolean).join(' · ')}</p>
            <table className={classes.score}>
              <tbody>
                {[...match.sides.entries()].map(([which, side]) => (
                  <tr key={which}>
                    <th scope="row">{names.side(side)}</th>
                    {Array.from({ length: terms.sets ? 2 * terms.sets.toWin - 1 : 1 }, (_, set) => (
                      <td key={set}>
                        <span className="visually-hidden">{t('tournaments.result.set', { number: set + 1 })}</span>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={classes.sign}>{t('tournamentLeading.sheet.referee')}</p>
            <p className={classes.sign}>{t('tournamentLeading.sheet.signed')}</p>
          </section>
        ))}
    </div>
  );
}
