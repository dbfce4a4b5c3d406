import { phrasesIn } from '@rondo/phrases';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { formatWhen } from '../../../platform/time/amsterdam.ts';
import { formatName } from '../format-name.ts';
import { type Addressee, both, type Message, ofAccount } from '../messages.ts';

interface Named {
  id: string;
  name: string;
}

/** Messages to Rondo's admins about each other. */
export const ofAdmins = {
  /** To Rondo's admins when somebody has become an admin. */
  adminMade: (to: Addressee, { made, by, until }: { made: Named; by: Named | null; until: Date }): Message => {
    const { language } = to;
    const { server, someone } = phrasesIn[language].mail.adminMade;
    return ofAccount(to, {
      ...both('adminMade'),
      notificationParams: { friend: made.name, until: until.toISOString() },
      mailParams: {
        friend: formatName(made.name, language),
        who: by === null ? server : formatName(by.name, language),
        until: formatWhen(until, language),
        what: by === null ? '' : someone,
      },
      namedId: made.id,
      path: mailedPaths.personInConsole(made.id),
    });
  },
};
