import type { GameCard, GameDetails } from '@rondo/contract';
import { createTournament } from '@rondo/contract/calls';
import { createGame } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.tsx';
import { fingerprint } from '../../platform/fingerprint.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Note } from '../../ui/form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { draftOfCopy, emptyDraft, type GameDraft, isOnRondo } from './draft.ts';
import type { FormSettings } from './form-context.ts';
import { GameForm, type SendGame } from './game-form.tsx';
import type { RenderPlace } from './place-field.tsx';
import { startBounds } from './start-bounds.ts';
import { StartFrom } from './start-from.tsx';
import { createPath, draftOfWanted, type WantedGame } from './wanted.ts';
import classes from './start-from.module.css';
import { useFormStep } from './use-form-step.ts';
import { useGameForm } from './use-game-form.ts';

interface Props {
  freeOnly: boolean;
  communities: FormSettings['communities'];
  /** A game to copy. */
  from: GameDetails | null;
  /** A game that people wish for, whose facts the form begins with. */
  wanted: WantedGame | null;
  /** The organiser's games, most recent first. */
  own: readonly GameCard[];
  renderPlace: RenderPlace;
}

/** Creates a game or a weekly series, from scratch or as a copy. */
export function CreateGameForm({ freeOnly, communities, from, wanted, own, renderPlace }: Props) {
  const t = useT();
  const now = useNow();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [intent] = useState(() => crypto.randomUUID());
  const [initial] = useState(() =>
    from
      ? draftOfCopy(from, { now, freeOnly })
      : { ...emptyDraft(freeOnly), ...(wanted && draftOfWanted(wanted, { now, freeOnly })) },
  );
  // A copy begins with the step of its date, the first thing to change.
  const stepper = useFormStep(from ? 'when' : 'what');
  const settings = { freeOnly, communities, game: null, own, known: initial, bounds: startBounds(now) };
  const purpose = from ? `copy.${from._id}` : wanted ? `wanted.${createPath(wanted).split('?')[1]}` : 'create';
  const form = useGameForm(createGame, { purpose, initial, settings });
  const courtName = (number: number) => t('create.tournamentOnRondo.court', { number });
  const send: SendGame = async (body, draft) => {
    const { photo: file } = draft;
    const fields = { ...body, fromDemand: wanted !== null };
    // The same content has the same key; a corrected form gets a new one.
    const idempotencyKey = `${intent}-${await fingerprint([fields, draft.onRondo, file?.name, file?.size])}`;
    const { match, count } = isOnRondo(draft)
      ? await sendTournament(fields, draft, { idempotencyKey, courtName })
      : await call(createGame, { body: fields, file, idempotencyKey }).then(({ data }) => ({
          match: data.match,
          count: data.created.length,
        }));
    showBanner('success', count > 1 ? t('create.doneSeries', { count }) : t('create.done'));
    void client.invalidateQueries({ queryKey: ['games'] });
    void navigate(`/match/${match._id}?step=created`);
  };
  return (
    <GameForm
      form={form}
      settings={settings}
      stepper={stepper}
      words={{ submit: t('create.submit'), invalid: t('create.invalid'), startOver: t('create.startOver') }}
      notice={
        <>
          {from && stepper.step === 'when' && <Note>{t('create.copyNote', { name: from.name })}</Note>}
          {wanted && stepper.step !== 'who' && (
            <Note>{t('create.wanted', { sport: t(`games.sport.${wanted.sport}`), town: wanted.city })}</Note>
          )}
          {!from && !wanted && stepper.step === 'what' && (
            <>
              <StartFrom games={own} />
              <Link to="/organising?tab=demand" className={classes.demand}>
                <Icon name="people" />
                {t('create.seeDemand')}
              </Link>
            </>
          )}
        </>
      }
      renderPlace={renderPlace}
      send={send}
    />
  );
}

/** Publishes a tournament that is played on Rondo; what this takes is loaded once somebody does so. */
async function sendTournament(
  game: Parameters<SendGame>[0],
  draft: GameDraft,
  { idempotencyKey, courtName }: { idempotencyKey: string; courtName: (number: number) => string },
) {
  const { tournamentOf } = await import('./on-rondo/body.ts');
  const body = tournamentOf(game, draft, courtName);
  const { data } = await call(createTournament, { body, file: draft.photo, idempotencyKey });
  return { match: data.match, count: 1 };
}
