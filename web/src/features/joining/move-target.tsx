import type { GameCard, GameDetails } from '@rondo/contract';
import { eurosToCents } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormats } from '../../platform/formats.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { useSayName } from '../../platform/names.ts';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Problem } from '../../ui/form.tsx';
import { BalanceLine } from './balance-line.tsx';
import { CardChoice } from './card-choice.tsx';
import { usePasscode } from './commands.ts';
import { useEntryKey } from './entry-key.ts';
import { targetQuery } from './queries.ts';
import { RefundOutlook } from './refund-outlook.tsx';
import { useMove } from './spot-commands.ts';
import { SpotPriceLines } from './spot-price-lines.tsx';
import { TeamChoice, teamsToChoose } from './team-choice.tsx';
import { tellEnd } from './tell-end.ts';
import { Terms } from './terms.tsx';
import { usePayment } from './use-payment.ts';
import { codeOf, useRefused } from './use-refused.ts';
import classes from './wizard.module.css';

interface Props {
  game: GameDetails;
  target: GameCard;
  /** Where the button goes: the sheet's foot. */
  foot: HTMLElement | null;
  before: { teamId: string | null; cardId: string | null };
  onClose: () => void;
  onDone: (gameId: string) => void;
  onTopUp: (choice: { to: string; teamId: string | null; cardId: string | null }, missing: number) => void;
}

/** What moving to the chosen game costs or brings, with its team and passcode. */
export function MoveTarget({ game, target, foot, before, onClose, onDone, onTopUp }: Props) {
  const { t, explain } = useSpeech();
  const formats = useFormats();
  const refund = game.viewer?.refund ?? null;
  const sayName = useSayName();
  const paidBy = game.viewer?.paidBy ? sayName(game.viewer.paidBy) : null;
  // What a friend paid goes back to the friend.
  const back = paidBy ? 0 : (refund?.amount ?? 0);
  const backCents = eurosToCents(back) ?? 0;
  const payment = usePayment(target, { card: before.cardId, back: backCents });
  const { quote, cardId, balance, missing } = payment;
  const [teamId, setTeamId] = useState(before.teamId);
  const [passcode, setPasscode] = useState('');
  const [terms, setTerms] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const { key: secretKey, keep: keepKey, drop: dropKey } = useEntryKey(target._id, { fromAddress: false });
  const { data: details } = useQuery({ ...targetQuery(target._id), enabled: target.tournament });
  const check = usePasscode(target._id);
  const move = useMove(game._id);
  const refused = useRefused({ onClose, onKeyRefused: dropKey });
  const teams = teamsToChoose(details);
  const locked = target.hasPasscode && secretKey === null;
  const difference = (quote.totalCents - backCents) / 100;

  const send = (key: string | null) =>
    tellEnd(
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
    const missed = teams.length > 0 && teamId === null ? 'teamFirst' : terms ? null : 'termsFirst';
    if (missed) {
      setNotice(t(`joining.pay.${missed}`));
      showBanner('warning', t(`joining.pay.${missed}`));
    } else if (missing > 0) onTopUp({ to: target._id, teamId, cardId }, missing);
    else if (locked) {
      check.mutate(passcode, {
        onSuccess: ({ secret_key: key }) => {
          keepKey(key);
          send(key);
        },
      });
    } else send(secretKey);
  };
  return (
    <>
      {locked && (
        <Field
          autoComplete="off"
          autoCapitalize="none"
          maxLength={100}
          label={t('joining.passcode.field')}
          hint={t('joining.passcode.body')}
          value={passcode}
          error={check.error && explain(check.error)}
          onChange={(event) => setPasscode(event.target.value)}
        />
      )}
      {teams.length > 0 && <TeamChoice teams={teams} teamId={teamId} onChoose={setTeamId} />}
      <CardChoice options={payment.cards} cardId={cardId} onChoose={payment.chooseCard} />
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
        <p className={classes.quiet}>
          {t('spots.move.friendRefund', { name: paidBy, amount: formats.money(refund.amount) })}
        </p>
      )}
      <BalanceLine balance={balance} total={difference} missing={missing} />
      {move.error && codeOf(move.error) !== 'insufficient_balance' && <Problem>{explain(move.error)}</Problem>}
      <RefundOutlook game={target} total={quote.total} />
      {notice && <Problem>{notice}</Problem>}
      <Terms
        free={target.price === 0 && game.price === 0}
        accepted={terms}
        onAccept={(accepted) => {
          setTerms(accepted);
          setNotice(null);
        }}
      />
      {foot &&
        createPortal(
          <SubmitButton
            type="button"
            size="large"
            wide
            working={move.isPending || check.isPending}
            blocked={locked && passcode === ''}
            onClick={submit}
          >
            {missing > 0
              ? t('joining.pay.topUp', { amount: formats.money(Math.ceil(missing)) })
              : t('spots.move.submit')}
          </SubmitButton>,
          foot,
        )}
    </>
  );
}
