import { parseArgs } from 'node:util';
import { examine, inWords, worst } from '../api/src/doctor/examine.ts';
import { openPatient } from '../api/src/doctor/open-patient.ts';
import { installedSettings } from './installed-settings.ts';

/**
 * `bin/rondo doctor [--to ADDRESS] [--json]`: looks at everything that an installation needs, and says what to do; exit 0, 1 (look) or 2 (wrong). It
 * changes nothing (operate/watch.md).
 */
const { values } = parseArgs({ options: { to: { type: 'string' }, json: { type: 'boolean' } } });
const { patient, close } = openPatient(installedSettings(process.env), values.to ?? null);
const examined = await examine(patient);
await close();
console.log(values.json ? JSON.stringify(examined, null, 2) : inWords(examined));
process.exit(worst(examined));
