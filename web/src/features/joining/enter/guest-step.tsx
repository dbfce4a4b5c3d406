import type { GameDetails } from '@rondo/contract';
import { centsToEuros, consentAges } from '@rondo/rules';
import { useState } from 'react';
import { useNow } from '../../../platform/clock.tsx';
import { useFeeCents } from '../../../platform/use-fee-cents.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { withReturn } from '../../../platform/return-to.ts';
import { keepUnproved } from '../../../platform/unproved-spot.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { ButtonLink, SubmitButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Consents, Form } from '../../../ui/form.tsx';
import { Grid, Stack, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { GivingUpLine } from '../../../ui/giving-up-line.tsx';
import { isEmail } from '../../../platform/email-of.ts';
import { refundLine } from '../../../ui/joining/refund-line.ts';
import outlook from '../../../ui/joining/refund-outlook.module.css';
import { GameSummary } from '../../../ui/joining/game-summary.tsx';
import { type GuestForm, useGuestJoin } from './guest-commands.ts';
import { LikelyAddress } from '../../../ui/joining/likely-address.tsx';
import { SpotPriceLines } from '../../../ui/joining/pay/spot-price-lines.tsx';
import type { Quote } from '../../../ui/joining/pay/spot-quote.ts';
import { StepProblem } from '../../../ui/joining/step-problem.tsx';
import type { Booked } from './success-step.tsx';
import { TeamChoice, teamGiven, teamsToChoose } from '../../../ui/joining/team-choice.tsx';
import { usePayment } from '../../../ui/joining/pay/use-payment.ts';
import { PolicyText, TextLink } from '../../../ui/joining/terms.tsx';
import { useMissingField } from '../../../ui/joining/use-missing-field.ts';
import { codeOf } from '../../../ui/joining/use-handle-refusal.ts';
import classes from '../../../ui/joining/wizard.module.css';

interface Props {
  game: GameDetails;
  /** The team that the address names. */
  named: string | null;
  secretKey: string | null;
  /** The form as typed before, if they come back from the payment methods or the bank. */
  typed: GuestForm | null;
  onTyped: (form: GuestForm) => void;
  /** Whether they accepted everything with it during this visit. */
  consented: boolean;
  onConsent: (given: boolean) => void;
  /** The address to which making an account returns. */
  returnTo: string;
  onClose: () => void;
  /** Called after joining a free game. */
  onJoined: (booked: Booked) => void;
  /** Goes on to paying. */
  onPay: (form: GuestForm) => void;
  onKeyRefused: () => void;
}

/** Joining by email address alone; a paid game is paid through the provider. */
export function GuestStep({ game, named, secretKey, typed, consented, returnTo, ...ways }: Props) {
  const { onTyped, onConsent, onClose, onJoined, onPay, onKeyRefused } = ways;
  const { t, explain } = useI18n();
  const now = useNow();
  const { quote } = usePayment(game);
  const [email, setEmail] = useState(typed?.email ?? '');
  const teams = teamsToChoose(game, named);
  const given = teamGiven(game, named);
  const [teamId, setTeamId] = useState(typed?.teamId ?? given);
  const [terms, setTerms] = useState(consented);
  const [privacy, setPrivacy] = useState(consented);
  const { body, check, found, error } = useMissingField();
  const [emailLeft, setEmailLeft] = useState(false);
  const join = useGuestJoin();
  const paid = game.price > 0;

  const submit = () => {
    const lacksTeam = teams.length > 0 && teamId === null;
    // In the order of product.md#joining.
    if (!check([!isEmail(email) && 'email', lacksTeam && 'guestTeam', !terms && 'terms', !privacy && 'privacy']))
      return;
    if (paid) onPay({ kind: 'guest', email, teamId });
    else {
      join.mutate(
        { matchId: game._id, teamId, secretKey, email },
        {
          onSuccess: ({ proofUntil }) => {
            if (proofUntil === null) showBanner('success', t('spots.guest.done'));
            else keepUnproved(game._id, { email, until: proofUntil });
            onJoined({ email, proofUntil });
          },
          onError: (problem) => {
            if (codeOf(problem) !== 'wrong_passcode') return;
            showBanner('error', explain(problem));
            onKeyRefused();
          },
        },
      );
    }
  };
  const type = (next: string) => {
    setEmail(next);
    found('email');
    join.reset();
  };
  const take = (next: string) => {
    type(next);
    onTyped({ kind: 'guest', email: next, teamId });
  };
  const wrongEmail = emailLeft && email !== '' && !isEmail(email) && t('spots.checks.email');
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('spots.guest.title')}
      footer={
        <SubmitButton type="button" size="large" working={join.isPending} onClick={submit}>
          {paid ? t('spots.guest.next') : t('spots.guest.join')}
        </SubmitButton>
      }
    >
      <Grid ref={body} gap={16}>
        <GameSummary game={game} />
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Text tone="muted">{t('spots.guest.intro')}</Text>
          <p className={outlook.words}>
            <GivingUpLine line={refundLine(game, quote.total, now)} price={quote.total} />
          </p>
          <Field
            type="email"
            autoComplete="email"
            maxLength={254}
            label={t('spots.guest.email')}
            value={email}
            error={error('email') || wrongEmail}
            below={emailLeft && <LikelyAddress typed={email} onTake={take} />}
            onBlur={() => {
              setEmailLeft(true);
              if (isEmail(email)) onTyped({ kind: 'guest', email, teamId });
            }}
            onChange={(event) => type(event.target.value)}
          />
          <TeamChoice
            teams={teams}
            teamId={teamId}
            given={given}
            error={error('guestTeam')}
            onChoose={(team) => {
              setTeamId(team);
              found('guestTeam');
            }}
          />
          {paid && <GuestPrice quote={quote} />}
          <Consents>
            <Checkbox
              label={t('spots.guest.terms') + t('consent.age', consentAges)}
              end={<TextLink path="/termsAndConditions" name={t('nav.footer.terms')} />}
              checked={terms}
              error={error('terms')}
              onChange={(event) => {
                setTerms(event.target.checked);
                if (!event.target.checked) onConsent(false);
                found('terms');
              }}
            />
            <Checkbox
              label={t('spots.guest.privacy')}
              end={<TextLink path="/privacyPolicy" name={t('nav.footer.privacy')} />}
              checked={privacy}
              error={error('privacy')}
              onChange={(event) => {
                setPrivacy(event.target.checked);
                if (!event.target.checked) onConsent(false);
                found('privacy');
              }}
            />
          </Consents>
          <PolicyText free={!paid} />
          {join.error && <StepProblem key={join.submittedAt}>{explain(join.error)}</StepProblem>}
        </Form>
        <Account returnTo={returnTo} />
      </Grid>
    </Sheet>
  );
}

