import type { RatedSport } from '@rondo/rules';
import { parentPort, workerData } from 'node:worker_threads';
import { openPool } from '../../platform/db.ts';
import { fitGrades } from './fit-grades.ts';

export interface FitOrder {
  databaseUrl: string;
  sport: RatedSport;
  /** Only grades that count by this instant (ISO 8601). */
  until: string;
}

const { databaseUrl, sport, until } = workerData as FitOrder;
const pool = openPool(databaseUrl, 1);
try {
  parentPort?.postMessage(await fitGrades(pool.db, sport, until), []);
} finally {
  await pool.close();
}
