import type { GameDetails } from '@rondo/contract';
import { friendsAtOnce } from '@rondo/rules';
import { useState } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, IconButton, SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { spotsToTake } from '../../../ui/game-card/spots-to-take.ts';
import { Grid, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { BalanceLine } from '../../../ui/joining/pay/balance-line.tsx';
import { CardChoice } from '../../../ui/joining/pay/card-choice.tsx';
import { emailOf } from '../../../platform/email-of.ts';
import { useTypedState } from '../../../platform/typed.ts';
import { keepFriends, keptFriends, refusedRow, rowProblem } from './friend-rows.ts';
import { GameSummary } from '../../../ui/joining/game-summary.tsx';
import { RefundOutlook } from '../../../ui/joining/refund-outlook.tsx';
import { SpotPriceLines } from '../../../ui/joining/pay/spot-price-lines.tsx';
import { TeamChoice, teamsToChoose } from '../../../ui/joining/team-choice.tsx';
import { mutateEvenIfUnmounted } from '../../../ui/joining/mutate-even-if-unmounted.ts';
import { PolicyText, Terms } from '../../../ui/joining/terms.tsx';
import { useTeamAndTerms } from '../../../ui/joining/use-team-and-terms.ts';
import { noCard, usePayment } from '../../../ui/joining/pay/use-payment.ts';
import { PaymentProblem } from '../../../ui/joining/pay/payment-problem.tsx';
import { useHandleRefusal } from '../../../ui/joining/use-handle-refusal.ts';
import { payForFriend } from '@rondo/contract/calls';
import { call } from '../../../platform/api.ts';
import { fingerprint } from '../../../platform/fingerprint.ts';
import type { Entry, Payment } from '../../../ui/joining/entry.ts';
import { useCommand } from '../../../ui/joining/use-refresh.ts';

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

/** Pays for spots of friends, all of them or none. */
export function FriendsStep({ game, secretKey, before, onClose, onDone, onTopUp, onKeyRefused }: Props) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const [rows, setRows] = useTypedState('rows', () => keptFriends(game._id).map(rowOf));
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set());
  const emails = rows.map(({ email }) => email);
  const { body, teamId, check, team, terms } = useTeamAndTerms(teamsToChoose(game), before.teamId);
  // A student card is meant for its holder's own game, so it is used here only if chosen.
  const payment = usePayment(game, { spots: emails.length, card: before.cardId ?? noCard, own: false });
  const { quote, cardId, balance, missing } = payment;
  const pay = usePayForFriends();
  const refused = useHandleRefusal({ onClose, onKeyRefused });
  const room = Math.max(1, spotsToTake(game));
  const problems = emails.map((_, index) => rowProblem(emails, index, payment.email));
  const atRow = refusedRow(emails, pay.error);

  const change = (next: typeof rows) => {
    setRows(next);
    if (atRow >= 0) pay.reset();
  };
  const rowError = (index: number) => {
    if (index === atRow) return explain(pay.error);
    const problem = problems[index];
    if (!problem || (problem === 'invalid' && !left.has(rows[index]?.id ?? ''))) return null;
    return t(`spots.friends.${problem}`);
  };
  const submit = () => {
    if (!check()) return;
    if (missing > 0) {
      keepFriends(game._id, emails);
      onTopUp({ teamId, cardId }, missing);
    } else {
      const friends = emails.map(emailOf);
      mutateEvenIfUnmounted(
        pay,
        { matchId: game._id, teamId, secretKey, amount: quote.total, cardId, emails: friends },
        {
          onError: (problem) => {
            payment.noteRefusal(problem);
            // A refusal about an address is shown beside it.
            if (refusedRow(emails, problem) < 0) refused(problem);
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
        <>
          <Terms {...terms} />
          <SubmitButton
            type="button"
            size="large"
            working={pay.isPending}
            blocked={problems.some((problem) => problem !== null)}
            onClick={submit}
          >
            {missing > 0
              ? t('joiningSteps.pay.topUp', { amount: formats.money(Math.ceil(missing)) })
              : t('spots.friends.pay', { price: formats.money(quote.total) })}
          </SubmitButton>
        </>
      }
    >
      <Grid ref={body} gap={16}>
        <GameSummary game={game} />
        <Text tone="muted">{t('spots.friends.intro')}</Text>
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
            <Text tone="muted">{room <= friendsAtOnce && t('spots.friends.room', { count: room })}</Text>
          )}
          <TeamChoice {...team} spots={emails.length} />
        </Form>
        <CardChoice startsAt={game.game_date} options={payment.cards} cardId={cardId} onChoose={payment.chooseCard} />
        <SpotPriceLines
          quote={quote}
          names={emails.map((email, index) => email.trim() || t('spots.friends.spot', { number: index + 1 }))}
        />
        <BalanceLine balance={balance} total={quote.total} missing={missing} />
        {atRow < 0 && <PaymentProblem error={pay.error} />}
        <RefundOutlook game={game} total={quote.total} spots={emails.length}>
          <PolicyText free={false} />
        </RefundOutlook>
      </Grid>
    </Sheet>
  );
}

function usePayForFriends() {
  return useCommand(async ({ secretKey, cardId, emails, ...entry }: Entry & Payment & { emails: string[] }, intent) => {
    const body = {
      ...entry,
      secret_key: secretKey,
      selectedPeriodicPromocode: cardId,
      payForFriendEmail: emails,
    };
    return call(payForFriend, { body, idempotencyKey: intent('friends', await fingerprint(body)) });
  });
}
