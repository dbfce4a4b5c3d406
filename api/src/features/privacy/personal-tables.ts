import { tablesOfAccount } from './tables-of-account.ts';
import { tablesOfGames } from './tables-of-games.ts';
import { tablesOfMoney } from './tables-of-money.ts';
import { tablesOfNotifications } from './tables-of-notifications.ts';

/**
 * Every table with data about a person, in an order in which their rows can be deleted. A test compares it with the database, so that
 * none is forgotten.
 */
export const personalTables = [...tablesOfMoney, ...tablesOfNotifications, ...tablesOfAccount, ...tablesOfGames];
