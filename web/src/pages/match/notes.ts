// Notes above the facts of a game, in one file because most games have none.
export { CancelNote } from '../../features/games/details/cancel-note.tsx';
export { LateNotes } from '../../features/games/details/late-notes.tsx';
export { TakenOutNote } from '../../features/games/details/taken-out-note.tsx';
export { RatingPrompt } from '../../features/ratings/rating-prompt.tsx';
