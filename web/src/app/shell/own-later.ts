// Parts of the shell that a logged-in user needs once the page is there, in one file.
export { watchUnread } from '../../features/notifications/in-app/watch-unread.ts';
export { MeSheet } from './me-sheet.tsx';
export { OwnEntries } from './own-entries.tsx';
export { OwnScheme } from './own-scheme.tsx';
