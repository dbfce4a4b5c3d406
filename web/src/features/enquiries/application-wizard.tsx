import type { CallArguments } from '@rondo/contract';
import { applyAsOrganiser } from '@rondo/contract/forms';
import { isTooYoung, needsParents, organiserCities, promises, type Sport, sports } from '@rondo/rules';
import { useEffect, useId, useRef } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { useUser } from '../../platform/session.ts';
import { useSettings } from '../../platform/settings.tsx';
import { Button, ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { Form, Problem } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { type ApplicationField, fieldsOf, type FormStep } from './application.ts';
import { applicationSteps, type ApplicationWizardState } from './application-steps.ts';
import { ChipChoices } from './chip-choices.tsx';
import { useApply } from './enquiry-commands.ts';
import classes from './enquiries.module.css';
import { keptEnquiry } from './kept.ts';
import { PrivacyNote } from './privacy-note.tsx';
import { useOwnName } from './use-own-name.ts';

const stepOf = (field: ApplicationField | undefined) =>
  formSteps.find((step) => fieldsOf[step].some((name) => name === field));
const formSteps = applicationSteps.filter((step) => step !== 'sent');

/**
 * An application in three steps, and a last one that says it was sent (pages.md#contact-pages). A swipe down closes it without losing what was
 * filled in.
 */
export default function ApplicationWizard({ wizard }: { wizard: ApplicationWizardState }) {
  const { step, close } = wizard;
  if (step === null) return null;
  return step === 'sent' ? <Sent onClose={close} /> : <Steps step={step} wizard={wizard} />;
}

function Steps({ step, wizard: { go, close } }: { step: FormStep; wizard: ApplicationWizardState }) {
  const t = useT();
  const formId = useId();
  const apply = useApply();
  const form = useApplication();
  const { refusal } = form;
  const at = formSteps.indexOf(step);
  const isLast = at === formSteps.length - 1;
  const number = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);
  const hasError = fieldsOf[step].some((name) => form.at(name) !== null);
  const { lead } = refusal;
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (hasError) lead();
    else number.current?.focus();
  }, [step, hasError, lead]);

  const send = (body: CallArguments<typeof applyAsOrganiser>['body']) =>
    apply.mutate(
      { body },
      {
        onSuccess: () => {
          form.forget();
          go('sent');
        },
        onError: (error) => {
          form.refuse(error);
          const there = stepOf(form.about(error)[0]);
          if (there) go(there);
        },
      },
    );
  const submit = () => {
    const next = formSteps[at + 1];
    if (next) return void form.attempt(() => go(next), fieldsOf[step]);
    const there = stepOf(form.attempt(send)[0]);
    if (there) go(there);
  };
  return (
    <Sheet
      open
      swipes
      onClose={close}
      title={t('applying.wizard.title')}
      footer={
        <>
          {at > 0 && (
            <Button variant="secondary" onClick={() => go(formSteps[at - 1] ?? step)}>
              {t('applying.wizard.back')}
            </Button>
          )}
          <SubmitButton form={formId} working={apply.isPending}>
            {t(isLast ? 'applying.wizard.send' : 'applying.wizard.next')}
          </SubmitButton>
        </>
      }
    >
      <p ref={number} tabIndex={-1} className={classes.hint}>
        {t('applying.wizard.step', { step: at + 1 })}
      </p>
      <ol className={classes.steps} aria-hidden="true">
        {formSteps.map((one, index) => (
          <li key={one} data-done={index <= at || undefined} />
        ))}
      </ol>
      <Form
        {...refusal.form}
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <StepFields step={step} form={form} />
        {refusal.whole && (
          <Problem>
            <strong>{t('applying.errors.failed')}</strong>
            <p>{refusal.whole}</p>
          </Problem>
        )}
      </Form>
    </Sheet>
  );
}

type ApplicationForm = ReturnType<typeof useApplication>;

