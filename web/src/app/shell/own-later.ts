// What that needs once the page is there: one file.
export { watchUnread } from '../../features/notifications/in-app/watch-unread.ts';
export { MeSheet } from './me-sheet.tsx';
export { OwnEntries } from './own-entries.tsx';
