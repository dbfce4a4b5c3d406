import type { GameCard, GameDetails } from '@rondo/contract';
import { eurosToCents } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Grid, Text } from '../../../ui/layout.tsx';
import { BalanceLine } from '../../../ui/joining/pay/balance-line.tsx';
import { CardChoice } from '../../../ui/joining/pay/card-choice.tsx';
import { asksPasscode } from '../../../ui/joining/asks-passcode.ts';
import { useEntryKey, usePasscode } from '../../../ui/joining/entry-key.ts';
import { targetQuery } from '../../../ui/joining/queries.ts';
import { PaymentProblem } from '../../../ui/joining/pay/payment-problem.tsx';
import { RefundOutlook } from '../../../ui/joining/refund-outlook.tsx';
import { useMove } from './spot-commands.ts';
import { SpotPriceLines } from '../../../ui/joining/pay/spot-price-lines.tsx';
import { TeamChoice, teamsToChoose } from '../../../ui/joining/team-choice.tsx';
import { mutateEvenIfUnmounted } from '../../../ui/joining/mutate-even-if-unmounted.ts';
import { PolicyText, Terms } from '../../../ui/joining/terms.tsx';
import { useTeamAndTerms } from '../../../ui/joining/use-team-and-terms.ts';
import { usePayment } from '../../../ui/joining/pay/use-payment.ts';
import { useHandleRefusal } from '../../../ui/joining/use-handle-refusal.ts';

interface Props {
  game: GameDetails;
  target: GameCard;
  /** The sheet's foot, where the button goes. */
  foot: HTMLElement | null;
  before: { teamId: string | null; cardId: string | null };
  onClose: () => void;
  onDone: (gameId: string) => void;
  onTopUp: (choice: { to: string; teamId: string | null; cardId: string | null }, missing: number) => void;
}

/** The price or refund of moving to the chosen game, with its team and passcode. */
export function MoveTarget({ game, target, foot, before, onClose, onDone, onTopUp }: Props) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const refund = game.viewer?.refund ?? null;
  const formatName = useFormatName();
  const paidBy = game.viewer?.paidBy ? formatName(game.viewer.paidBy) : null;
  // A friend's payment is refunded to the friend.
  const back = paidBy ? 0 : (refund?.amount ?? 0);
  const backCents = eurosToCents(back) ?? 0;
  const payment = usePayment(target, { card: before.cardId, back: backCents });
  const { quote, cardId, balance, missing } = payment;
  const [passcode, setPasscode] = useState('');
  const { key: secretKey, keep: keepKey, drop: dropKey } = useEntryKey(target._id, { fromAddress: false });
  const { data: details } = useQuery({ ...targetQuery(target._id), enabled: target.tournament || target.hasPasscode });
  const { body, teamId, check, team, terms } = useTeamAndTerms(teamsToChoose(details), before.teamId);
  const passcodeCheck = usePasscode(target._id);
  const move = useMove(game._id);
  const refused = useHandleRefusal({ onClose, onKeyRefused: dropKey });
  const locked = asksPasscode(target, details?.viewer ?? null) && secretKey === null;
  const difference = (quote.totalCents - backCents) / 100;

  const send = (key: string | null) =>
    mutateEvenIfUnmounted(
      move,
      { matchId: target._id, teamId, secretKey: key, amount: quote.total, cardId, refund: refund?.amount ?? null },
      {
        onError: (error) => {
          payment.noteRefusal(error);
          refused(error);
        },
        onSuccess: () => {
          showBanner('success', t('spots.move.done'));
          onDone(target._id);
        },
      },
    );
  const submit = () => {
    if (!check()) return;
    if (missing > 0) onTopUp({ to: target._id, teamId, cardId }, missing);
    else if (locked) {
      passcodeCheck.mutate(passcode, {
        onSuccess: ({ secret_key: key }) => {
          keepKey(key);
          send(key);
        },
      });
    } else send(secretKey);
  };
  return (
    <Grid ref={body} gap={16}>
      {locked && (
        <Field
          autoComplete="off"
          autoCapitalize="none"
          maxLength={100}
          label={t('joiningSteps.passcode.field')}
          hint={t('joiningSteps.passcode.body')}
          value={passcode}
          error={passcodeCheck.error && explain(passcodeCheck.error)}
          onChange={(event) => setPasscode(event.target.value)}
        />
      )}
      <TeamChoice {...team} />
      <CardChoice startsAt={target.game_date} options={payment.cards} cardId={cardId} onChoose={payment.chooseCard} />
      <SpotPriceLines
        quote={quote}
        more={
          refund && !paidBy
            ? [{ label: t('spots.move.refund', { percent: refund.percent }), euros: -back, saving: back > 0 }]
            : []
        }
        total={{ label: t(difference < 0 ? 'spots.move.back' : 'spots.move.pay'), euros: Math.abs(difference) }}
      />
      {refund && paidBy && (
        <Text tone="muted">{t('spots.move.friendRefund', { name: paidBy, amount: formats.money(refund.amount) })}</Text>
      )}
      <BalanceLine balance={balance} total={difference} missing={missing} />
      <PaymentProblem error={move.error} />
      <RefundOutlook game={target} total={quote.total}>
        <PolicyText free={target.price === 0 && game.price === 0} />
      </RefundOutlook>
      {foot &&
        createPortal(
          <>
            <Terms {...terms} />
            <SubmitButton
              type="button"
              size="large"
              wide
              working={move.isPending || passcodeCheck.isPending}
              blocked={locked && passcode === ''}
              onClick={submit}
            >
              {missing > 0
                ? t('joiningSteps.pay.topUp', { amount: formats.money(Math.ceil(missing)) })
                : t('spots.move.submit')}
            </SubmitButton>
          </>,
          foot,
        )}
    </Grid>
  );
}
