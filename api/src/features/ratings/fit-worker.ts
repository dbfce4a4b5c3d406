import type { RatedSport } from '@rondo/rules';
import { parentPort, workerData } from 'node:worker_threads';
import { openPool } from '../../platform/db.ts';
import { fitGrades } from './fit-grades.ts';

export interface FitOrder {
  databaseUrl: string;
  sport: RatedSport;
}

const { databaseUrl, sport } = workerData as FitOrder;
const pool = openPool(databaseUrl, 1);
try {
  parentPort?.postMessage(await fitGrades(pool.db, sport), []);
} finally {
  await pool.close();
}
