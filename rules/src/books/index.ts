export * from './accounts.ts';
export * from './months.ts';
export * from './change-rate.ts';
export * from './chart.ts';
export * from './daybooks.ts';
export * from './sales.ts';
export * from './take-back.ts';
export * from './vat.ts';
