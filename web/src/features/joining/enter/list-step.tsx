import type { GameDetails } from '@rondo/contract';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useTypedState } from '../../../platform/typed.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Grid, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useJoin } from './join-commands.ts';
import { GameSummary } from '../../../ui/joining/game-summary.tsx';
import { SpotPriceLines } from '../../../ui/joining/pay/spot-price-lines.tsx';
import { sayForecast } from '../../../ui/joining/say-forecast.ts';
import { StepProblem } from '../../../ui/joining/step-problem.tsx';
import { TeamChoice, teamGiven, teamsToChoose } from '../../../ui/joining/team-choice.tsx';
import { mutateEvenIfUnmounted } from '../../../ui/joining/mutate-even-if-unmounted.ts';
import { PolicyText, Terms } from '../../../ui/joining/terms.tsx';
import { noCard, usePayment } from '../../../ui/joining/pay/use-payment.ts';
import { useTeamAndTerms } from '../../../ui/joining/use-team-and-terms.ts';
import { codeOf, recoverable, useHandleRefusal } from '../../../ui/joining/use-handle-refusal.ts';

interface Props {
  game: GameDetails;
  /** Whether all spots are taken, so that this is the waiting list of a free or a paid game. */
  full: boolean;
  /** The team that the address names. */
  named: string | null;
  secretKey: string | null;
  onClose: () => void;
  onDone: (outcome: 'joined' | 'waiting') => void;
  onKeyRefused: () => void;
}

/** Joins a free game, or the waiting list of any game, without paying now. */
export function ListStep({ game, full, named, secretKey, onClose, onDone, onKeyRefused }: Props) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const { quote } = usePayment(game, { card: noCard });
  const [allowPayment, setAllowPayment] = useTypedState('allowPayment', false);
  const given = teamGiven(game, named);
  const { body, teamId, check, team, terms } = useTeamAndTerms(
    full && !game.challenge ? [] : teamsToChoose(game, named),
    given,
  );
  const join = useJoin();
  const refused = useHandleRefusal({ onClose, onKeyRefused });
  const paid = game.price > 0;
  const forecast = game.viewer?.waitingForecast ?? null;
  const submit = () => {
    if (!check()) return;
    mutateEvenIfUnmounted(
      join,
      { matchId: game._id, teamId, secretKey, allowPayment: paid && allowPayment },
      {
        onError: refused,
        onSuccess: ({ data: { outcome } }) => {
          // The next step and the page show the position on the waiting list.
          if (outcome === 'joined') showBanner('success', t('joiningSteps.pay.joined'));
          onDone(outcome);
        },
      },
    );
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={full ? t('joiningSteps.pay.queueTitle') : t('joiningSteps.pay.titleFree')}
      footer={
        <>
          <Terms {...terms} />
          <SubmitButton type="button" size="large" working={join.isPending} onClick={submit}>
            {full ? t('joiningSteps.pay.queue') : t('joiningSteps.pay.free')}
          </SubmitButton>
        </>
      }
    >
      <Grid ref={body} gap={16}>
        <GameSummary game={game} />
        {full && (
          <Text tone="muted">
            {t('joining.action.wouldWait', { position: game.waiting_list.length + 1 })}
            {forecast !== null && ` ${sayForecast(t, forecast)}`}
          </Text>
        )}
        <TeamChoice {...team} given={given} waits={full} />
        {paid && <SpotPriceLines quote={quote} />}
        {full && paid && (
          <Checkbox
            // The discounts of now may have ended by then, so the player agrees to the price without them.
            label={t('joiningSteps.pay.allowPayment', { price: formats.money(game.price) })}
            checked={allowPayment}
            onChange={(event) => setAllowPayment(event.target.checked)}
          />
        )}
        {join.error && recoverable.has(codeOf(join.error) ?? '') && <StepProblem>{explain(join.error)}</StepProblem>}
        <PolicyText free={!paid} />
      </Grid>
    </Sheet>
  );
}
