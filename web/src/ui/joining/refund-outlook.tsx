import { centsToEuros, eurosToCents, refundOutlook, type RefundStage } from '@rondo/rules';
import type { ReactNode } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { confirmsWith } from './confirms-with.ts';
import classes from './refund-outlook.module.css';

interface Props {
  game: { status: 'pending' | 'confirmed' | 'cancelled'; game_date: string } & Parameters<typeof confirmsWith>[0];
  /** The price of all the spots in euros, and their number. */
  total: number;
  spots?: number;
  /** The whole policy, which lies in the same fold. */
  children?: ReactNode;
}

/** What comes back for the spots if they are given up, and until when; it unfolds to each later stage, and to the policy. */
export function RefundOutlook({ game, total, spots = 1, children }: Props) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  if (total === 0) return children;
  const isCertain = confirmsWith(game, spots);
  if (isCertain || game.status === 'confirmed')
    return (
      <>
        <p className={classes.words}>{t(isCertain ? 'spots.outlook.certain' : 'spots.outlook.isConfirmed')}</p>
        {children}
      </>
    );
  const stages = refundOutlook(
    { status: game.status, startsAt: new Date(game.game_date), paidCents: eurosToCents(total) ?? 0 },
    new Date(now),
  );
  const when = (from: Date) => `${formats.day(from.toISOString())} ${formats.time(from.toISOString())}`;
  const back = ({ allowed, cents }: RefundStage) => {
    if (!allowed) return t('spots.outlook.never');
    return cents > 0 ? formats.money(centsToEuros(cents)) : t('spots.outlook.nothing');
  };
  const [first, second] = stages;
  const summary =
    first && first.cents > 0
      ? t('spots.outlook.line', { amount: back(first), until: when(second?.from ?? new Date(game.game_date)) })
      : t('spots.outlook.none');
  return (
    <details className={classes.outlook}>
      <summary className="numbers">{summary}</summary>
      <table>
        <caption className="visually-hidden">{t('spots.outlook.title')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('spots.outlook.when')}</th>
            <th scope="col">{t('spots.outlook.back')}</th>
          </tr>
        </thead>
        <tbody>
          {stages.map((stage) => (
            <tr key={stage.from?.getTime() ?? 0} data-back={stage.cents > 0 || undefined}>
              <td>{stage.from ? t('spots.outlook.after', { when: when(stage.from) }) : t('spots.outlook.now')}</td>
              <td className="numbers">{back(stage)}</td>
            </tr>
          ))}
          <tr>
            <td>{t('spots.outlook.confirmed')}</td>
            <td>{t('spots.outlook.never')}</td>
          </tr>
          <tr data-back>
            <td>{t('spots.outlook.cancelled')}</td>
            <td className="numbers">{formats.money(total)}</td>
          </tr>
        </tbody>
      </table>
      {children}
    </details>
  );
}
