import type { DailyFigure, Home, StandingFigure } from './queries.ts';

/** The address of the rows behind a figure; null if no page of the console has them. */
export function placeOf(
  name: DailyFigure['name'] | StandingFigure['name'],
  { day, reportedIn, messageReportedIn }: Home,
): string | null {
  switch (name) {
    case 'games':
    case 'fillRate':
      return `/console/games?status=held&day=${day}`;
    case 'joins':
      return `/console/games?status=held&joined=${day}`;
    case 'moneyIn':
      return `/console/orders?review=false&day=${day}`;
    case 'signUps':
      return `/console/people?day=${day}`;
    case 'mailsFailed':
      return `/console/messages?state=failed&day=${day}`;
    case 'owedToOrganisers':
      return '/console/payouts';
    case 'owedToPlayers':
      return '/console/people?role=credit';
    case 'applications':
      return '/console/enquiries?kind=organiser&state=waiting';
    case 'companies':
      return '/console/enquiries?kind=business&state=waiting';
    case 'venues':
      return '/console/enquiries?kind=facility&state=waiting';
    case 'ordersSetAside':
      return '/console/orders';
    case 'linesToExplain':
      return '/console/settlements?open=true';
    // Reported labels are decided by the community's admins, and Rondo's admins may decide too.
    case 'reports':
      return reportedIn === null ? null : `/community/${reportedIn}?step=reports`;
    case 'messagesReported':
      return messageReportedIn && addressOf(messageReportedIn);
    case 'noShows':
      return '/console/enquiries';
    case 'messagesRetried':
      return '/console/messages?state=retried';
    case 'jobsFailing':
      return '/console/jobs';
  }
}

const addressOf = (place: NonNullable<Home['messageReportedIn']>) =>
  place.kind === 'game' ? `/match/${place.gameId}` : `/community/${place.shortCode}`;
