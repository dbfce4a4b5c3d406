export * from './holidays.ts';
export * from './postponing.ts';
export * from './season.ts';
export * from './squads.ts';
export * from './weeks.ts';
