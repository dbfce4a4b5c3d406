import type { GameDetails, GameGroup } from '@rondo/contract';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Grid, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { GameSummary } from '../../../ui/joining/game-summary.tsx';
import { mutateEvenIfUnmounted } from '../../../ui/joining/mutate-even-if-unmounted.ts';
import { TeamChoice, teamsToChoose } from '../../../ui/joining/team-choice.tsx';
import { PolicyText, Terms } from '../../../ui/joining/terms.tsx';
import { useHandleRefusal } from '../../../ui/joining/use-handle-refusal.ts';
import { useTeamAndTerms } from '../../../ui/joining/use-team-and-terms.ts';
import { PaymentProblem } from '../../../ui/joining/pay/payment-problem.tsx';
import { SpotCost } from '../../../ui/joining/pay/spot-cost.tsx';
import { usePayment } from '../../../ui/joining/pay/use-payment.ts';
import { useReserve } from './group-commands.ts';

interface Props {
  game: GameDetails;
  group: GameGroup;
  secretKey: string | null;
  before: { teamId: string | null; cardId: string | null };
  onClose: () => void;
  onTopUp: (choice: { teamId: string | null; cardId: string | null }, missing: number) => void;
  onKeyRefused: () => void;
}

/** Accepts a spot in a group of all or nothing: the price is set aside until all have accepted. */
export function ReserveStep({ game, group, secretKey, before, onClose, onTopUp, onKeyRefused }: Props) {
  const t = useT();
  const formats = useFormats();
  const payment = usePayment(game, { card: before.cardId, proposing: true });
  const { quote, cardId, toSelect } = payment;
  const { body, teamId, check, team, terms } = useTeamAndTerms(teamsToChoose(game), before.teamId);
  const reserve = useReserve();
  const refused = useHandleRefusal({ onClose, onKeyRefused });
  const paid = game.price > 0;
  const missing = paid ? payment.missing : 0;
  const price = formats.money(quote.total);
  const time = formats.time(group.until);
  const submit = () => {
    if (!check()) return;
    if (missing > 0) return onTopUp({ teamId, cardId }, missing);
    const entry = { matchId: game._id, group: group._id, teamId, secretKey, amount: quote.total, cardId };
    mutateEvenIfUnmounted(
      reserve,
      { ...entry, toSelect: paid ? toSelect : undefined },
      {
        onError: (problem) => {
          payment.noteRefusal(problem);
          refused(problem);
        },
        onSuccess: ({ data: { complete } }) => {
          showBanner('success', t(complete ? 'together.reserve.complete' : 'together.reserve.done'));
          onClose();
        },
      },
    );
  };
  const label = () => {
    if (missing > 0) return t('joiningSteps.pay.topUp', { amount: formats.money(Math.ceil(missing)) });
    return quote.total > 0 ? t('together.reserve.pay', { price }) : t('together.reserve.free');
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('together.reserve.title')}
      footer={
        <>
          <Terms {...terms} />
          <SubmitButton type="button" size="large" working={reserve.isPending} onClick={submit}>
            {label()}
          </SubmitButton>
        </>
      }
    >
      <Grid ref={body} gap={16}>
        <GameSummary game={game} />
        <Text tone="muted" className="numbers">
          {t(quote.total > 0 ? 'together.reserve.body' : 'together.reserve.bodyFree', { price, time })}
        </Text>
        <TeamChoice {...team} />
        {paid && (
          <>
            <SpotCost game={game} payment={payment} />
            <PaymentProblem error={reserve.error} />
          </>
        )}
        <PolicyText free={!paid} />
      </Grid>
    </Sheet>
  );
}
