import { writeDocuments } from '../src/features/books/write-documents.ts';
import { openClock } from '../src/platform/clock.ts';
import { openPool } from '../src/platform/db.ts';

/** A process that does nothing but write documents, until it is killed. */
const { db } = openPool(process.argv[2] ?? '', 2);
const clock = await openClock(db, { demo: true });
process.stdout.write('writing\n');
for (;;) await writeDocuments({ db, clock, config: { seller: null, giftsAre: 'discount' } });
