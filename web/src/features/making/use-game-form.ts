import type { createGame, editGame } from '@rondo/contract/forms';
import { keptByScripts } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import type { GameDraft } from './draft.ts';
import { type FormSettings, takenSpots } from './form-context.ts';
import { gameRules } from './game-rules.ts';

interface Options {
  /** The purpose of the draft: `create`, `copy.{id}`, `wanted.{query}` or `edit.{id}`. */
  purpose: string;
  initial: GameDraft;
  settings: FormSettings;
}

type GameForm = ReturnType<typeof useGameForm>;

/** The props of each section of the form. */
export interface SectionProps {
  form: GameForm;
  settings: FormSettings;
}

/** The form of a game, new or edited. */
export function useGameForm(call: typeof createGame | typeof editGame, { purpose, initial, settings }: Options) {
  const t = useT();
  const { game, bounds, freeOnly, isChallenge } = settings;
  const ofGame = game && { current: initial.game_date, taken: takenSpots(game), hasPasscode: game.hasPasscode };
  return useCallForm(call, {
    initial,
    keep: { entry: keptByScripts.draft, id: purpose },
    locked: freeOnly && !initial.isPayingGame ? { isPayingGame: false, price: '0' } : undefined,
    looks: 'while left',
    ...gameRules(t, { ...bounds, ...ofGame, isChallenge }),
  });
}
