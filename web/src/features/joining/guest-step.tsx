import type { GameDetails } from '@rondo/contract';
import { useRef, useState } from 'react';
import { useSpeech } from '../../platform/i18n.tsx';
import { withReturn } from '../../platform/return-to.ts';
import { showBanner } from '../../ui/banner.tsx';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Consents, Form, Problem } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { isEmail } from './email-of.ts';
import { GameSummary } from './game-summary.tsx';
import { type GuestForm, useGuestJoin } from './guest-commands.ts';
import { SpotPriceLines } from './spot-price-lines.tsx';
import type { Booked } from './success-step.tsx';
import { TeamChoice, teamsToChoose } from './team-choice.tsx';
import { usePayment } from './use-payment.ts';
import { codeOf } from './use-refused.ts';
import classes from './wizard.module.css';

interface Props {
  game: GameDetails;
  secretKey: string | null;
  /** What was typed before, when they come back from choosing how to pay. */
  typed: GuestForm | null;
  /** Where an account leads back to. */
  returnTo: string;
  onClose: () => void;
  /** In a free game. */
  onJoined: (booked: Booked) => void;
  /** On to paying. */
  onPay: (form: GuestForm) => void;
  onKeyRefused: () => void;
}

/** Step 6: into a game by e-mail address alone; a paid one is paid through the provider. */
export function GuestStep({ game, secretKey, typed, returnTo, onClose, onJoined, onPay, onKeyRefused }: Props) {
  const { t, explain } = useSpeech();
  const { quote } = usePayment(game);
  const [email, setEmail] = useState(typed?.email ?? '');
  const [teamId, setTeamId] = useState(typed?.teamId ?? null);
  const [terms, setTerms] = useState(typed !== null);
  const [privacy, setPrivacy] = useState(typed !== null);
  const [missed, setMissed] = useState<string | null>(null);
  const [emailAsked, setEmailAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const join = useGuestJoin();
  const paid = game.price > 0;
  const teams = teamsToChoose(game);

  /** In the specification's order (1-games §5). */
  const check = () => {
    if (!isEmail(email)) return t('spots.checks.email');
    if (teams.length > 0 && teamId === null) return t('spots.checks.team');
    if (!terms) return t('joining.pay.termsFirst');
    return privacy ? null : t('spots.checks.privacy');
  };
  const submit = () => {
    const problem = check();
    setMissed(problem);
    setEmailAsked(true);
    if (problem) {
      showBanner('warning', problem);
      if (!isEmail(email)) field.current?.focus();
    } else if (paid) onPay({ kind: 'guest', email, teamId });
    else {
      join.mutate(
        { matchId: game._id, teamId, secretKey, email },
        {
          onSuccess: ({ proofUntil }) => {
            showBanner('success', t('spots.guest.done'));
            onJoined({ email, proofUntil });
          },
          onError: (error) => {
            showBanner('error', explain(error));
            if (codeOf(error) === 'wrong_passcode') onKeyRefused();
          },
        },
      );
    }
  };
  const wrongEmail = emailAsked && !isEmail(email);
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
      <div className={classes.body}>
        <GameSummary game={game} />
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <p className={classes.quiet}>{t('spots.guest.intro')}</p>
          <Field
            ref={field}
            type="email"
            autoComplete="email"
            maxLength={254}
            label={t('spots.guest.email')}
            value={email}
            error={wrongEmail && t('spots.checks.email')}
            onBlur={() => setEmailAsked(email !== '')}
            onChange={(event) => {
              setEmail(event.target.value);
              setMissed(null);
            }}
          />
          {teams.length > 0 && <TeamChoice teams={teams} teamId={teamId} onChoose={setTeamId} />}
          {paid && <SpotPriceLines quote={quote} total={{ label: t('spots.checkout.spot'), euros: quote.total }} />}
          <Consents>
            <Checkbox
              label={t('spots.guest.terms')}
              checked={terms}
              onChange={(event) => setTerms(event.target.checked)}
            />
            <Checkbox
              label={t('spots.guest.privacy')}
              checked={privacy}
              onChange={(event) => setPrivacy(event.target.checked)}
            />
          </Consents>
          {missed && !wrongEmail && check() === missed && <Problem>{missed}</Problem>}
          {join.error && <Problem>{explain(join.error)}</Problem>}
        </Form>
        <Account returnTo={returnTo} />
      </div>
    </Sheet>
  );
}

/** The other way in. */
function Account({ returnTo }: { returnTo: string }) {
  const { t } = useSpeech();
  return (
    <section className={classes.account} aria-labelledby="guest-account">
      <h3 id="guest-account">{t('spots.guest.or')}</h3>
      <p className={classes.quiet}>{t('spots.guest.accountBody')}</p>
      <div className={classes.pair}>
        <ButtonLink to={withReturn('/login', returnTo)} variant="secondary">
          {t('spots.guest.logIn')}
        </ButtonLink>
        <ButtonLink to={withReturn('/signup', returnTo)} variant="secondary">
          {t('spots.guest.signUp')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** A full game: guests do not wait in line, players do. */
export function FullForGuests({ game, returnTo, onClose }: Pick<Props, 'game' | 'returnTo' | 'onClose'>) {
  const { t } = useSpeech();
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
      <div className={classes.body}>
        <GameSummary game={game} />
        <p>{t('spots.guest.fullBody')}</p>
      </div>
    </Sheet>
  );
}
