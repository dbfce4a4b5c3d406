import { makeAdmin } from '../api/src/features/console/make-admin.ts';
import { openPool } from '../api/src/platform/db.ts';
import { openDatabase } from './open-database.ts';

/** `npm run make-admin -- ADDRESS`: makes the account with this address an admin; it must exist and be confirmed. */
const [address] = process.argv.slice(2);
if (address === undefined) {
  console.error('npm run make-admin -- ADDRESS');
  process.exit(2);
}
const database = await openDatabase();
const pool = openPool(database.url, 1);
const { done, says } = await makeAdmin(pool.db, address);
await pool.close();
await database.stop();
if (done) console.log(says);
else console.error(says);
process.exit(done ? 0 : 1);
