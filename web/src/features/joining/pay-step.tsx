import type { GameDetails } from '@rondo/contract';
import { useState } from 'react';
import { ApiError } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { useUser } from '../../platform/session.ts';
import { showBanner } from '../../ui/banner.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Problem } from '../../ui/form.tsx';
import { shownPrice } from '../../ui/game-card/shown-price.ts';
import { PriceLines } from '../../ui/price-lines.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useJoin, usePay } from './commands.ts';
import { GameSummary } from './game-summary.tsx';
import { RefundPolicy } from './refund-policy.tsx';
import { TeamChoice } from './team-choice.tsx';
import classes from './wizard.module.css';

interface Props {
  game: GameDetails;
  full: boolean;
  secretKey: string | null;
  onClose: () => void;
  onDone: () => void;
  onTopUp: () => void;
  /** The key to the game isn't good any more. */
  onKeyRefused: () => void;
}

/** Refusals that are mended here; any other closes the wizard with its banner (1-games §8). */
const mendable: ReadonlySet<string> = new Set([
  'price_changed',
  'insufficient_balance',
  'team_full',
  'team_required',
  'unavailable',
]);

/** Step 8: what it costs, from which balance, in which team; then in, or in line. */
export function PayStep({ game, full, secretKey, onClose, onDone, onTopUp, onKeyRefused }: Props) {
  const { t, explain } = useSpeech();
  const formats = useFormats();
  const now = useNow();
  const user = useUser();
  const [teamId, setTeamId] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [terms, setTerms] = useState(false);
  const [allowPayment, setAllowPayment] = useState(true);
  const join = useJoin();
  const pay = usePay();
  const price = shownPrice(game, now);
  const paid = game.price > 0;
  const balance = user?.balance ?? 0;
  const missing = paid && !full ? Math.max(0, Math.round((price - balance) * 100) / 100) : 0;
  const teamNeeded = game.tournament && !full;
  const error = pay.error ?? join.error;

  const refused = (problem: Error) => {
    const code = problem instanceof ApiError ? problem.code : 'internal';
    showBanner(code === 'already_waiting' ? 'warning' : 'error', explain(problem));
    if (code === 'wrong_passcode') onKeyRefused();
    else if (!mendable.has(code)) onClose();
  };
  const submit = () => {
    const missed = teamNeeded && teamId === null ? 'teamFirst' : terms ? null : 'termsFirst';
    setNotice(missed && t(`joining.pay.${missed}`));
    if (missed) {
      showBanner('warning', t(`joining.pay.${missed}`));
    } else if (paid && !full) {
      pay.mutate(
        { matchId: game._id, teamId, secretKey, amount: price },
        {
          onError: refused,
          onSuccess: () => {
            showBanner('success', t('joining.pay.done'));
            onDone();
          },
        },
      );
    } else {
      join.mutate(
        { matchId: game._id, teamId, secretKey, allowPayment: paid && allowPayment },
        {
          onError: refused,
          onSuccess: ({ data: { outcome, position } }) => {
            if (outcome === 'joined') showBanner('success', t('joining.pay.joined'));
            else showBanner('info', t('joining.pay.waiting', { position: position ?? 1 }));
            onDone();
          },
        },
      );
    }
  };
  const chooseTeam = (team: string) => {
    setTeamId(team);
    setNotice(null);
  };
  const acceptTerms = (accepted: boolean) => {
    setTerms(accepted);
    setNotice(null);
  };
  const working = pay.isPending || join.isPending;
  const label = full
    ? t('joining.pay.queue')
    : paid
      ? t('joining.pay.pay', { price: formats.money(price) })
      : t('joining.pay.free');
  const topUp = (
    <Button size="large" onClick={onTopUp}>
      {t('joining.pay.topUp', { amount: formats.money(Math.ceil(missing)) })}
    </Button>
  );
  const confirm = (
    <SubmitButton type="button" size="large" working={working} onClick={submit}>
      {label}
    </SubmitButton>
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={full ? t('joining.confirm.queueTitle') : paid ? t('joining.pay.titlePaid') : t('joining.pay.titleFree')}
      footer={missing > 0 ? topUp : confirm}
    >
      <div className={classes.body}>
        <GameSummary game={game} />
        {teamNeeded && <TeamChoice teams={game.teams} teamId={teamId} onChoose={chooseTeam} />}
        {paid && (
          <PriceLines
            lines={[
              { label: t('joining.pay.base'), euros: game.price },
              ...(price < game.price
                ? [{ label: t('joining.pay.earlyBird'), euros: price - game.price, saving: true }]
                : []),
            ]}
            total={{ label: t('joining.pay.total'), euros: price }}
          />
        )}
        {paid && (
          <p className={`${classes.balance} numbers`}>
            <span>
              {t('joining.pay.balance')}: {formats.money(balance)}
            </span>
            {missing === 0 && !full && (
              <span>
                {t('joining.pay.after')}: {formats.money(balance - price)}
              </span>
            )}
          </p>
        )}
        {missing > 0 && <Problem>{t('joining.pay.short', { missing: formats.money(missing) })}</Problem>}
        {full && paid && (
          <Checkbox
            label={t('joining.pay.allowPayment', { price: formats.money(price) })}
            checked={allowPayment}
            onChange={(event) => setAllowPayment(event.target.checked)}
          />
        )}
        {error && missing === 0 && (
          <Problem>
            {explain(error)}
            {error instanceof ApiError && error.code === 'price_changed' && ` ${t('joining.pay.newPrice')}`}
          </Problem>
        )}
        {notice && <Problem>{notice}</Problem>}
        <div>
          {missing === 0 && (
            <Checkbox
              label={t('joining.pay.terms')}
              checked={terms}
              onChange={(event) => acceptTerms(event.target.checked)}
            />
          )}
          <details className={classes.policy}>
            <summary>{t('joining.pay.showPolicy')}</summary>
            <RefundPolicy free={!paid} />
          </details>
        </div>
      </div>
    </Sheet>
  );
}
