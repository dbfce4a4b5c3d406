import { ofAdmins } from './events/of-admins.ts';
import { ofChargeBacks } from './events/of-charge-backs.ts';
import { ofGames } from './events/of-games.ts';
import { ofLeading } from './events/of-leading.ts';
import { ofMoney } from './events/of-money.ts';
import { ofRefunds } from './events/of-refunds.ts';
import { ofSpots } from './events/of-spots.ts';
import { ofTakingOut } from './events/of-taking-out.ts';
import { ofUnusedAccounts } from './events/of-unused-accounts.ts';
import { ofWishes } from './events/of-wishes.ts';

/**
 * What people are told about things they didn't do themselves, if it takes more than a notification in the words of its game or community: also a
 * mail, params, and where they lead. Notifications in the app alone are written by their command with `ofGame` or `ofCommunity` (messages.ts;
 * decisions/0089-one-entry-a-kind.md). What a join tells its own player is written with the join (write-decisions.ts), and mails about logging in by
 * their commands.
 */
export const events = {
  ...ofGames,
  ...ofSpots,
  ...ofMoney,
  ...ofRefunds,
  ...ofChargeBacks,
  ...ofAdmins,
  ...ofWishes,
  ...ofLeading,
  ...ofTakingOut,
  ...ofUnusedAccounts,
};