/** The form of all three steps; '' for choices that haven't been made. */
function useApplication() {
  const t = useT();
  const own = useOwnName();
  return useCallForm(applyAsOrganiser, {
    keep: keptEnquiry('organiser'),
    initial: {
      sports: [] as readonly Sport[],
      ...own,
      age: '',
      freelancer: '',
      city: '',
      facility_contacted: '',
    },
    say: {
      sports: t('applying.errors.fields'),
      name: t('applying.errors.fields'),
      email: (problem) => t(problem === 'missing' ? 'applying.errors.fields' : 'applying.errors.email'),
      age: t('applying.errors.age'),
      freelancer: t('applying.errors.freelancer'),
      city: t('applying.errors.city'),
      facility_contacted: t('applying.errors.contacted'),
    },
    check: ({ age }) => ({
      age: isTooYoung(Number(age)) ? t('applying.errors.young', { least: promises.organiserAge }) : null,
    }),
  });
}

/** An answer of yes or no in the form of {@link Choices}. */
const chosen = (answer: boolean | '') => (answer === true ? 'yes' : answer === false ? 'no' : '');

function StepFields({ step, form: { values, text, at, change } }: { step: FormStep; form: ApplicationForm }) {
  const t = useT();
  const { contactEmail } = useSettings();
  if (step === 'who')
    return (
      <>
        <ChipChoices
          legend={t('applying.wizard.sports')}
          options={sports.map((sport) => ({
            value: sport,
            label: (
              <>
                <SportMark sport={sport} size={18} />
                {t(`games.sport.${sport}`)}
              </>
            ),
          }))}
          chosen={values.sports}
          error={at('sports')}
          onChange={(sports) => change({ sports })}
        />
        <Field {...text('name')} label={t('applying.wizard.name')} autoComplete="name" />
        <Field {...text('email')} label={t('applying.wizard.email')} type="email" autoComplete="email" />
      </>
    );
  if (step === 'how') {
    const hint =
      needsParents(Number(values.age)) && t('applying.wizard.minor', { age: promises.adultAge, email: contactEmail });
    return (
      <>
        <Field {...text('age')} label={t('applying.wizard.age')} hint={hint} />
        <Choices
          legend={t('applying.wizard.kind')}
          options={[
            { value: 'yes', label: t('applying.wizard.freelancer'), hint: t('applying.wizard.freelancerHint') },
            { value: 'no', label: t('applying.wizard.volunteer'), hint: t('applying.wizard.volunteerHint') },
          ]}
          value={chosen(values.freelancer)}
          error={at('freelancer')}
          onChange={(answer) => change({ freelancer: answer === 'yes' })}
        />
      </>
    );
  }
  return (
    <>
      <SelectField {...text('city')} label={t('applying.wizard.city')}>
        <option value="">{t('applying.wizard.chooseCity')}</option>
        {organiserCities.map((city) => (
          <option key={city} value={city}>
            {city === 'Den Haag' ? t('applying.wizard.theHague') : city}
          </option>
        ))}
      </SelectField>
      <Choices
        legend={t('applying.wizard.contacted')}
        options={[
          { value: 'yes', label: t('applying.wizard.yes') },
          { value: 'no', label: t('applying.wizard.no') },
        ]}
        value={chosen(values.facility_contacted)}
        error={at('facility_contacted')}
        onChange={(answer) => change({ facility_contacted: answer === 'yes' })}
      />
      <PrivacyNote kind="organiser" />
    </>
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  const t = useT();
  const user = useUser();
  return (
    <Sheet
      open
      swipes
      onClose={onClose}
      title={t('applying.wizard.title')}
      footer={
        <>
          {!user && (
            <ButtonLink to="/signup" variant="secondary">
              {t('applying.sent.signUp')}
            </ButtonLink>
          )}
          <ButtonLink to="/">{t('applying.sent.home')}</ButtonLink>
        </>
      }
    >
      <EmptyState sign="check" level={3} title={t('applying.sent.title')}>
        {t('applying.sent.body', { hours: promises.replyHours })}
        {!user && ` ${t('applying.sent.account')}`}
      </EmptyState>
    </Sheet>
  );
}
