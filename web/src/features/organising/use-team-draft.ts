import type { GameDetails } from '@rondo/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { type DraftTeam, isSame, savedTeams, withoutThoseWhoLeft } from './team-draft.ts';

/** Unsaved drafts by game, so that moving around in the app loses nothing. */
const kept = new Map<string, DraftTeam[]>();

/** The draft of the teams, applied to the game as it is now. Warns before it is left unsaved. */
export function useTeamDraft(game: GameDetails) {
  const t = useT();
  const nameOf = (number: number) => t('teams.defaultName', { number });
  const [draft, setDraft] = useState<DraftTeam[] | null>(() => kept.get(game._id) ?? null);
  const saved = savedTeams(game, nameOf);
  const teams = draft ? withoutThoseWhoLeft(draft, game) : saved;
  const dirty = draft !== null && !isSame(teams, saved);

  const left = useRef<string | null>(null);
  useLayoutEffect(() => {
    left.current = dirty ? t('teams.leftUnsaved', { name: game.name }) : null;
  });
  useEffect(
    () => () => {
      if (left.current !== null) showBanner('warning', left.current);
    },
    [],
  );
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  const forget = () => {
    kept.delete(game._id);
    setDraft(null);
  };
  return {
    teams,
    dirty,
    nameOf,
    change: (next: DraftTeam[]) => {
      kept.set(game._id, next);
      setDraft(next);
    },
    undo: forget,
    forget,
  };
}
