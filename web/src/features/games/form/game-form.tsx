import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useI18n } from '../../../platform/i18n.tsx';
import { Button, ButtonLink, SubmitButton } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/page.tsx';
import { PictureField, type PictureChoice } from '../../../ui/picture-field.tsx';
import { useObjectUrl } from '../../../ui/use-object-url.ts';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { afterPointerUp } from './after-pointer-up.ts';
import type { GameDraft } from './draft.ts';
import { draftErrors } from './draft-rules.ts';
import { ErrorSummary } from './error-summary.tsx';
import { errorText, takenSpots, type FormSettings } from './form-context.ts';
import classes from './game-form.module.css';
import { GamePreview } from './game-preview.tsx';
import { forgetDraft, keepChanges, keptChanges } from './kept-draft.ts';
import { PlaceField, type RenderPlace } from './place-field.tsx';
import { refusalErrors } from './refusal-fields.ts';
import { StepNav } from './step-nav.tsx';
import { firstStepOf, formSteps, nextStep, previousStep, stepOf, type FormStep } from './steps.ts';
import type { FormStepper } from './use-form-step.ts';
import { useStepFocus } from './use-step-focus.ts';
import { WhatFields } from './what-fields.tsx';
import { WhenFields } from './when-fields.tsx';
import { WhoFields } from './who-fields.tsx';

