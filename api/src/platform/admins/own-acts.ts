import type { Call } from '@rondo/contract';

/**
 * Changing calls by which anybody, also an admin, acts only for themself: their account, spots, money, and what they say as a player or a member. All
 * other changing calls of an admin are logged (decisions/0076-acts-of-admins.md).
 */
export const ownActs: ReadonlySet<string> = new Set([
  // Logging in and out, and the ways of it.
  'POST /users/confirmation',
  'POST /users/confirmation/{token}',
  'POST /users/login',
  'PATCH /users/ifEmailExists',
  'POST /users/changePassword',
  'POST /users/logout',
  'PATCH /users/updateMyPassword',
  'POST /users/confirmAddress',
  'POST /users/confirmOwnAddress',
  'POST /users/confirmIdentity',
  'POST /users/me/terms',
  'DELETE /users/auth/google',
  'POST /mobile/google/login',
  'POST /mobile/google/signup',
  'POST /users/passkeys/options',
  'POST /users/passkeys',
  'PATCH /users/passkeys/{id}',
  'DELETE /users/passkeys/{id}',
  'POST /users/passkeys/login/options',
  'POST /users/passkeys/login',
  'DELETE /users/sessions/{id}',
  'POST /users/sessions/revokeOthers',
  // The caller's account, notifications, calendars and wishes.
  'PATCH /users/updateMe',
  'PATCH /users/settings',
  'DELETE /users/deleteMe',
  'PUT /organising/bank-details',
  'PUT /organising/tax-details',
  'PUT /organising/vat-number',
  'POST /users/calendars',
  'DELETE /users/calendars/{id}',
  'PUT /users/notifications',
  'PUT /users/notifications/{id}',
  'PUT /users/notificationPreferences',
  'POST /users/pushSubscriptions',
  'DELETE /users/pushSubscriptions',
  'POST /community-notifications/toggle/{id}',
  'POST /unsubscribe/{token}',
  'POST /leads/subscribe',
  'POST /leads/confirm',
  'POST /wishes',
  'PUT /wishes/{id}',
  'PATCH /wishes/{id}',
  'DELETE /wishes/{id}',
  // Forms of the contact pages.
  'POST /contact/contactForm',
  'POST /contact/facilityContactForm',
  'POST /contact/organiserContactForm',
  // The caller's money.
  'POST /payments/topUp',
  'POST /payments/payment',
  'POST /payments/cancel',
  'POST /payments/esn/payment',
  'POST /guest/orders/{id}/address',
  'PUT /wallet/company',
  'DELETE /wallet/company',
  'POST /documents/{number}/invoice',
  'POST /documents/{number}/mail',
  'POST /guest/bookings/{token}/documents/{number}/invoice',
  'POST /guest/bookings/{token}/documents/{number}/mail',
  'POST /promocode/activate',
  'POST /promocode/attach-periodic-promocode/ESN',
  'POST /promocode/select',
  'DELETE /promocode/select',
  'POST /wallet/passes/{id}/handBack',
  // Spots that the caller takes, pays, keeps or gives up.
  'POST /matches/mainlist',
  'PATCH /matches/mainlist',
  'POST /internalPayments/payEntranceFee',
  'POST /internalPayments/refundEntranceFee',
  'POST /internalPayments/payForFriend',
  'POST /internalPayments/guest/pay',
  'POST /internalPayments/checkout',
  'POST /guest/joinFreeAsGuest',
  'POST /external/payment',
  'POST /guest/bookings/{token}/cancel',
  'POST /guest/bookings/{token}/proof',
  'POST /guest/bookings/{token}/release',
  'DELETE /guest/bookings/{token}/release',
  'POST /guest/money/{token}/back',
  'POST /matches/{id}/passcode',
  'POST /matches/{id}/handover',
  'DELETE /matches/{id}/handover',
  'POST /matches/{id}/handover/accept',
  'POST /matches/{id}/handover/decline',
  'POST /matches/{id}/release',
  'DELETE /matches/{id}/waitinglist/payment',
  'POST /matches/{id}/move',
  'POST /tournaments/{id}/teams',
  'POST /tournaments/{id}/teams/{teamId}/players',
  'POST /matches/{id}/groups',
  'POST /matches/{id}/groups/{group}/spot',
  'DELETE /matches/{id}/groups/{group}',
  'POST /matches/{id}/invitations',
  'DELETE /matches/{id}/invitations',
  'POST /matches/{id}/again/askings',
  'POST /matches/{id}/pass',
  'POST /matches/{id}/regular',
  'DELETE /matches/{id}/regular',
  'DELETE /matches/{id}/regular/spot',
  'POST /matches/{id}/coOrganisers/stepBack',
  // What the caller says as a player or a member, or about themself.
  'POST /matches/grading/{id}',
  'POST /no-shows/{id}/appeal',
  'POST /messages/{id}/report',
  'POST /communities/join/{x}',
  'POST /communities/remove-member',
  'POST /communities/{id}/user-tags/suggest',
  'POST /communities/{id}/user-tags/confirm',
  'POST /communities/{id}/user-tags/reject',
  'PUT /communities/{id}/nickname',
  'POST /communities/{id}/nickname/suggest',
  'POST /communities/{id}/nickname/reject',
  'POST /communities/{id}/labels/report',
  // Reads a ticket, and changes nothing.
  'POST /matches/{id}/check-in/ticket',
]);

/** Calls that change nothing where their body says `preview`. */
const withPreview: ReadonlySet<string> = new Set(['POST /tournaments/{id}/plan', 'POST /tournaments/{id}/plan/moves']);

/** Those of these calls by which an admin may also act for somebody else; `targetId` is that person. */
const aboutTarget: ReadonlySet<string> = new Set(['PATCH /matches/mainlist']);

/** Whether this person's call with this body was only about themself. */
export function isOwnAct({ method, path }: Call, viewerId: string, body: unknown): boolean {
  const name = `${method} ${path}`;
  if (withPreview.has(name) && Object(body).preview === true) return true;
  const isOther = aboutTarget.has(name) && Object(body).targetId !== viewerId;
  return ownActs.has(name) && !isOther;
}
