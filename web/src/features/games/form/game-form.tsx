import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useI18n } from '../../../platform/i18n.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { Card } from '../../../ui/page.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { afterPointerUp } from './after-pointer-up.ts';
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
import { PictureField, type PictureChoice } from '../../../ui/picture-field.tsx';
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
  /** Which draft is kept: `create`, `copy.{id}` or `edit.{id}`. */
  purpose: string;
  initial: GameDraft;
  settings: FormSettings;
  words: { submit: string; invalid: string; startOver: string };
  renderPlace: RenderPlace;
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
  const { purpose, initial, settings, words, renderPlace, send } = props;
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
      onBlur: () => afterPointerUp(() => validateField(String(field))),
    }),
    onValuesChange: (draft) => keepChanges(purpose, initial, draft),
  });
  const sending = useMutation({
    mutationFn: (draft: GameDraft) => send(draft, picture),
    onMutate: clear,
    onSuccess: () => forgetDraft(purpose),
    onError: (error) => {
      setAsked(null);
      form.setErrors(refusalErrors(error, explain(error)));
      setTried(true);
      refuse(error);
    },
  });
  const invalid = () => {
    setTried(true);
    clear();
    lead();
  };
  const submit = (draft: GameDraft) => {
    if (props.asks?.(draft)) setAsked(draft);
    else sending.mutate(draft);
  };
  const startOver = () => {
    form.setValues(initial);
    form.clearErrors();
    setTried(false);
    clear();
    setPicture(noPicture);
    forgetDraft(purpose);
  };
  const placeError = errorText(form, 'place');
  const sections = { form, settings };
  return (
    <div className={classes.layout}>
      <Form ref={formElement} onSubmit={form.onSubmit(submit, invalid)}>
        {props.notice}
        <Card className={classes.section}>
          <h2>{t('create.general')}</h2>
          <GeneralFields form={form} />
        </Card>
        <Card className={classes.section}>
          <h2>{t('create.details')}</h2>
          <DetailFields {...sections} />
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
        </Card>
        <Card className={classes.section}>
          <h2>{t('create.where')}</h2>
          <div data-path="place" data-invalid={placeError ? true : undefined}>
            {renderPlace(form.values.place, placeError, (changes) =>
              form.setFieldValue('place', (place) => ({ ...place, ...changes })),
            )}
          </div>
        </Card>
        <Card className={classes.section}>
          <MoreOptions {...sections} />
        </Card>
        {props.beforeSubmit}
        {tried && <ErrorSummary form={form} title={words.invalid} refusal={whole} />}
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
