import type { GameDetails } from '@rondo/contract';
import { eurosToCents } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { sessionQuery } from '../../platform/session.ts';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Note, Problem } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BalanceLine } from './balance-line.tsx';
import { CardChoice } from './card-choice.tsx';
import { usePay } from './commands.ts';
import { GameSummary } from './game-summary.tsx';
import { RefundOutlook } from './refund-outlook.tsx';
import { dropIntent, keepIntent, readIntent, resumeDecision } from './resume.ts';
import { SpotPriceLines } from './spot-price-lines.tsx';
import { TeamChoice, teamsToChoose } from './team-choice.tsx';
import { tellEnd } from './tell-end.ts';
import { Terms } from './terms.tsx';
import { noCard, usePayment } from './use-payment.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { useRefused } from './use-refused.ts';
import classes from './wizard.module.css';

export interface PayChoice {
  teamId: string | null;
  cardId: string | null;
}

interface Props {
  game: GameDetails;
  secretKey: string | null;
  /** Chosen before a top-up. */
  before: PayChoice & { resume: boolean };
  onClose: () => void;
  onDone: (outcome: 'joined') => void;
  onTopUp: (choice: PayChoice, missing: number) => void;
  onKeyRefused: () => void;
}

/** How often the balance is asked for while a top-up is on its way. */
const askAgainMilliseconds = 2000;

/** Step 8 of a paid game: what it costs, from which balance, in which team; then in. */
export function PayStep({ game, secretKey, before, onClose, onDone, onTopUp, onKeyRefused }: Props) {
  const { t } = useSpeech();
  const formats = useFormats();
  const now = useNow();
  const [teamId, setTeamId] = useState(before.teamId);
  const [intent, setIntent] = useState(() => (before.resume ? readIntent(game._id) : null));
  const payment = usePayment(game, { card: before.resume ? (before.cardId ?? noCard) : before.cardId });
  const { quote, cardId, balance, missing, userId } = payment;
  const [terms, setTerms] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const pay = usePay();
  const close = () => {
    dropIntent(game._id);
    onClose();
  };
  const refused = useRefused({ onClose: close, onKeyRefused });
  const situation = { userId, teamId, cardId, totalCents: quote.totalCents, now };
  const resumed = resumeDecision(intent, { ...situation, balanceCents: eurosToCents(balance) ?? 0 });
  useQuery({ ...sessionQuery, refetchInterval: resumed === 'wait' ? askAgainMilliseconds : false });

  const send = (key?: string) =>
    tellEnd(
      pay,
      { matchId: game._id, teamId, secretKey, amount: quote.total, cardId, key },
      {
        onError: (error) => {
          setIntent(null);
          payment.noteRefusal(error);
          refused(error);
        },
        onSuccess: () => {
          showBanner('success', t('joining.pay.done'));
          onDone('joined');
        },
      },
    );
  const finished = useRef(false);
  useEffect(() => {
    if (resumed !== 'pay' || finished.current || !intent) return;
    // Before it is sent: whatever becomes of it, it is not sent again.
    finished.current = true;
    dropIntent(game._id);
    send(intent.key);
  });

  const teams = teamsToChoose(game);
  const teamNeeded = teams.length > 0;
  const submit = () => {
    const missed = teamNeeded && teamId === null ? 'teamFirst' : terms ? null : 'termsFirst';
    setNotice(missed && t(`joining.pay.${missed}`));
    setIntent(null);
    if (missed) showBanner('warning', t(`joining.pay.${missed}`));
    else if (missing === 0) send();
    else {
      keepIntent({ ...situation, gameId: game._id, key: crypto.randomUUID(), at: now });
      onTopUp({ teamId, cardId }, missing);
    }
  };
  const changed = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value);
      setNotice(null);
    };
  };
  const working = pay.isPending || resumed === 'wait';
  return (
    <Sheet
      open
      onClose={close}
      title={t('joining.pay.titlePaid')}
      footer={
        <SubmitButton type="button" size="large" working={working} onClick={submit}>
          {missing > 0
            ? t('spots.resume.topUp', { amount: formats.money(Math.ceil(missing)) })
            : quote.total === 0
              ? t('joining.pay.free')
              : t('joining.pay.pay', { price: formats.money(quote.total) })}
        </SubmitButton>
      }
    >
      <div className={classes.body}>
        {resumed === 'wait' && <Note>{t('spots.resume.waiting')}</Note>}
        {resumed === 'pay' && <Note>{t('spots.resume.paying', { price: formats.money(quote.total) })}</Note>}
        {resumed === 'priceChanged' && <Problem>{t('spots.resume.priceChanged')}</Problem>}
        <GameSummary game={game} />
        {teamNeeded && <TeamChoice teams={teams} teamId={teamId} onChoose={changed(setTeamId)} />}
        <CardChoice options={payment.cards} cardId={cardId} onChoose={payment.chooseCard} />
        <SpotPriceLines quote={quote} />
        <BalanceLine balance={balance} total={quote.total} missing={resumed === 'wait' ? 0 : missing} />
        {missing > 0 && resumed !== 'wait' && <p className={classes.quiet}>{t('spots.resume.hint')}</p>}
        <PaymentProblem error={pay.error} />
        <RefundOutlook game={game} total={quote.total} />
        {notice && <Problem>{notice}</Problem>}
        {!working && <Terms free={false} accepted={terms} onAccept={changed(setTerms)} />}
      </div>
    </Sheet>
  );
}
