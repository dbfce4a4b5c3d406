import type { ListedPromocode } from '@rondo/contract';
import { promocodeState, refuseSelect } from '@rondo/rules/promocodes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow } from '../../platform/clock.tsx';
import { localDate, useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { MoneyIcon } from '../../ui/money-icon.tsx';
import { MoneyList } from '../../ui/money-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import classes from './promocode-list.module.css';
import { useSelection } from './commands.ts';
import { promocodesQuery } from './queries.ts';

/** The user's promocodes: the value of each, where and until when it is valid, and which one the next payment uses. */
export function PromocodeList({ order }: { order: 'latest' | 'earliest' }) {
  const t = useT();
  return (
    <MoneyList
      list={useInfiniteQuery(promocodesQuery(order))}
      renderRow={(promocode) => <Ticket promocode={promocode} />}
      empty={
        <EmptyState drawing={<Drawing of="wallet" />} title={t('promocodes.none')}>
          {t('promocodes.noneBody')}
        </EmptyState>
      }
    />
  );
}

type Shown = 'selected' | 'activated' | 'redeemed' | 'expired';
const looks: Record<Shown, { tone: 'turf' | 'confirmed' | 'info' | 'cancelled'; icon: IconName }> = {
  selected: { tone: 'turf', icon: 'star' },
  activated: { tone: 'confirmed', icon: 'check' },
  redeemed: { tone: 'info', icon: 'check' },
  expired: { tone: 'cancelled', icon: 'clock' },
};

function Ticket({ promocode }: { promocode: ListedPromocode }) {
  const t = useT();
  const selection = useSelection();
  const { is_redeemed: redeemed, isExpired: expired, is_selected: selected } = promocode;
  const state = promocodeState({ redeemed, expired });
  const shown: Shown = state === 'activated' && selected ? 'selected' : state;
  const periodic = promocode.promoType === 'periodic';
  const facts = { promoType: promocode.promoType, discountType: promocode.discountType, redeemed, expired, selected };
  const selectable = refuseSelect({ ...facts, selected: false }) === null;
  const name = periodic ? t('promocodes.cardName') : promocode.name;
  return (
    <Row
      as="article"
      gap={12}
      align="center"
      grows
      className={classes.ticket}
      data-over={state !== 'activated' || undefined}
    >
      <span className={classes.mark}>
        <MoneyIcon name={periodic ? 'student' : 'ticket'} size={24} />
      </span>
      <div className={classes.words}>
        <Text as="h3" size={17} className={`${classes.value} numbers`}>
          <Value promocode={promocode} />
        </Text>
        <p>
          {name}
          {!periodic && <span className={classes.code}>{promocode.code}</span>}
        </p>
        <Text size={14} tone="muted">
          <Terms promocode={promocode} />
        </Text>
        {shown === 'selected' && (
          <Text size={14} tone="turf" weight={600}>
            {t('promocodes.nextPayment')}
          </Text>
        )}
        {periodic && state === 'activated' && <Months used={promocode.used_months} />}
      </div>
      <div className={classes.end}>
        <Chip icon={looks[shown].icon} tone={looks[shown].tone}>
          {t(`promocodes.state.${shown}`)}
        </Chip>
        {selectable && (
          <SubmitButton
            type="button"
            variant={selected ? 'plain' : 'secondary'}
            working={selection.isPending}
            aria-label={t(selected ? 'promocodes.unselectNamed' : 'promocodes.selectNamed', { code: promocode.code })}
            onClick={() => selection.mutate({ id: promocode._id, selected: !selected })}
          >
            {t(selected ? 'promocodes.unselect' : 'promocodes.select')}
          </SubmitButton>
        )}
      </div>
    </Row>
  );
}

function Value({ promocode }: { promocode: ListedPromocode }) {
  const t = useT();
  const formats = useFormats();
  const { discountType, discountValue: value, promoType } = promocode;
  if (discountType === 'percentage') return t('promocodes.value.percentage', { percent: value });
  const amount = formats.money(value);
  return t(promoType === 'periodic' ? 'promocodes.value.periodic' : `promocodes.value.${discountType}`, { amount });
}

/** Where and until when a code is valid; for a gift, when it was received. */
function Terms({ promocode }: { promocode: ListedPromocode }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const { activated_at: activatedAt, endDateTime: end, isExpired: expired } = promocode;
  if (promocode.discountType === 'topupBalance')
    return activatedAt && t('promocodes.activatedOn', { day: formats.day(activatedAt, now) });
  // It expires at the end of that day.
  const lastDay = end && formats.day(new Date(Date.parse(end) - 1).toISOString(), now);
  const until = lastDay && t(expired ? 'promocodes.ended' : 'promocodes.until', { day: lastDay });
  return (
    <>
      <Games promocode={promocode} />
      {' · '}
      {until ?? t('promocodes.noEnd')}
    </>
  );
}

/** The names of the first few games it is valid for. */
function Games({ promocode: { matchScope, matches } }: { promocode: ListedPromocode }) {
  const t = useT();
  if (matchScope === 'all') return t('promocodes.allGames');
  if (matches.length === 0) return t('promocodes.noGames');
  const label = matches.length === 1 ? t('promocodes.oneGame') : t('promocodes.someGames', { count: matches.length });
  return (
    <>
      {label}{' '}
      {matches.slice(0, 3).map((game, index) => (
        <span key={game._id}>
          {index > 0 && ', '}
          <Link className="link" to={`/match/${game._id}`}>
            {game.name}
          </Link>
        </span>
      ))}
      {matches.length > 3 && '…'}
    </>
  );
}

/** Whether the student card can still be used this month. */
function Months({ used }: { used: readonly string[] }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const thisMonth = localDate(now).slice(0, 7);
  if (!used.includes(thisMonth))
    return (
      <Text size={14} tone="muted">
        {t('promocodes.notUsedThisMonth')}
      </Text>
    );
  const again = formats.day(firstOfNext(thisMonth), now);
  return (
    <Text size={14} tone="muted">
      {t('promocodes.usedThisMonth', { day: again })}
    </Text>
  );
}

/** Noon on the first day after a month, given as `2026-11`. */
function firstOfNext(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1, 12)).toISOString();
}
