import type { GameDetails } from '@rondo/contract';
import { useState } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useUser } from '../../../platform/session.ts';
import { SubmitButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Grid, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { isEmail } from '../../../platform/email-of.ts';
import { GameSummary } from '../../../ui/joining/game-summary.tsx';
import type { EventForm } from './guest-commands.ts';
import { LikelyAddress } from '../../../ui/joining/likely-address.tsx';
import { TeamChoice, teamsToChoose } from '../../../ui/joining/team-choice.tsx';
import { useMissingField } from '../../../ui/joining/use-missing-field.ts';

interface Props {
  game: GameDetails;
  /** The form as typed before, if they come back from the payment methods or the bank. */
  typed: EventForm | null;
  /** Whether they gave their consents with it during this visit. */
  consented: boolean;
  onConsent: (given: boolean) => void;
  onClose: () => void;
  onPay: (form: EventForm) => void;
}

/** An organisation's event, paid through its payment link at its normal or member price. */
export function EventStep({ game, typed, consented, onConsent, onClose, onPay }: Props) {
  const t = useT();
  const formats = useFormats();
  const user = useUser();
  const organisation = game.tournament_org ?? '';
  const [form, setForm] = useState<EventForm>(
    typed ?? {
      kind: 'event',
      email: user?.email ?? '',
      name: user?.name ?? '',
      teamName: '',
      organisation: '',
      organisationMember: false,
      teamId: null,
    },
  );
  const [consent, setConsent] = useState(consented);
  const { body, check, found, error } = useMissingField();
  const [emailLeft, setEmailLeft] = useState(false);
  const change = (part: Partial<EventForm>) => setForm({ ...form, ...part });
  const emailRight = isEmail(form.email);
  const teams = teamsToChoose(game);
  const submit = () => {
    if (!emailRight || !consent) return;
    const teamMissing = teams.length > 0 && form.teamId === null;
    if (check([form.name.trim() === '' && 'name', teamMissing && 'guestTeam'])) onPay(form);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('spots.external.title')}
      footer={
        <SubmitButton type="button" size="large" working={false} blocked={!consent || !emailRight} onClick={submit}>
          {t('spots.external.next')}
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
          <Text tone="muted">{t('spots.external.intro', { organisation })}</Text>
          <Field
            type="email"
            autoComplete="email"
            maxLength={254}
            label={t('spots.guest.email')}
            value={form.email}
            error={emailLeft && form.email !== '' && !emailRight && t('spots.checks.email')}
            below={emailLeft && <LikelyAddress typed={form.email} onTake={(email) => change({ email })} />}
            onBlur={() => setEmailLeft(true)}
            onChange={(event) => change({ email: event.target.value })}
          />
          <Field
            autoComplete="name"
            maxLength={50}
            label={t('spots.external.name')}
            value={form.name}
            error={error('name')}
            onChange={(event) => {
              change({ name: event.target.value });
              found('name');
            }}
          />
          <Field
            maxLength={50}
            label={t('spots.external.team')}
            hint={t('spots.external.teamHint')}
            value={form.teamName}
            onChange={(event) => change({ teamName: event.target.value })}
          />
          <Field
            autoComplete="organization"
            maxLength={80}
            label={t('spots.external.organisation')}
            value={form.organisation}
            onChange={(event) => change({ organisation: event.target.value })}
          />
          <TeamChoice
            teams={teams}
            teamId={form.teamId}
            error={error('guestTeam')}
            onChoose={(teamId) => {
              change({ teamId });
              found('guestTeam');
            }}
          />
          {game.external_member_price !== null && (
            <Choices
              legend={t('spots.external.price')}
              value={form.organisationMember ? 'member' : 'everyone'}
              onChange={(value) => change({ organisationMember: value === 'member' })}
              options={[
                { value: 'everyone', label: t('spots.external.everyone'), hint: formats.money(game.price) },
                {
                  value: 'member',
                  label: t('spots.external.member'),
                  hint: formats.money(game.external_member_price),
                },
              ]}
            />
          )}
          {form.organisationMember && <Text tone="muted">{t('spots.external.memberHint', { organisation })}</Text>}
          <Checkbox
            label={t('spots.external.consent')}
            checked={consent}
            onChange={(event) => {
              setConsent(event.target.checked);
              if (!event.target.checked) onConsent(false);
            }}
          />
        </Form>
      </Grid>
    </Sheet>
  );
}

/** In euros, without the fee. */
export function eventPrice(game: GameDetails, isMember: boolean): number {
  return isMember ? (game.external_member_price ?? game.price) : game.price;
}
