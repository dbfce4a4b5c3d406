import { type Policy, replay, totalOf, whatHappened } from '@rondo/rules/policy-replay';
import type { ReactNode } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Card, Section } from '../../ui/page.tsx';
import { Bars } from './bars.tsx';
import { Change } from './change.tsx';
import { isInForce } from './policy-address.ts';
import type { NamedGame } from './queries.ts';
import classes from './replay.module.css';

interface Props {
  games: readonly NamedGame[];
  policy: Policy;
  /** Said in place of the games that change while the rules are those in force. */
  nothingTried: ReactNode;
}

/** The outcome of a policy: what changes, the totals as figures and bars, and each game whose outcome differs. */
export function Results({ games, policy, nothingTried }: Props) {
  const t = useT();
  const { money } = useFormats();
  const outcomes = games.map((game) => ({
    ...game,
    was: whatHappened(game.facts),
    would: replay(game.facts, policy),
  }));
  const was = totalOf(outcomes.map((game) => game.was));
  const would = totalOf(outcomes.map((game) => game.would));
  const sums = (['income', 'refunded', 'retained', 'pay'] as const).map((what) => ({
    what,
    before: was[`${what}Cents`],
    after: would[`${what}Cents`],
    said: (cents: number) => money(cents / 100),
  }));
  const played = { what: 'wentAhead', before: was.wentAhead, after: would.wentAhead, said: String } as const;
  // Sums are compared with each other too, so all have one scale.
  const most = Math.max(...sums.flatMap(({ before, after }) => [before, after]));
  return (
    <>
      <Change games={games} policy={policy} was={was.incomeCents} would={would.incomeCents} />
      <Stack gap={24} shrinks>
        <Card>
          <table className={`${classes.totals} numbers`}>
            <caption>{t('whatIf.totals', { count: games.length })}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{t('whatIf.what')}</span>
                </th>
                <th scope="col">{t('whatIf.was')}</th>
                <th scope="col">{t('whatIf.would')}</th>
              </tr>
            </thead>
            <tbody>
              {[played, ...sums].map(({ what, before, after, said }) => (
                <tr key={what} data-changed={before !== after || undefined}>
                  <th scope="row">
                    {t(`whatIf.${what}`)}
                    <Bars before={before} after={after} most={what === 'wentAhead' ? games.length : most} />
                  </th>
                  <td>{said(before)}</td>
                  <td>
                    {said(after)}
                    {before !== after && (
                      <Text as="span" size={14} ownLine>
                        {after > before ? '+' : '−'} {said(Math.abs(after - before))}
                      </Text>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
        {isInForce(policy) ? nothingTried : <Changed games={outcomes.filter((game) => differs(game))} />}
      </Stack>
    </>
  );
}

type Compared = NamedGame & { was: ReturnType<typeof replay>; would: ReturnType<typeof replay> };

const differs = ({ was, would }: Compared) =>
  was.wentAhead !== would.wentAhead ||
  was.incomeCents !== would.incomeCents ||
  was.refundedCents !== would.refundedCents ||
  was.payCents !== would.payCents;

function Changed({ games }: { games: readonly Compared[] }) {
  const t = useT();
  const { money, day } = useFormats();
  if (games.length === 0) return <p className={classes.unchanged}>{t('whatIf.unchanged')}</p>;
  const said = ({ wentAhead, incomeCents }: Compared['was']) =>
    `${t(wentAhead ? 'whatIf.played' : 'whatIf.cancelled')} · ${money(incomeCents / 100)}`;
  return (
    <Section title={t('whatIf.changed')}>
      <table className={`${classes.games} numbers`}>
        <thead>
          <tr>
            <th scope="col">{t('whatIf.game')}</th>
            <th scope="col">{t('whatIf.was')}</th>
            <th scope="col">{t('whatIf.would')}</th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <tr key={game.id}>
              <th scope="row">
                <Link to={`/match/${game.id}`}>{game.name}</Link>
                <Text as="span" size={14} tone="muted" ownLine>
                  {day(game.facts.startsAt.toISOString())}
                </Text>
              </th>
              <td>{said(game.was)}</td>
              <td>{said(game.would)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
