import type { TimelineLine, TimelineShow } from '@rondo/contract';
import { every } from '@rondo/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useNow } from '../../platform/clock.tsx';
import { daysBetween, localDate, useFormats } from '../../platform/formats.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { useFormatName } from '../../platform/names.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Button } from '../../ui/button.tsx';
import { ToggleChip } from '../../ui/chips.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { MoneyLine, MoneyListSkeleton } from '../../ui/money-list.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { timelineQuery } from './queries.ts';
import classes from './timeline.module.css';

const shows = every<TimelineShow>()(['top-ups', 'games', 'refunds', 'gifts']);

/** The kind that the address asks for; null for all. */
export const shownIn = (query: URLSearchParams): TimelineShow | null =>
  shows.find((known) => known === query.get('show')) ?? null;

/** Money in and out by day, the latest first: one kind (`?show=`) or all (product.md#wallet). */
export function Timeline() {
  const { t, explain } = useI18n();
  const [query, setQuery] = useSearchParams();
  const show = shownIn(query);
  const list = useInfiniteQuery(timelineQuery(show));
  const choose = (next: TimelineShow | null) =>
    setQuery(
      (before) => {
        if (next) before.set('show', next);
        else before.delete('show');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const lines = list.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <>
      <fieldset className={classes.filters}>
        <legend className="visually-hidden">{t('wallet.timeline.filter')}</legend>
        <ToggleChip pressed={show === null} onToggle={() => choose(null)}>
          {t('wallet.timeline.all')}
        </ToggleChip>
        {shows.map((one) => (
          <ToggleChip key={one} pressed={show === one} onToggle={() => choose(one)}>
            {t(`wallet.timeline.show.${one}`)}
          </ToggleChip>
        ))}
      </fieldset>
      {list.isPending ? (
        <MoneyListSkeleton />
      ) : list.isError ? (
        <ErrorState
          title={t('wallet.lists.failed')}
          message={explain(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : lines.length === 0 ? (
        <Nothing show={show} onAll={() => choose(null)} />
      ) : (
        <Days lines={lines} />
      )}
      <LoadMore label={t('wallet.lists.more')} list={list} />
    </>
  );
}

function Nothing({ show, onAll }: { show: TimelineShow | null; onAll: () => void }) {
  const t = useT();
  if (show === null)
    return (
      <EmptyState drawing={<Drawing of="wallet" />} title={t('wallet.timeline.none')}>
        {t('wallet.timeline.noneBody')}
      </EmptyState>
    );
  return (
    <EmptyState
      drawing={<Drawing of="wallet" />}
      title={t('wallet.timeline.noneOf')}
      action={
        <Button variant="secondary" onClick={onAll}>
          {t('wallet.timeline.seeAll')}
        </Button>
      }
    />
  );
}

function Days({ lines }: { lines: readonly TimelineLine[] }) {
  const dayName = useDayName();
  const days = Map.groupBy(lines, ({ createdAt }) => localDate(new Date(createdAt)));
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={classes.day}>
      <h3 className={classes.date}>{dayName(ofDay[0]?.createdAt ?? day)}</h3>
      <ul>
        {ofDay.map((line) => (
          <Row
            key={`${line.createdAt} ${line.kind} ${line.receiptId} ${line.amount} ${line.balance}`}
            as="li"
            gap={12}
            lineGap={8}
            align="center"
            wrap
            className={classes.line}
          >
            <Line line={line} />
          </Row>
        ))}
      </ul>
    </section>
  ));
}

/** `Today`, `Yesterday`, `Fri 20 Nov`. */
function useDayName() {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  return (instant: string) => {
    const days = daysBetween(new Date(instant), now);
    if (days === 0) return t('common.today');
    return days === 1 ? t('common.yesterday') : formats.day(instant, now);
  };
}

function iconOf({ kind, amount }: TimelineLine): IconName {
  if (kind === 'promotion') return 'star';
  if (kind === 'entrance_fee') return 'shirt';
  if (kind === 'refund' || kind === 'cancellation' || kind === 'pass_back') return 'refund';
  if (kind === 'pass_bought') return 'card';
  return amount > 0 ? 'plus' : 'wallet';
}

function Line({ line }: { line: TimelineLine }) {
  const t = useT();
  const formats = useFormats();
  const formatName = useFormatName();
  const { kind, match, friend, code, reason, amount, balance, method, fee, receiptId, createdAt } = line;
  const what = t(`statement.kind.${kind}`);
  const title = match?.name ?? code ?? what;
  const named = title !== what;
  const receipt = receiptId !== null &&
    kind !== 'refund' &&
    kind !== 'cancellation' && {
      to: `/wallet/receipt/${receiptId}`,
      'aria-label': `${t('wallet.lists.receipt')}: ${title}`,
    };
  const how = method && t(`wallet.methods.${method}`);
  return (
    <>
      <span className={classes.mark} data-in={amount > 0 || undefined}>
        <Icon name={iconOf(line)} size={18} />
      </span>
      <MoneyLine
        // What is about no game leads to its receipt itself.
        title={
          match ? <Link to={`/match/${match._id}`}>{title}</Link> : receipt ? <Link {...receipt}>{title}</Link> : title
        }
        detail={{
          time: formats.time(createdAt),
          // A game's name with what it cost says so itself.
          what: named && kind !== 'entrance_fee' && what,
          friend: friend !== null && t('wallet.lists.forFriend', { name: formatName(friend) }),
          why: reason !== null && `“${reason}”`,
          how: how && (fee > 0 ? t('wallet.lists.paidBy', { method: how, fee: formats.money(fee) }) : how),
          receipt: match && receipt && (
            <Link className="link" {...receipt}>
              {t('wallet.lists.receipt')}
            </Link>
          ),
        }}
        amount={`${amount > 0 ? '+' : '−'} ${formats.money(Math.abs(amount))}`}
        status={
          <Text as="span" size={13} tone="muted" className="numbers">
            {t('wallet.timeline.balance', { balance: formats.money(balance) })}
          </Text>
        }
      />
    </>
  );
}
