import type { consent as en } from './consent.en.ts';
import type { Shape } from '../translate.ts';

export const consent = {
  age: ', en ik ben {{age}} of ouder, of minstens {{least}} en mijn ouders vinden het goed',
} satisfies Shape<typeof en>;
