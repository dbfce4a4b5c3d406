import type { GameCard, GameDetails } from '@rondo/contract';
import { createChallenge, createTournament } from '@rondo/contract/calls';
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
import { type Challenged, draftOfChallenge } from './challenged.ts';
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
  /** The two communities, if it is a challenge. */
  challenged: Challenged | null;
  /** The organiser's games, most recent first. */
  own: readonly GameCard[];
  renderPlace: RenderPlace;
}

/** Creates a game or a weekly series, from scratch or as a copy. */
export function CreateGameForm({ freeOnly, communities, from, wanted, challenged, own, renderPlace }: Props) {
  const t = useT();
  const now = useNow();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [intent] = useState(() => crypto.randomUUID());
  const [initial] = useState(() =>
    from
      ? draftOfCopy(from, { now, freeOnly })
      : {
          ...emptyDraft(freeOnly),
          ...(wanted && draftOfWanted(wanted, { now, freeOnly })),
          ...(challenged && draftOfChallenge(challenged, t('games.card.against'))),
        },
  );
  // A copy begins with the step of its date, the first thing to change.
  const stepper = useFormStep(from ? 'when' : 'what');
  const isChallenge = challenged !== null;
  const settings = { freeOnly, communities, game: null, own, known: initial, isChallenge, bounds: startBounds(now) };
  const purpose = from
    ? `copy.${from._id}`
    : challenged
      ? `challenge.${challenged.home._id}.${challenged.away._id}`
      : wanted
        ? `wanted.${createPath(wanted).split('?')[1]}`
        : 'create';
  const form = useGameForm(createGame, { purpose, initial, settings });
  const courtName = (number: number) => t('create.tournamentOnRondo.court', { number });
  const send: SendGame = async (body, draft) => {
    const { photo: file } = draft;
    const fields = { ...body, fromDemand: wanted !== null };
    // The same content has the same key; a corrected form gets a new one.
    const idempotencyKey = `${intent}-${await fingerprint([fields, draft.onRondo, file?.name, file?.size])}`;
    const { match, count } = challenged
      ? await sendChallenge(fields, challenged, { file, idempotencyKey })
      : isOnRondo(draft)
        ? await sendTournament(fields, draft, { idempotencyKey, courtName })
        : await call(createGame, { body: fields, file, idempotencyKey }).then(({ data }) => ({
            match: data.match,
            count: data.created.length,
          }));
    if (challenged) showBanner('success', t('create.challenge.done', { name: challenged.away.name }));
    else showBanner('success', count > 1 ? t('create.doneSeries', { count }) : t('create.done'));
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
          {challenged && (
            <Note>{t('create.challenge.note', { home: challenged.home.name, away: challenged.away.name })}</Note>
          )}
          {!from && !wanted && !challenged && stepper.step === 'what' && (
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

/** Challenges the other community: half of the players are on each side. */
async function sendChallenge(
  game: Parameters<SendGame>[0],
  { home, away }: Challenged,
  { file, idempotencyKey }: { file: File | null; idempotencyKey: string },
) {
  const body = { game: { ...game, communities: [home._id] }, away: away._id, size: Number(game.players) / 2 };
  const { data } = await call(createChallenge, { body, file, idempotencyKey });
  return { match: data.match, count: 1 };
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
