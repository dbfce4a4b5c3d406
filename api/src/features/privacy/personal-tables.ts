import { tablesOfAccount } from './tables-of-account.ts';
import { tablesOfGames } from './tables-of-games.ts';
import { tablesOfMoney } from './tables-of-money.ts';
import { tablesOfNotices } from './tables-of-notices.ts';

/**
 * Every table that has something about a person, in an order in which their rows can be deleted. A test compares it with the
 * database, so that none is forgotten.
 */
export const personalTables = [...tablesOfMoney, ...tablesOfNotices, ...tablesOfAccount, ...tablesOfGames];