/** The price with the fee of the payment method that comes first. */
function GuestPrice({ quote }: { quote: Quote }) {
  const { t } = useI18n();
  const feeCents = useFeeCents();
  const fee = quote.totalCents > 0 ? feeCents('ideal', quote.totalCents) : 0;
  if (fee === 0)
    return <SpotPriceLines quote={quote} total={{ label: t('spots.checkout.spot'), euros: quote.total }} />;
  return (
    <SpotPriceLines
      quote={quote}
      more={[{ label: t('spots.checkout.fee'), euros: centsToEuros(fee) }]}
      total={{ label: t('spots.checkout.totalIdeal'), euros: centsToEuros(quote.totalCents + fee) }}
    />
  );
}

/** The alternative: logging in or signing up. */
function Account({ returnTo }: { returnTo: string }) {
  const { t } = useI18n();
  return (
    <Stack as="section" gap={8} className={classes.account} aria-labelledby="guest-account">
      <h3 id="guest-account">{t('spots.guest.or')}</h3>
      <Text tone="muted">{t('spots.guest.accountBody')}</Text>
      <div className={classes.pair}>
        <ButtonLink to={withReturn('/login', returnTo)} variant="secondary">
          {t('spots.guest.logIn')}
        </ButtonLink>
        <ButtonLink to={withReturn('/signup', returnTo)} variant="secondary">
          {t('spots.guest.signUp')}
        </ButtonLink>
      </div>
    </Stack>
  );
}

/** Shown for a full game: only players, not guests, can join the waiting list. */
export function FullForGuests({ game, returnTo, onClose }: Pick<Props, 'game' | 'returnTo' | 'onClose'>) {
  const { t } = useI18n();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('spots.guest.fullTitle')}
      footer={
        <>
          <ButtonLink to={withReturn('/signup', returnTo)} variant="secondary">
            {t('spots.guest.signUp')}
          </ButtonLink>
          <ButtonLink to={withReturn('/login', returnTo)}>{t('spots.guest.logIn')}</ButtonLink>
        </>
      }
    >
      <Grid gap={16}>
        <GameSummary game={game} />
        <p>{t('spots.guest.fullBody')}</p>
      </Grid>
    </Sheet>
  );
}
