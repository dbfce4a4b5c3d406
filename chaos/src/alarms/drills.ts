import * as database from './drills-of-database.ts';
import * as machines from './drills-of-machines.ts';
import * as money from './drills-of-money.ts';
import * as reached from './drills-of-reached.ts';
import * as work from './drills-of-work.ts';
import type { Drill } from './drill.ts';

/** Alarms whose cause a drill can't bring about, each with the reason. */
export const notDrilled: Readonly<Record<string, string>> = {};

/** Drills that don't disturb one another run together, one group after the other. */
export const rounds: readonly (readonly Drill[])[] = [
  [
    database.backUpUnknown,
    database.archiveFails,
    database.standbyElsewhereBehind,
    reached.certificateEnds,
    work.stillOff,
    machines.diskFull,
    machines.processLarge,
  ],
  [database.backUpNotVerified, database.standbyOut, work.mailsStay, money.ordersUnanswered],
  [
    database.backUpOld,
    database.standbyRefusesLogin,
    work.mailsGivenUp,
    work.sweepFails,
    work.eventsGivenUp,
    money.ordersSetAside,
    money.ordersTakenBack,
    money.paidOutUnexplained,
    money.paymentsNotPaidOut,
    money.ledgerNotClosed,
  ],
  [reached.processDown, money.paidThereNotHere, money.booksDoNotBalance],
  [work.mailsNearBound, work.walletCertificateEnds],
  [money.checkoutsFail, work.mailAwaited],
  [money.providerRefusesUs],
  [reached.slowAndOverloaded],
  [reached.sweepsStand, reached.answersFail],
  [reached.notReady],
  [machines.memoryShort],
];
