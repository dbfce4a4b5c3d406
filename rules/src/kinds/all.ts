// Every kind of notification, with a file for each family.
export * from './account.ts';
export * from './attendance.ts';
export * from './communities.ts';
export * from './games.ts';
export * from './inviting.ts';
export * from './labels.ts';
export * from './leading.ts';
export * from './messages.ts';
export * from './money.ts';
export * from './ratings.ts';
export * from './spots.ts';
export * from './taking-out.ts';
