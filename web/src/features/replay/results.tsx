import { breakEven, type Policy, replay, totalOf, whatHappened } from '@rondo/rules/policy-replay';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Card, Section } from '../../ui/page.tsx';
import type { NamedGame } from './queries.ts';
import classes from './replay.module.css';

interface Props {
  games: readonly NamedGame[];
  policy: Policy;
}

/** The outcome of a policy: the break-even of its price, the totals, and each game whose outcome differs. */
export function Results({ games, policy }: Props) {
  const t = useT();
  const { money } = useFormats();
  const outcomes = games.map((game) => ({
    ...game,
    was: whatHappened(game.facts),
    would: replay(game.facts, policy),
  }));
  const was = totalOf(outcomes.map((game) => game.was));
  const would = totalOf(outcomes.map((game) => game.would));
  const euros = (cents: number) => money(cents / 100);
  const rows = [
    ['wentAhead', String(was.wentAhead), String(would.wentAhead)],
    ['income', euros(was.incomeCents), euros(would.incomeCents)],
    ['refunded', euros(was.refundedCents), euros(would.refundedCents)],
    ['retained', euros(was.retainedCents), euros(would.retainedCents)],
    ['pay', euros(was.payCents), euros(would.payCents)],
  ] as const;
  return (
    <Stack gap={24} shrinks>
      <Card>
        <BreakEven games={games} percent={policy.pricePercent} />
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
            {rows.map(([what, before, after]) => (
              <tr key={what} data-changed={before !== after || undefined}>
                <th scope="row">{t(`whatIf.${what}`)}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Changed games={outcomes.filter((game) => differs(game))} />
    </Stack>
  );
}

type Compared = NamedGame & { was: ReturnType<typeof replay>; would: ReturnType<typeof replay> };

const differs = ({ was, would }: Compared) =>
  was.wentAhead !== would.wentAhead ||
  was.incomeCents !== would.incomeCents ||
  was.refundedCents !== would.refundedCents ||
  was.payCents !== would.payCents;

function BreakEven({ games, percent }: { games: readonly NamedGame[]; percent: number }) {
  const t = useT();
  const fewer =
    percent === 100
      ? 0
      : breakEven(
          games.map(({ facts }) => facts),
          percent,
        );
  if (!fewer) return null;
  return (
    <p className={classes.breakEven}>
      {fewer > 0 ? t('whatIf.same', { count: fewer }) : t('whatIf.more', { count: -fewer })}
    </p>
  );
}

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
