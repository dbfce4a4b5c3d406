import type { community as en } from './community.en.ts';
import type { Shape } from '../translate.ts';

export const community = {
  private: 'Besloten',
  calledHere: 'Je heet hier ‘{{nickname}}’',
  members: { one: '{{number}} lid', other: '{{number}} leden' },
} satisfies Shape<typeof en>;