export interface Question {
  working: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

interface Props {
  /** Which draft is kept: `create`, `copy.{id}`, `wanted.{query}` or `edit.{id}`. */
  purpose: string;
  initial: GameDraft;
  settings: FormSettings;
  words: { submit: string; invalid: string; startOver: string };
  renderPlace: RenderPlace;
  /** The step that is shown; null for all of them below each other. */
  stepper: FormStepper | null;
  /** Notes above the form. */
  notice?: ReactNode;
  /** Between the last section and the button. */
  beforeSubmit?: ReactNode;
  /** Sends a valid draft; rejects with the server's refusal. */
  send: (draft: GameDraft, picture: PictureChoice) => Promise<unknown>;
  /** Whether to ask for confirmation before a draft is sent, and how. */
  asks?: (draft: GameDraft) => boolean;
  renderQuestion?: (draft: GameDraft, question: Question) => ReactNode;
}

const noPicture: PictureChoice = { file: null, removed: false };

/** The complete form of a game (product.md#creating-games). Nothing typed is lost: the draft survives a reload. */
export function GameForm(props: Props) {
  const { purpose, initial, settings, words, renderPlace, send, stepper } = props;
  const { t, explain } = useI18n();
  const [picture, setPicture] = useState(noPicture);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState<GameDraft | null>(null);
  const chosenUrl = useObjectUrl(picture.file);
  const {
    form: { ref: formElement },
    whole,
    lead,
    refuse,
    clear,
  } = useRefusal();
  const shown = chosenUrl ?? (picture.removed ? null : (settings.game?.photo ?? null));
  const { game, bounds } = settings;
  const check = (draft: GameDraft) =>
    draftErrors(draft, t, {
      ...bounds,
      ...(game && { current: initial.startsAt, taken: takenSpots(game), hasPasscode: game.hasPasscode }),
    });
  const form = useForm<GameDraft>({
    initialValues: {
      ...initial,
      ...keptChanges(purpose),
      ...(settings.freeOnly && initial.free && { free: true, price: '0' }),
    },
    validate: check,
    enhanceGetInputProps: ({ form: { validateField }, field }) => ({
      onBlur: () => afterPointerUp(() => validateField(String(field))),
    }),
    onValuesChange: (draft) => keepChanges(purpose, initial, draft),
  });
  const { heading, element, toProblem, toField } = useStepFocus(form, stepper);
  const leadTo = (errors: Readonly<Record<string, unknown>>) => {
    if (toProblem(firstStepOf(errors) ?? stepper?.step ?? 'what')) lead();
  };
  const sending = useMutation({
    mutationFn: (draft: GameDraft) => send(draft, picture),
    onMutate: clear,
    onSuccess: () => forgetDraft(purpose),
    onError: (error) => {
      const errors = refusalErrors(error, explain(error));
      setAsked(null);
      form.setErrors(errors);
      setTried(true);
      refuse(error);
      leadTo(errors);
    },
  });
  const invalid = (errors: Readonly<Record<string, unknown>>) => {
    setTried(true);
    clear();
    leadTo(errors);
  };
  const submit = (draft: GameDraft) => {
    if (props.asks?.(draft)) setAsked(draft);
    else sending.mutate(draft);
  };
  const next = stepper && nextStep[stepper.step];
  const previous = stepper && previousStep[stepper.step];
  const advance = (event: FormEvent<HTMLFormElement>) => {
    if (!stepper || !next) return form.onSubmit(submit, invalid)(event);
    event.preventDefault();
    const errors = check(form.getValues());
    const here = Object.fromEntries(Object.entries(errors).filter(([path]) => stepOf(path) === stepper.step));
    form.setErrors(tried ? errors : here);
    if (Object.keys(here).length > 0) lead();
    else stepper.go(next);
  };
  const startOver = () => {
    form.setValues(initial);
    form.clearErrors();
    setTried(false);
    clear();
    setPicture(noPicture);
    forgetDraft(purpose);
    if (stepper) stepper.go(stepper.first);
  };
  const missing = new Set(Object.keys(check(form.values)).map((path) => stepOf(path)));
  const section = { form, settings };
  const fields: Record<FormStep, ReactNode> = {
    what: (
      <WhatFields
        {...section}
        hasPicture={shown !== null}
        picture={
          <PictureField
            label={t('create.picture')}
            hint={t('create.pictureHint')}
            choice={picture}
            shown={shown}
            error={errorText(form, 'picture')}
            onChange={(choice) => {
              setPicture(choice);
              form.clearFieldError('picture');
            }}
          />
        }
      />
    ),
    when: <WhenFields {...section} place={<PlaceField {...section} renderPlace={renderPlace} />} />,
    who: <WhoFields {...section} />,
  };
  const last = !next;
  return (
    <div ref={element} className={classes.frame}>
      <Form ref={formElement} className={classes.form} onSubmit={advance}>
        {stepper && <StepNav stepper={stepper} missing={missing} />}
        {props.notice}
        {(stepper ? [stepper.step] : formSteps).map((step) => (
          <Stack key={step} as={Card} gap={24} shrinks className={classes.section}>
            <h2 ref={stepper && heading} tabIndex={stepper ? -1 : undefined}>
              {stepper && (
                <span className={classes.position}>
                  {t('create.steps.position', { number: formSteps.indexOf(step) + 1, count: formSteps.length })}
                </span>
              )}
              {t(`create.titles.${step}`)}
            </h2>
            {fields[step]}
          </Stack>
        ))}
        {last && props.beforeSubmit}
        <aside className={classes.aside} data-last={last || undefined}>
          <GamePreview draft={form.values} picture={shown} game={game} />
        </aside>
        {tried && <ErrorSummary form={form} title={words.invalid} refusal={whole} onGo={toField} />}
        <Stack gap={8} align="center">
          <SubmitButton size="large" wide working={sending.isPending}>
            {next ? t(`create.next.${next}`) : words.submit}
          </SubmitButton>
          <Row gap={16} lineGap={4} justify="center" wrap>
            {stepper && previous && (
              <ButtonLink variant="plain" to={stepper.to(previous)} preventScrollReset>
                <Icon name="back" size={18} />
                {t('create.steps.back')}
              </ButtonLink>
            )}
            <Button variant="plain" onClick={startOver}>
              {words.startOver}
            </Button>
          </Row>
        </Stack>
      </Form>
      {asked &&
        props.renderQuestion?.(asked, {
          working: sending.isPending,
          onConfirm: () => sending.mutate(asked),
          onClose: () => setAsked(null),
        })}
    </div>
  );
}
