import type { CallArguments } from '@rondo/contract';
import type { createGame, editGame } from '@rondo/contract/forms';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useI18n } from '../../platform/i18n.tsx';
import { Button, ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import type { GameDraft } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { fieldsOf, firstStepOf, stepOf } from './fields.ts';
import type { SectionProps } from './use-game-form.ts';
import classes from './game-form.module.css';
import { GamePreview } from './game-preview.tsx';
import { PlaceField, type RenderPlace } from './place-field.tsx';
import { StepNav } from './step-nav.tsx';
import { formSteps, nextStep, previousStep, type FormStep } from './steps.ts';
import type { FormStepper } from './use-form-step.ts';
import { useStepFocus } from './use-step-focus.ts';
import { WhatFields } from './what-fields.tsx';
import { WhenFields } from './when-fields.tsx';
import { WhoFields } from './who-fields.tsx';

type GameInput = CallArguments<typeof createGame | typeof editGame>['body'];

/** Sends the draft and its picture; rejects with the server's refusal. */
export type SendGame = (body: GameInput, draft: GameDraft, isRemoved: boolean) => Promise<unknown>;

export interface Question {
  working: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

interface Props extends SectionProps {
  words: { submit: string; invalid: string; startOver: string };
  renderPlace: RenderPlace;
  /** The step that is shown; null if all steps stand below each other. */
  stepper: FormStepper | null;
  /** Notes above the form. */
  notice?: ReactNode;
  /** Shown between the last section and the button. */
  beforeSubmit?: ReactNode;
  send: SendGame;
  /** Decides whether and how to ask for confirmation before a draft is sent. */
  asks?: (draft: GameDraft) => boolean;
  renderQuestion?: (draft: GameDraft, question: Question) => ReactNode;
}

interface Sent {
  body: GameInput;
  draft: GameDraft;
}

/** The complete form of a game (product.md#creating-games). Nothing typed is lost: the draft survives a reload. */
export function GameForm(props: Props) {
  const { form, settings, words, renderPlace, send, stepper } = props;
  const { t } = useI18n();
  const { game } = settings;
  const { values, refusal } = form;
  const { ref: formElement } = refusal.form;
  const { photo } = values;
  const [isRemoved, setRemoved] = useState(false);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState<Sent | null>(null);
  const chosenUrl = useObjectUrl(photo);
  const shown = chosenUrl ?? (isRemoved ? null : (game?.photo ?? null));
  const { heading, element, toProblem, toField } = useStepFocus(stepper);
  const leadTo = (wrong: readonly string[]) => {
    setTried(true);
    toProblem(firstStepOf(wrong) ?? stepper?.step ?? 'what');
  };
  const sending = useMutation({
    mutationFn: ({ body, draft }: Sent) => send(body, draft, isRemoved),
    onMutate: refusal.clear,
    onSuccess: form.forget,
    onError: (error) => {
      setAsked(null);
      form.untry();
      form.refuse(error);
      leadTo(form.about(error));
    },
  });
  const submit = (body: GameInput, draft: GameDraft) => {
    if (props.asks?.(draft)) setAsked({ body, draft });
    else sending.mutate({ body, draft });
  };
  const next = stepper && nextStep[stepper.step];
  const previous = stepper && previousStep[stepper.step];
  const advance = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (stepper && next) return void form.attempt(() => stepper.go(next), fieldsOf(stepper.step));
    const wrong = form.attempt(submit);
    if (wrong.length > 0) leadTo(wrong);
  };
  const startOver = () => {
    form.forget();
    setTried(false);
    refusal.clear();
    setRemoved(false);
    if (stepper) stepper.go(stepper.first);
  };
  const missing = new Set(form.wrong.map(stepOf));
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
            name="photo"
            choice={{ file: photo, removed: isRemoved }}
            shown={shown}
            error={form.at('photo')}
            onChange={({ file, removed }) => {
              form.change({ photo: file });
              setRemoved(removed);
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
                <span className="visually-hidden">
                  {t('create.steps.position', { number: formSteps.indexOf(step) + 1, count: formSteps.length })}{' '}
                </span>
              )}
              {t(`create.titles.${step}`)}
            </h2>
            {fields[step]}
          </Stack>
        ))}
        {last && props.beforeSubmit}
        <aside className={classes.aside} data-last={last || undefined}>
          <GamePreview draft={values} picture={shown} game={game} />
        </aside>
        {tried && <ErrorSummary form={form} title={words.invalid} refusal={refusal.whole} onGo={toField} />}
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
        props.renderQuestion?.(asked.draft, {
          working: sending.isPending,
          onConfirm: () => sending.mutate(asked),
          onClose: () => setAsked(null),
        })}
    </div>
  );
}
