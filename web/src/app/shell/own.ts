// What the shell draws for who is logged in.
export { AccountMenu, WalletLink } from './account-menu.tsx';
export { Bell } from './bell.tsx';
export { MeTab } from './me-tab.tsx';
