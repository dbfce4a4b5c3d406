import type { GameDetails } from '@rondo/contract';
import { editGame } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.tsx';
import { fingerprint } from '../../platform/fingerprint.ts';
import { useT } from '../../platform/i18n.tsx';
import { useTypedState } from '../../platform/typed.ts';
import { showBanner } from '../../ui/banner.tsx';
import { Note } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { type Scope, ScopeChoice } from '../../ui/scope-choice.tsx';
import { changesOf } from '../../ui/kept-values.ts';
import { draftOfGame, emptyDraft, passcodeOf } from './draft.ts';
import { EditQuestion } from './edit-question.tsx';
import { effectsOf } from './effects.ts';
import type { FormSettings } from './form-context.ts';
import { GameForm, type SendGame } from './game-form.tsx';
import type { RenderPlace } from './place-field.tsx';
import { startBounds } from './start-bounds.ts';
import { useGameForm } from './use-game-form.ts';
import { changeRefundHours } from '@rondo/rules';

interface Props {
  game: GameDetails;
  freeOnly: boolean;
  communities: FormSettings['communities'];
  renderPlace: RenderPlace;
  /** Other acts on the game. */
  actions: ReactNode;
}

/** Edits a game, or the game with the later ones of its series, after saying what that means for joined players. */
export function EditGameForm({ game, freeOnly, communities, renderPlace, actions }: Props) {
  const t = useT();
  const now = useNow();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [intent] = useState(() => crypto.randomUUID());
  const [initial] = useState(() => draftOfGame(game));
  const settings = {
    freeOnly,
    communities,
    game,
    own: [],
    known: emptyDraft(freeOnly),
    isChallenge: game.challenge !== null,
    bounds: startBounds(now),
  };
  const form = useGameForm(editGame, { purpose: `edit.${game._id}`, initial, settings });
  const [kept] = useState(() => Object.keys(changesOf(initial, form.values)).length > 0);
  const [scope, setScope] = useTypedState<Scope>('scope', 'one');
  const send: SendGame = async (body, draft, removePhoto) => {
    const file = draft.photo;
    const changes = { ...body, passcode: passcodeOf(draft), scope, removePhoto };
    const idempotencyKey = `${intent}-${await fingerprint([changes, file?.name, file?.size])}`;
    await call(editGame, { params: { id: game._id }, body: changes, file, idempotencyKey });
    showBanner('success', scope === 'following' ? t('organise.edit.doneSeries') : t('organise.edit.done'));
    void client.invalidateQueries({ queryKey: ['games'] });
    void navigate(`/match/${game._id}`);
  };
  const joined = game.joined_players_number;
  return (
    <GameForm
      form={form}
      settings={settings}
      stepper={null}
      words={{
        submit: t('organise.edit.submit'),
        invalid: t('organise.edit.invalid'),
        startOver: t('organise.edit.discard'),
      }}
      renderPlace={renderPlace}
      notice={
        <>
          {actions}
          {kept && <Note>{t('organise.edit.kept')}</Note>}
          {joined > 0 && <EffectsNote joined={joined} paid={game.price > 0} />}
        </>
      }
      beforeSubmit={
        game.series &&
        game.series.following > 0 && (
          <Card>
            <ScopeChoice
              legend={t('organise.scope.edit')}
              following={game.series.following}
              hint={t('organise.scope.editHint')}
              value={scope}
              onChange={setScope}
            />
          </Card>
        )
      }
      send={send}
      asks={(draft) => (joined > 0 || scope === 'following') && effectsOf(initial, draft).length > 0}
      renderQuestion={(draft, question) => (
        <EditQuestion game={game} before={initial} after={draft} scope={scope} {...question} />
      )}
    />
  );
}

/** Says in advance what changes mean for joined players (product.md#editing-games). */
function EffectsNote({ joined, paid }: { joined: number; paid: boolean }) {
  const t = useT();
  return (
    <Note>
      {t('organise.effects.joined', { count: joined })} {t('organise.effects.told')}{' '}
      {paid && t('organise.effects.window', { hours: changeRefundHours })} {t('organise.effects.capacity')}
    </Note>
  );
}
