export * from './accounts.ts';
export * from './define-call.ts';
export * from './errors.ts';
export * from './games.ts';
export * from './joining.ts';
export * from './places.ts';
export * from './wallet.ts';
export * from './wire.ts';
