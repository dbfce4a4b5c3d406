// Parts of the shell that are drawn for logged-in users, in one file.
export { AccountMenu, WalletLink } from './account-menu.tsx';
export { Bell } from './bell.tsx';
export { MeTab } from './me-tab.tsx';
