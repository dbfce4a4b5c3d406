/**
 * Where mails lead people with an account, beyond pages that open for everybody (product.md#notifications). Opened while logged out, each
 * page says what it is about and returns to the same place after logging in; a test of the web app goes through them all.
 */
export const mailedPaths = {
  rating: (gameId: string) => `/match/${gameId}?step=rate`,
  /** The usual way to a spot that is offered, kept or open. */
  takingSpot: (gameId: string) => `/match/${gameId}?step=8`,
  /** @param giverId the player who gives the spot */
  takingOver: (gameId: string, giverId: string) => `/match/${gameId}?step=take-over&spot=${giverId}`,
  groupOfGame: (gameId: string, groupId: string) => `/match/${gameId}?group=${groupId}`,
  messagesOfGame: (gameId: string) => `/match/${gameId}#messages`,
  result: (gameId: string) => `/match/${gameId}#result`,
  checkIn: (gameId: string) => `/match/${gameId}/check-in`,
  requestsOfCommunity: (code: string) => `/community/${code}?tab=requests`,
  /** Where its challenges wait at the top. */
  challengesOfCommunity: (code: string) => `/community/${code}`,
  newsOfCommunity: (code: string) => `/community/${code}?tab=news`,
  reportsOfCommunity: (code: string) => `/community/${code}?step=reports`,
  /** The reader's own labels there. */
  ownLabels: (code: string) => `/community/${code}?tab=members&step=mine`,
  attendance: () => '/attendance',
  wishes: () => '/wishes',
  wallet: () => '/wallet',
  passes: () => '/wallet#passes',
  ownRatings: () => '/profile#ratings',
  waysIn: () => '/settings#sign-in',
  ownPassword: () => '/edit-profile?tab=password',
  organising: () => '/organising',
  pay: () => '/organising?tab=pay',
  payOfYear: (year: string) => `/organising?tab=pay&year=${year}`,
  enquiriesInConsole: (kind: string) => `/console/enquiries?kind=${kind}`,
  refundInConsole: (refundId: string) => `/console/refunds?step=refund&id=${refundId}&query=${refundId}`,
  personInConsole: (userId: string) => `/console/people?step=person&id=${userId}`,
  notifications: () => '/notifications',
  /** The page to choose mails on. */
  mailSettings: () => '/settings#notifications',
} as const satisfies Record<string, (...ids: string[]) => string>;
