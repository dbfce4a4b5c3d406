export * from './fees.ts';
export * from './game-status.ts';
export * from './joining.ts';
export * from './limits.ts';
export * from './money.ts';
export * from './permissions.ts';
export * from './price.ts';
export * from './refund.ts';
