import { ofAttendance } from './events/of-attendance.ts';
import { ofChargeBacks } from './events/of-charge-backs.ts';
import { ofCommunities } from './events/of-communities.ts';
import { ofGames } from './events/of-games.ts';
import { ofGroups } from './events/of-groups.ts';
import { ofLeading } from './events/of-leading.ts';
import { ofMoney } from './events/of-money.ts';
import { ofRefunds } from './events/of-refunds.ts';
import { ofSpots } from './events/of-spots.ts';
import { ofTakingOut } from './events/of-taking-out.ts';
import { ofWishes } from './events/of-wishes.ts';

/**
 * The single table of what people are told besides what they did themselves: the notification, the mail, their params, and where they
 * lead. What is so of a kind and its mails is in `rules/src/kinds`, the words in `phrases`. What a join tells its own player is
 * written with the join (write-decisions.ts), and mails about logging in by their commands.
 */
export const events = {
  ...ofGames,
  ...ofGroups,
  ...ofSpots,
  ...ofMoney,
  ...ofRefunds,
  ...ofChargeBacks,
  ...ofCommunities,
  ...ofWishes,
  ...ofAttendance,
  ...ofLeading,
  ...ofTakingOut,
};
