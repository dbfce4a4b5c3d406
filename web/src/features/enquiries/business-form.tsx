import { askAsBusiness } from '@rondo/contract/forms';
import { useState } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { emailOf } from '../../platform/email-of.ts';
import { useT } from '../../platform/i18n.tsx';
import { localOf } from '../../platform/local-time.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Field, FieldGroup, TextField } from '../../ui/field.tsx';
import { FieldPair, Form, Problem } from '../../ui/form.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { useAskAsBusiness } from './enquiry-commands.ts';
import classes from './enquiries.module.css';
import { keptEnquiry } from './kept.ts';
import { PrivacyNote } from './privacy-note.tsx';
import { Sent } from './sent.tsx';
import { useOwnName } from './use-own-name.ts';

const services = ['photographer', 'refereeing', 'catering'] as const;

/** The form with which a company asks for an event. */
export function BusinessForm() {
  const t = useT();
  const now = useNow();
  const { name: contact, email } = useOwnName();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = useAskAsBusiness();
  const form = useCallForm(askAsBusiness, {
    keep: keptEnquiry('business'),
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
    say: {
      name: t('contact.errors.name_required'),
      contact: t('contact.errors.contact_required'),
      email: (problem) => t(problem === 'missing' ? 'contact.errors.email_required' : 'contact.errors.email_invalid'),
      sport: t('contact.errors.sport_required'),
      people: t('contact.errors.people_positive'),
    },
    needs: ['contact'],
    check: ({ datetime }) => ({
      datetime: datetime !== '' && datetime <= localOf(now) ? t('contact.errors.datetime_future') : null,
    }),
  });
  if (sentTo !== null) return <Sent title={t('contact.sent.title')} to={sentTo} onAgain={() => setSentTo(null)} />;
  const { text, box, refusal } = form;
  return (
    <Form
      {...form.sends((body) =>
        ask.mutate(
          { body },
          {
            onError: form.refuse,
            onSuccess: () => {
              form.forget();
              setSentTo(emailOf(body.email));
            },
          },
        ),
      )}
    >
      <FieldPair>
        <Field {...text('name')} label={t('contact.form.name')} autoComplete="organization" />
        <Field {...text('contact')} label={t('contact.form.contact')} autoComplete="name" />
      </FieldPair>
      <FieldPair>
        <Field {...text('email')} label={t('contact.form.email')} type="email" autoComplete="email" />
        <Field {...text('sport')} label={t('contact.form.sport')} placeholder={t('contact.form.sportPlaceholder')} />
      </FieldPair>
      <p className={classes.hint}>{t('contact.form.open')}</p>
      <FieldPair>
        <Field {...text('people')} label={t('contact.form.people')} />
        <Field
          {...text('duration')}
          label={t('contact.form.duration')}
          placeholder={t('contact.form.durationPlaceholder')}
        />
      </FieldPair>
      <FieldPair>
        <DateField
          {...text('datetime')}
          label={t('contact.form.datetime')}
          withTime
          min={localOf(now)}
          max="2099-12-31T23:59"
        />
      </FieldPair>
      <FieldGroup legend={t('contact.form.services')}>
        <div className={classes.services}>
          {services.map((service) => (
            <Checkbox key={service} {...box(service)} label={t(`contact.form.${service}`)} />
          ))}
        </div>
      </FieldGroup>
      <TextField
        {...text('additionalDetails')}
        label={t('contact.form.details')}
        hint={t('contact.form.detailsHint', form.count('additionalDetails'))}
        rows={5}
      />
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <PrivacyNote kind="business" />
      <SubmitButton size="large" wide working={ask.isPending} blocked={form.isBlocked}>
        {t('contact.form.send')}
      </SubmitButton>
    </Form>
  );
}
