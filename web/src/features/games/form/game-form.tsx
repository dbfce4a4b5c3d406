import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSpeech } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { focusFirstError } from '../../../ui/focus-first-error.ts';
import { Form } from '../../../ui/form.tsx';
import { Card } from '../../../ui/page.tsx';
import { afterPress } from './after-press.ts';
import { DetailFields } from './detail-fields.tsx';
import type { ChosenPlace, GameDraft } from './draft.ts';
import { draftErrors } from './draft-rules.ts';
import { ErrorSummary } from './error-summary.tsx';
import { errorText, takenSpots, type FormSettings } from './form-context.ts';
import classes from './game-form.module.css';
import { GamePreview } from './game-preview.tsx';
import { GeneralFields } from './general-fields.tsx';
import { forgetDraft, keepChanges, keptChanges } from './kept-draft.ts';
import { MoreOptions } from './more-options.tsx';
import { useObjectUrl } from '../../../ui/use-object-url.ts';
import { PictureField, type PictureChoice } from './picture-field.tsx';
import { refusalErrors } from './refusal-fields.ts';

/** The map and the place search. */
export type RenderPlace = (
  place: ChosenPlace,
  error: string | null,
  onChange: (changes: Partial<ChosenPlace>) => void,
) => ReactNode;

export interface Question {
  working: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

interface Props {
  /** Whose draft is kept: `create`, `copy.{id}` or `edit.{id}`. */
  purpose: string;
  initial: GameDraft;
  settings: FormSettings;
  words: { submit: string; invalid: string; startOver: string };
  renderPlace: RenderPlace;
  /** Above the form: what there is to know. */
  notice?: ReactNode;
  /** Between the last section and the button. */
  beforeSubmit?: ReactNode;
  /** Sends a draft without errors; rejects with the server's refusal. */
  send: (draft: GameDraft, picture: PictureChoice) => Promise<unknown>;
  /** Whether a draft is asked about before it is sent, and how. */
  asks?: (draft: GameDraft) => boolean;
  renderQuestion?: (draft: GameDraft, question: Question) => ReactNode;
}

const noPicture: PictureChoice = { file: null, removed: false };

/** The whole form of a game (1-games §5). Nothing typed is lost: the draft survives a reload. */
export function GameForm(props: Props) {
  const { purpose, initial, settings, words, renderPlace, send } = props;
  const { t, explain } = useSpeech();
  const [picture, setPicture] = useState(noPicture);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState<GameDraft | null>(null);
  const chosenUrl = useObjectUrl(picture.file);
  const shown = chosenUrl ?? (picture.removed ? null : (settings.game?.photo ?? null));
  const { game, bounds } = settings;
  const form = useForm<GameDraft>({
    initialValues: {
      ...initial,
      ...keptChanges(purpose),
      ...(settings.freeOnly && initial.free && { free: true, price: '0' }),
    },
    validate: (draft) =>
      draftErrors(draft, t, {
        ...bounds,
        ...(game && { current: initial.startsAt, taken: takenSpots(game), hasPasscode: game.hasPasscode }),
      }),
    enhanceGetInputProps: ({ form: { validateField }, field }) => ({
      onBlur: () => afterPress(() => validateField(String(field))),
    }),
    onValuesChange: (draft) => keepChanges(purpose, initial, draft),
  });
  const sending = useMutation({
    mutationFn: (draft: GameDraft) => send(draft, picture),
    onSuccess: () => forgetDraft(purpose),
    onError: (error) => {
      setAsked(null);
      showBanner('error', explain(error), { seconds: 3 });
      const errors = refusalErrors(error, explain(error));
      form.setErrors(errors);
      leadTo(errors);
    },
  });
  // Once the section the first error is in has opened.
  const leadTo = (errors: Record<string, unknown>) =>
    requestAnimationFrame(() => focusFirstError(form, { preventScroll: true })(errors));
  const invalid = (errors: Record<string, unknown>) => {
    setTried(true);
    showBanner('error', words.invalid);
    window.scrollTo({ top: 0, behavior: 'smooth' });
    leadTo(errors);
  };
  const submit = (draft: GameDraft) => {
    if (props.asks?.(draft)) setAsked(draft);
    else sending.mutate(draft);
  };
  const startOver = () => {
    form.setValues(initial);
    form.clearErrors();
    setTried(false);
    setPicture(noPicture);
    forgetDraft(purpose);
  };
  const sections = { form, settings };
  return (
    <div className={classes.layout}>
      <Form onSubmit={form.onSubmit(submit, invalid)}>
        {(tried || sending.error) && <ErrorSummary form={form} refusal={sending.error} />}
        {props.notice}
        <Card className={classes.section}>
          <h2>{t('create.general')}</h2>
          <GeneralFields form={form} />
        </Card>
        <Card className={classes.section}>
          <h2>{t('create.details')}</h2>
          <DetailFields {...sections} />
          <PictureField
            choice={picture}
            shown={shown}
            error={errorText(form, 'picture')}
            onChange={(choice) => {
              setPicture(choice);
              form.clearFieldError('picture');
            }}
          />
        </Card>
        <Card className={classes.section}>
          <h2>{t('create.where')}</h2>
          <div data-path="place">
            {renderPlace(form.values.place, errorText(form, 'place'), (changes) =>
              form.setFieldValue('place', (place) => ({ ...place, ...changes })),
            )}
          </div>
        </Card>
        <Card className={classes.section}>
          <MoreOptions {...sections} />
        </Card>
        {props.beforeSubmit}
        <div className={classes.actions}>
          <SubmitButton size="large" wide working={sending.isPending}>
            {words.submit}
          </SubmitButton>
          <Button variant="plain" onClick={startOver}>
            {words.startOver}
          </Button>
        </div>
      </Form>
      <aside className={classes.aside}>
        <GamePreview draft={form.values} picture={shown} game={game} />
      </aside>
      {asked &&
        props.renderQuestion?.(asked, {
          working: sending.isPending,
          onConfirm: () => sending.mutate(asked),
          onClose: () => setAsked(null),
        })}
    </div>
  );
}
