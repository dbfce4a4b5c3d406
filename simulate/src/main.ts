import { timeFit } from './fit.ts';
import { simulateForYou } from './for-you.ts';
import { simulateRescue } from './rescue.ts';
import { simulateResults } from './results.ts';
import { simulateScores } from './scores.ts';
import { simulateTeams } from './teams.ts';
import { simulateWaiting } from './waiting.ts';

/**
 * `npm run simulate -- for-you | rescue | results | scores | teams | waiting [seeds]`: judges rules by a world whose truth is known, and prints a table. `npm
 * run simulate -- fit [millions]`: how long a fit of this many grades takes.
 */
const parts: Record<string, (size: number) => string> = {
  'for-you': simulateForYou,
  rescue: simulateRescue,
  results: simulateResults,
  scores: simulateScores,
  teams: simulateTeams,
  waiting: simulateWaiting,
  fit: timeFit,
};

const [name = '', size = '5'] = process.argv.slice(2);
const part = parts[name];
if (!part) {
  console.error(`Usage: npm run simulate -- [${Object.keys(parts).join(' | ')}] [size]`);
  process.exit(1);
}
console.log(part(Number(size)));
