import type { GameDetails } from '@rondo/contract';
import { passTerms } from '@rondo/rules/passes';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useSession } from '../../../platform/session.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { PriceLines } from '../../../ui/price-lines.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { mutateEvenIfUnmounted } from '../../../ui/joining/mutate-even-if-unmounted.ts';
import { StepProblem } from '../../../ui/joining/step-problem.tsx';
import { PolicyText, Terms } from '../../../ui/joining/terms.tsx';
import { codeOf } from '../../../ui/joining/use-handle-refusal.ts';
import { useTeamAndTerms } from '../../../ui/joining/use-team-and-terms.ts';
import { BalanceLine } from '../../../ui/joining/pay/balance-line.tsx';
import { shortfall } from '../../../ui/joining/pay/spot-quote.ts';
import { useGamePass } from '../../../ui/joining/pay/use-game-pass.ts';
import { useBuyPass } from './pass-commands.ts';

interface Props {
  game: GameDetails;
  onClose: () => void;
  onTopUp: (missing: number) => void;
}

/** Shows a pass: its price, how long it counts and what handing it back returns; the balance pays it. */
export function BuyPassStep({ game, onClose, onTopUp }: Props) {
  const { t, explain } = useI18n();
  const now = useNow();
  const formats = useFormats();
  const pass = useGamePass(game);
  const user = useSession()?.user;
  const balance = user?.balance ?? 0;
  const { body, check, terms } = useTeamAndTerms([]);
  const buy = useBuyPass(game._id);
  const offer = pass?.offer;
  if (!offer || (pass.own && pass.own.left > 0)) return null;
  const { price, instead } = offer;
  const of = passTerms.rides;
  const [ride, until] = [formats.money(offer.ride), formats.day(offer.until, now)];
  const missing = shortfall(Math.round(price * 100), balance, user?.owes ?? 0);
  const submit = () => {
    if (!check()) return;
    if (missing > 0) return onTopUp(missing);
    mutateEvenIfUnmounted(buy, price, {
      onSuccess: () => {
        showBanner('success', t('passes.buy.done'));
        onClose();
      },
      // After a refusal because of a new price, the step loads and shows that price.
      onError: () => undefined,
    });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('passes.buy.title', { of })}
      footer={
        <>
          <Terms {...terms} />
          <SubmitButton type="button" size="large" working={buy.isPending} onClick={submit}>
            {missing > 0
              ? t('joiningSteps.pay.topUp', { amount: formats.money(Math.ceil(missing)) })
              : t('passes.buy.submit', { price: formats.money(price) })}
          </SubmitButton>
        </>
      }
    >
      <Grid ref={body} gap={16}>
        <PriceLines
          lines={[
            { label: t('passes.buy.regular', { of }), euros: instead },
            { label: t('passes.buy.saves'), euros: price - instead, saving: true },
          ]}
          total={{ label: t('joiningSteps.pay.total'), euros: price }}
        />
        <BalanceLine balance={balance} total={price} missing={missing} />
        <Stack as="ul" gap={8} bulleted className="numbers">
          <li>{t('passes.buy.play', { ride })}</li>
          <li>{t('passes.buy.until', { until })}</li>
          <li>{t('passes.buy.leave')}</li>
          <li>{t('passes.buy.back', { percent: offer.backPercent })}</li>
          <li>{t('passes.buy.over')}</li>
        </Stack>
        {buy.error && (
          <StepProblem>
            {codeOf(buy.error) === 'price_changed' ? t('passes.buy.changed') : explain(buy.error)}
          </StepProblem>
        )}
        <PolicyText free={false} />
      </Grid>
    </Sheet>
  );
}
