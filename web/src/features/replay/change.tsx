import { breakEven, type Policy } from '@rondo/rules/policy-replay';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { isInForce } from './policy-address.ts';
import type { NamedGame } from './queries.ts';
import classes from './replay.module.css';

interface Props {
  games: readonly NamedGame[];
  policy: Policy;
  /** The income as it was and would be, in cents. */
  was: number;
  would: number;
}

/** What the tried rules change, in a sentence that a phone keeps in view while a slider moves. */
export function Change({ games, policy, was, would }: Props) {
  const t = useT();
  const { money } = useFormats();
  const { pricePercent } = policy;
  const facts = games.map((game) => game.facts);
  const fewer = pricePercent === 100 ? 0 : breakEven(facts, pricePercent);
  const amount = money(Math.abs(would - was) / 100);
  return (
    <output className={classes.change} data-tried={!isInForce(policy) || undefined}>
      <span>
        {isInForce(policy)
          ? t('whatIf.asItWas')
          : would === was
            ? t('whatIf.sameIncome')
            : t(would > was ? 'whatIf.moreIncome' : 'whatIf.lessIncome', { amount })}
      </span>
      {fewer !== null && fewer !== 0 && (
        <span>{fewer > 0 ? t('whatIf.same', { count: fewer }) : t('whatIf.more', { count: -fewer })}</span>
      )}
    </output>
  );
}
