import type { GameDetails } from '@rondo/contract';
import { friendsAtOnce } from '@rondo/rules';
import { useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Button, IconButton, SubmitButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, Problem } from '../../ui/form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { spotsToTake } from '../../ui/game-card/spots-to-take.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { BalanceLine } from './balance-line.tsx';
import { CardChoice } from './card-choice.tsx';
import { emailOf } from './email-of.ts';
import { keepFriends, keptFriends, refusedRow, rowProblem } from './friend-rows.ts';
import { GameSummary } from './game-summary.tsx';
import { RefundOutlook } from './refund-outlook.tsx';
import { usePayForFriends } from './spot-commands.ts';
import { SpotPriceLines } from './spot-price-lines.tsx';
import { TeamChoice, teamsToChoose } from './team-choice.tsx';
import { tellEnd } from './tell-end.ts';
import { Terms } from './terms.tsx';
import { noCard, usePayment } from './use-payment.ts';
import { PaymentProblem } from './payment-problem.tsx';
import { useRefused } from './use-refused.ts';
import classes from './wizard.module.css';

interface Props {
  game: GameDetails;
  secretKey: string | null;
  /** Chosen before a top-up. */
  before: { teamId: string | null; cardId: string | null };
  onClose: () => void;
  onDone: (count: number) => void;
  onTopUp: (choice: { teamId: string | null; cardId: string | null }, missing: number) => void;
  onKeyRefused: () => void;
}

const rowOf = (email: string) => ({ id: crypto.randomUUID(), email });

/** Step 10: spots for friends, all of them or none. */
export function FriendsStep({ game, secretKey, before, onClose, onDone, onTopUp, onKeyRefused }: Props) {
  const { t, explain } = useSpeech();
  const formats = useFormats();
  const [rows, setRows] = useState(() => keptFriends(game._id).map(rowOf));
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set());
  const emails = rows.map(({ email }) => email);
  const [teamId, setTeamId] = useState(before.teamId);
  const [terms, setTerms] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  // A card is for its holder's own game, unless they say so.
  const payment = usePayment(game, { spots: emails.length, card: before.cardId ?? noCard });
  const { quote, cardId, balance, missing } = payment;
  const pay = usePayForFriends();
  const refused = useRefused({ onClose, onKeyRefused });
  const room = Math.max(1, spotsToTake(game));
  const problems = emails.map((_, index) => rowProblem(emails, index, payment.email));
  const atRow = refusedRow(emails, pay.error);
  const teams = teamsToChoose(game);
  const teamNeeded = teams.length > 0;

  const change = (next: typeof rows) => {
    setRows(next);
    setNotice(null);
    if (atRow >= 0) pay.reset();
  };
  const rowError = (index: number) => {
    if (index === atRow) return explain(pay.error);
    const problem = problems[index];
    if (!problem || (problem === 'invalid' && !left.has(rows[index]?.id ?? ''))) return null;
    return t(`spots.friends.${problem}`);
  };
  const submit = () => {
    const missed = teamNeeded && teamId === null ? 'teamFirst' : terms ? null : 'termsFirst';
    setNotice(missed && t(`joining.pay.${missed}`));
    if (missed) {
      showBanner('warning', t(`joining.pay.${missed}`));
    } else if (missing > 0) {
      keepFriends(game._id, emails);
      onTopUp({ teamId, cardId }, missing);
    } else {
      const friends = emails.map(emailOf);
      tellEnd(
        pay,
        { matchId: game._id, teamId, secretKey, amount: quote.total, cardId, emails: friends },
        {
          onError: (error) => {
            payment.noteRefusal(error);
            // One about an address is said beside it.
            if (refusedRow(emails, error) < 0) refused(error);
          },
          onSuccess: () => {
            const who = friends.slice(0, -1).join(', ');
            const last = friends.at(-1) ?? '';
            const all = who ? t('spots.friends.and', { first: who, last }) : last;
            showBanner('success', t('spots.friends.done', { who: all }), { seconds: 10 });
            keepFriends(game._id, null);
            onDone(friends.length);
          },
        },
      );
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('spots.friends.title')}
      footer={
        <SubmitButton
          type="button"
          size="large"
          working={pay.isPending}
          blocked={problems.some((problem) => problem !== null)}
          onClick={submit}
        >
          {missing > 0
            ? t('joining.pay.topUp', { amount: formats.money(Math.ceil(missing)) })
            : t('spots.friends.pay', { price: formats.money(quote.total) })}
        </SubmitButton>
      }
    >
      <div className={classes.body}>
        <GameSummary game={game} />
        <p className={classes.quiet}>{t('spots.friends.intro')}</p>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            if (problems.every((problem) => problem === null)) submit();
          }}
        >
          {rows.map(({ id, email }, index) => (
            <Field
              key={id}
              type="email"
              autoComplete="off"
              maxLength={254}
              label={
                emails.length === 1 ? t('spots.friends.emailOne') : t('spots.friends.email', { number: index + 1 })
              }
              value={email}
              error={rowError(index)}
              onBlur={() => setLeft(new Set([...left, ...(email ? [id] : [])]))}
              onChange={(event) => change(rows.map((row) => (row.id === id ? { id, email: event.target.value } : row)))}
              end={
                emails.length > 1 && (
                  <IconButton
                    label={t('spots.friends.remove', { number: index + 1 })}
                    onClick={() => change(rows.filter((row) => row.id !== id))}
                  >
                    <Icon name="cross" size={18} />
                  </IconButton>
                )
              }
            />
          ))}
          {emails.length < Math.min(friendsAtOnce, room) ? (
            <Button variant="secondary" onClick={() => change([...rows, rowOf('')])}>
              <Icon name="plus" size={18} />
              {t('spots.friends.add')}
            </Button>
          ) : (
            <p className={classes.quiet}>{room <= friendsAtOnce && t('spots.friends.room', { count: room })}</p>
          )}
          {teamNeeded && <TeamChoice teams={teams} teamId={teamId} onChoose={setTeamId} spots={emails.length} />}
        </Form>
        <CardChoice options={payment.cards} cardId={cardId} onChoose={payment.chooseCard} />
        <SpotPriceLines
          quote={quote}
          names={emails.map((email, index) => email.trim() || t('spots.friends.spot', { number: index + 1 }))}
        />
        <BalanceLine balance={balance} total={quote.total} missing={missing} />
        {atRow < 0 && <PaymentProblem error={pay.error} />}
        <RefundOutlook game={game} total={quote.total} spots={emails.length} />
        {notice && <Problem>{notice}</Problem>}
        <Terms
          free={false}
          accepted={terms}
          onAccept={(accepted) => {
            setTerms(accepted);
            setNotice(null);
          }}
        />
      </div>
    </Sheet>
  );
}
