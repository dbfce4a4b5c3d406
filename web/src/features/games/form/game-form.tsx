import { useForm } from '@mantine/form';
import { createGame } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.tsx';
import { useSpeech } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { focusFirstError } from '../../../ui/focus-first-error.ts';
import { Form, Problem } from '../../../ui/form.tsx';
import { Card } from '../../../ui/page.tsx';
import { DetailFields } from './detail-fields.tsx';
import { draftRules } from './draft-rules.ts';
import { emptyDraft, toFields, type ChosenPlace, type GameDraft } from './fields.ts';
import classes from './game-form.module.css';
import { GamePreview } from './game-preview.tsx';
import { GeneralFields } from './general-fields.tsx';
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts';
import { PictureField, useObjectUrl } from './picture-field.tsx';
import { startBounds } from './start-bounds.ts';

interface Props {
  /** Organisers create free games only: the switch is locked on. */
  freeOnly: boolean;
  /** The map and the place search. */
  renderPlace: (place: ChosenPlace | null, error: string | null, onChange: (place: ChosenPlace) => void) => ReactNode;
}

/** What a refusal of the server is about. */
const fieldOfCode: Record<string, keyof GameDraft> = {
  only_free_games: 'price',
  local_time_missing: 'startsAt',
  date_out_of_range: 'startsAt',
  players_not_above_minimum: 'players',
  place_outside: 'place',
};

/** The whole form of a game (1-games §5). Nothing typed is lost: the draft survives a reload. */
export function GameForm({ freeOnly, renderPlace }: Props) {
  const { t, explain } = useSpeech();
  const now = useNow();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [intent] = useState(() => crypto.randomUUID());
  const [picture, setPicture] = useState<File | null>(null);
  const previewUrl = useObjectUrl(picture);
  const bounds = startBounds(now);
  const form = useForm<GameDraft>({
    initialValues: readDraft(freeOnly),
    validate: draftRules(t, bounds),
    validateInputOnBlur: true,
    onValuesChange: keepDraft,
  });
  const create = useMutation({
    mutationFn: async (draft: GameDraft) => {
      const fields = toFields(draft);
      // The same content is the same intent; a mended form is a new one.
      const content = await fingerprint(JSON.stringify([fields, picture?.name, picture?.size]));
      return call(createGame, { body: fields, file: picture, idempotencyKey: `${intent}-${content}` });
    },
    onSuccess: ({ data }) => {
      forgetDraft();
      showBanner('success', t('create.done'));
      void client.invalidateQueries({ queryKey: ['games'] });
      void navigate(`/match/${data.match._id}`);
    },
    onError: (error) => {
      showBanner('error', explain(error), { seconds: 3 });
      const field = error instanceof ApiError ? fieldOfCode[error.code] : undefined;
      if (field) form.setFieldError(field, explain(error));
    },
  });
  const invalid = (errors: Record<string, unknown>) => {
    showBanner('error', t('create.invalid'));
    window.scrollTo({ top: 0, behavior: 'smooth' });
    focusFirstError(form)(errors);
  };
  const startOver = () => {
    form.setValues(emptyDraft(freeOnly));
    form.clearErrors();
    setPicture(null);
    forgetDraft();
  };
  return (
    <div className={classes.layout}>
      <Form onSubmit={form.onSubmit((draft) => create.mutate(draft), invalid)}>
        {create.error && <Problem>{explain(create.error)}</Problem>}
        <Card className={classes.section}>
          <h2>{t('create.general')}</h2>
          <GeneralFields form={form} />
        </Card>
        <Card className={classes.section}>
          <h2>{t('create.details')}</h2>
          <DetailFields form={form} freeOnly={freeOnly} bounds={bounds} />
          <PictureField
            file={picture}
            error={
              create.error instanceof ApiError && create.error.code === 'picture_not_usable'
                ? explain(create.error)
                : null
            }
            onChange={setPicture}
          />
        </Card>
        <Card className={classes.section}>
          <h2>{t('create.where')}</h2>
          {renderPlace(form.values.place, textOf(form.errors.place), (place) => form.setFieldValue('place', place))}
        </Card>
        <div className={classes.actions}>
          <SubmitButton size="large" wide working={create.isPending}>
            {t('create.submit')}
          </SubmitButton>
          <Button variant="plain" onClick={startOver}>
            {t('create.startOver')}
          </Button>
        </div>
      </Form>
      <aside className={classes.aside}>
        <GamePreview draft={form.values} picture={previewUrl} />
      </aside>
    </div>
  );
}

function textOf(error: ReactNode): string | null {
  return typeof error === 'string' ? error : null;
}

async function fingerprint(content: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
