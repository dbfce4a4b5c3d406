import { enquiryForm, promises } from '@rondo/rules';
import { useState } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { emailOf, isEmail } from '../../platform/email-of.ts';
import { type Translate, useT } from '../../platform/i18n.tsx';
import { localOf } from '../../platform/local-time.ts';
import { Button, ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldGroup, TextField } from '../../ui/field.tsx';
import { FieldPair, Form, Problem } from '../../ui/form.tsx';
import { useAskAsBusiness } from './enquiry-commands.ts';
import classes from './enquiries.module.css';
import { PrivacyNote } from './privacy-note.tsx';
import { Sent } from './sent.tsx';
import { type Errors, useEnquiry, useOwnName } from './use-enquiry.ts';

interface Values {
  name: string;
  contact: string;
  email: string;
  sport: string;
  people: string;
  duration: string;
  datetime: string;
  photographer: boolean;
  refereeing: boolean;
  catering: boolean;
  additionalDetails: string;
}

const services = ['photographer', 'refereeing', 'catering'] as const;

const refusals = {
  name: [],
  contact: [],
  email: ['mails_limited'],
  sport: [],
  people: [],
  duration: [],
  datetime: ['event_in_past', 'local_time_missing'],
  additionalDetails: [],
} as const;
type Name = keyof typeof refusals;

/** Asks for an event of a company. */
export function BusinessForm() {
  const t = useT();
  const now = useNow();
  const { name: contact, email } = useOwnName();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = useAskAsBusiness();
  const form = useEnquiry<Values, Name>({
    kind: 'business',
    refusals,
    initial: {
      name: '',
      contact,
      email,
      sport: '',
      people: '',
      duration: '',
      datetime: '',
      photographer: false,
      refereeing: false,
      catering: false,
      additionalDetails: '',
    },
    check: (values) => check(values, t, localOf(now)),
  });
  if (sentTo !== null)
    return (
      <Sent
        title={t('contact.sent.title')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setSentTo(null)}>
              {t('contact.sent.again')}
            </Button>
            <ButtonLink to="/">{t('contact.sent.home')}</ButtonLink>
          </>
        }
      >
        {t('contact.sent.body', { email: sentTo, hours: promises.replyHours })}
      </Sent>
    );
  const { values, text, change, refusal } = form;
  const send = ({ people, datetime, ...words }: Values) =>
    ask.mutate(
      { body: { ...words, people: people.trim() === '' ? null : Number(people), datetime: datetime || null } },
      {
        onError: refusal.refuse,
        onSuccess: () => {
          form.forget();
          setSentTo(emailOf(words.email));
        },
      },
    );
  return (
    <Form
      {...refusal.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.attempt(send);
      }}
    >
      <FieldPair>
        <Field
          {...text('name')}
          label={t('contact.form.name')}
          maxLength={enquiryForm.nameMax}
          autoComplete="organization"
        />
        <Field
          {...text('contact')}
          label={t('contact.form.contact')}
          maxLength={enquiryForm.nameMax}
          autoComplete="name"
        />
      </FieldPair>
      <FieldPair>
        <Field
          {...text('email')}
          label={t('contact.form.email')}
          type="email"
          maxLength={enquiryForm.emailMax}
          autoComplete="email"
        />
        <Field
          {...text('sport')}
          label={t('contact.form.sport')}
          placeholder={t('contact.form.sportPlaceholder')}
          maxLength={enquiryForm.sportMax}
        />
      </FieldPair>
      <p className={classes.hint}>{t('contact.form.open')}</p>
      <FieldPair>
        <Field {...text('people')} label={t('contact.form.people')} inputMode="numeric" maxLength={6} />
        <Field
          {...text('duration')}
          label={t('contact.form.duration')}
          placeholder={t('contact.form.durationPlaceholder')}
          maxLength={enquiryForm.durationMax}
        />
      </FieldPair>
      <FieldPair>
        <Field
          {...text('datetime')}
          label={t('contact.form.datetime')}
          type="datetime-local"
          min={localOf(now)}
          max="2099-12-31T23:59"
        />
      </FieldPair>
      <FieldGroup legend={t('contact.form.services')}>
        <div className={classes.services}>
          {services.map((service) => (
            <Checkbox
              key={service}
              name={service}
              label={t(`contact.form.${service}`)}
              checked={values[service]}
              onChange={(event) => change({ [service]: event.target.checked })}
            />
          ))}
        </div>
      </FieldGroup>
      <TextField
        {...text('additionalDetails')}
        label={t('contact.form.details')}
        hint={t('contact.form.detailsHint', {
          count: values.additionalDetails.length,
          max: enquiryForm.businessDetailsMax,
        })}
        rows={5}
        maxLength={enquiryForm.businessDetailsMax}
      />
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <PrivacyNote kind="business" />
      <SubmitButton size="large" wide working={ask.isPending} blocked={form.isBlocked}>
        {t('contact.form.send')}
      </SubmitButton>
    </Form>
  );
}

/** @param now local to Europe/Amsterdam, as the date is */
function check(values: Values, t: Translate, now: string): Errors<Name> {
  const errors: Errors<Name> = {};
  const people = values.people.trim();
  if (values.name.trim() === '') errors.name = t('contact.errors.name_required');
  if (values.contact.trim() === '') errors.contact = t('contact.errors.contact_required');
  if (values.email.trim() === '') errors.email = t('contact.errors.email_required');
  else if (!isEmail(values.email)) errors.email = t('contact.errors.email_invalid');
  if (values.sport.trim() === '') errors.sport = t('contact.errors.sport_required');
  // The number of people, duration and date can wait.
  if (people !== '' && (!/^\d+$/.test(people) || Number(people) < 1 || Number(people) > enquiryForm.peopleMax))
    errors.people = t('contact.errors.people_positive');
  if (values.datetime !== '' && values.datetime <= now) errors.datetime = t('contact.errors.datetime_future');
  return errors;
}
