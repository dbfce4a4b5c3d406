// What few games show, or only after a press: in one file, so that a press that leads to a game asks for little (decisions/0140-a-press-in-one-trip.md).
export { CancelNote } from '../../features/games/details/cancel-note.tsx';
export { LateNotes } from '../../features/games/details/late-notes.tsx';
export { TakenOutNote } from '../../features/games/details/taken-out-note.tsx';
export { TeamList } from '../../features/games/details/team-list.tsx';
export { TournamentLink } from '../../features/games/details/tournament-link.tsx';
export { TournamentFrame } from '../../features/games/details/tournament-frame.tsx';
export { RatingPrompt } from '../../features/ratings/rating-prompt.tsx';
export { GameClosed } from './game-closed.tsx';
export { GameMissing } from './game-missing.tsx';
export { ShareSheet } from './share-sheet.tsx';
