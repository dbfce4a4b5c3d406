export * from './sales.ts';
export * from './take-back.ts';
export * from './vat.ts';
