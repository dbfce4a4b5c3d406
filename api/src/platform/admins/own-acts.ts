import type { Call } from '@rondo/contract';

/**
 * Changing calls by which everybody, an admin too, acts for themselves alone: their account, their spots, their money, what they say as a
 * player or a member. All others that an admin makes are in the log (decisions/0076-acts-of-admins.md).
 */
export const ownActs: ReadonlySet<string> = new Set([
  // Logging in and out, and how.
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
  // One's account, notifications, calendars and wishes.
  'PATCH /users/updateMe',
  'PATCH /users/settings',
  'DELETE /users/deleteMe',
  'PUT /organising/bank-details',
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
  // One's money.
  'POST /payments/topUp',
  'POST /payments/payment',
  'POST /payments/cancel',
  'POST /payments/esn/payment',
  'POST /guest/orders/{id}/address',
  'POST /promocode/activate',
  'POST /promocode/attach-periodic-promocode/ESN',
  'POST /promocode/select',
  'DELETE /promocode/select',
  'POST /wallet/passes/{id}/handBack',
  // Spots that one takes, pays, keeps or gives up.
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
  'POST /matches/{id}/groups',
  'POST /matches/{id}/groups/{group}/spot',
  'DELETE /matches/{id}/groups/{group}',
  'POST /matches/{id}/invitations',
  'DELETE /matches/{id}/invitations',
  'POST /matches/{id}/pass',
  'POST /matches/{id}/regular',
  'DELETE /matches/{id}/regular',
  'DELETE /matches/{id}/regular/spot',
  'POST /matches/{id}/coOrganisers/stepBack',
  // What one says as a player or a member, and what concerns oneself.
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

/** Those of them by which an admin may act for somebody else too: their `targetId` is the person they are about. */
const aboutTarget: ReadonlySet<string> = new Set(['PATCH /matches/mainlist']);

/** Whether a call of this person with this body was about themselves alone. */
export function isOwnAct({ method, path }: Call, viewerId: string, body: unknown): boolean {
  const name = `${method} ${path}`;
  const isOther = aboutTarget.has(name) && Object(body).targetId !== viewerId;
  return ownActs.has(name) && !isOther;
}
