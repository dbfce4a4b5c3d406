import type { DailyFigure, HeldFigure, Home, Waiting } from './queries.ts';

/** The address of the rows behind a figure. */
export const placesOfFigures: Readonly<Record<DailyFigure['name'] | HeldFigure['name'], (day: Home['day']) => string>> =
  {
    games: (day) => `/console/games?status=held&day=${day}`,
    fillRate: (day) => `/console/games?status=held&day=${day}`,
    joins: (day) => `/console/games?status=held&joined=${day}`,
    moneyIn: (day) => `/console/orders?review=false&day=${day}`,
    signUps: (day) => `/console/people?day=${day}`,
    mailsFailed: (day) => `/console/messages?state=failed&day=${day}`,
    owedToOrganisers: () => '/console/payouts',
    owedToPlayers: () => '/console/people?role=credit',
  };

interface Place {
  /** Where all of the kind wait; null if each waits in a game or a community. */
  all: string | null;
  /** Where this one is decided. */
  one: (id: string) => string;
}

const withStep = (all: string, step: string): Place => ({
  all,
  one: (id) => `${all}${all.includes('?') ? '&' : '?'}step=${step}&id=${id}`,
});
const together = (all: string): Place => ({ all, one: () => all });

/** Where each kind of what waits is done. */
const placesOfWaiting: Readonly<Record<Waiting['kind'], Place>> = {
  jobFailing: together('/console/jobs'),
  paymentSetAside: withStep('/console/orders', 'order'),
  refundFailed: withStep('/console/refunds?failed=true', 'refund'),
  notPaidOut: withStep('/console/settlements', 'missing'),
  lineToExplain: withStep('/console/settlements?open=true', 'settlement'),
  correctionProposed: withStep('/console/corrections?state=open', 'correction'),
  giftProposed: withStep('/console/promocodes', 'promocode'),
  messageReported: { all: null, one: (id) => `/community/${id}` },
  labelReported: { all: null, one: (id) => `/community/${id}?step=reports` },
  noShowAppealed: together('/console/enquiries'),
  application: withStep('/console/enquiries?kind=organiser&state=waiting', 'enquiry'),
  companyEnquiry: withStep('/console/enquiries?kind=business&state=waiting', 'enquiry'),
  venueEnquiry: withStep('/console/enquiries?kind=facility&state=waiting', 'enquiry'),
  bankEntryOpen: withStep('/console/bank?state=open', 'explain'),
  messageRetried: together('/console/messages?state=retried'),
};

/** Where something is done: what was reported in a game, there. */
export const placeOf = ({ kind, id, place }: Pick<Waiting, 'kind' | 'id' | 'place'>): string =>
  place === 'game' ? `/match/${id}` : placesOfWaiting[kind].one(id);

export const allOf = (kind: Waiting['kind']): string | null => placesOfWaiting[kind].all;
