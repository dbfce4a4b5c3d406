// What some games say above their facts, and most don't.
export { CancelNote } from '../../features/games/details/cancel-note.tsx';
export { LateNotes } from '../../features/games/details/late-notes.tsx';
export { TakenOutNote } from '../../features/games/details/taken-out-note.tsx';
export { RatingPrompt } from '../../features/ratings/rating-prompt.tsx';
