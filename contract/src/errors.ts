import { waitInWords } from '@rondo/rules';

/**
 * The closed list of refusals: HTTP status and the specification's English sentence where it gives one.
 * Only 400, 401, 403, 404, 429 (and 503 when the server can't answer) are used, 3-decisions §0.
 * `{name}` in a sentence is filled from the refusal's params; amounts are euros with two decimals, `{minutes}` are said as hours where
 * they are many.
 */
export const errors = {
  // any call
  invalid_input: [400, 'Please check the marked fields.'],
  not_logged_in: [401, 'You are not logged in! Please log in to access this resource!'],
  not_allowed: [403, 'You do not have access to this resource!'],
  cross_site: [403, 'This request came from another site and was refused.'],
  not_found: [404, 'This does not exist.'],
  too_many_requests: [429, 'Too many attempts. Please try again in {minutes}.'],
  mails_limited: [429, 'This address has had enough e-mails of this kind for now. Please try again in {minutes}.'],
  idempotency_key_reused: [400, 'This request was already used for something else.'],
  unavailable: [503, 'Rondo is not available right now. Please try again in a moment.'],
  internal: [500, 'Something went wrong'],

  // accounts
  email_taken: [400, 'User already exists with this email'],
  name_reserved: [400, 'Please choose another name: with this one you would pass for Rondo itself.'],
  consent_required: [400, 'Please accept the Terms and Conditions and Privacy Policy to continue'],
  passwords_differ: [400, 'Passwords must be identical'],
  password_weak: [
    400,
    'Please ensure that your password has at least lowercase (a-z), uppercase (A-Z), a digit (0-9) and at least 8 characters',
  ],
  password_common: [400, 'This password is on every list of common passwords. Please choose another one.'],
  token_invalid: [400, 'This link is not valid any more. Please sign up again.'],
  already_confirmed: [400, 'This address is already confirmed. You can log in.'],
  sign_up_password_needed: [403, 'Enter the password you chose when you signed up.'],
  login_limited: [
    429,
    'Too many attempts to log in. Please try again in {minutes}, or set a new password by e-mail now.',
  ],
  wrong_credentials: [401, 'Incorrect email or password'],
  reset_not_allowed: [403, 'You are not allowed to access this page!'],
  reset_failed: [400, 'Something went wrong resetting the token please try again!'],
  passwords_not_matching: [400, 'Passwords are not matching!'],
  profile_for_players: [403, 'Guests have no profile. Set a password for your guest account first.'],
  password_not_set: [400, 'Your account has no password yet. We can mail you a link to set one.'],
  address_link_invalid: [400, 'This link is not valid any more. Change your e-mail address again.'],
  balance_left: [400, 'You have € {balance} in credits. Say that you give them up, or use them first.'],
  organiser_of_games: [400, 'You organise games that are still to come: {games}. Cancel them first.'],
  payment_under_way: [400, 'A payment of yours is still under way. Please try again when it is through.'],
  google_not_configured: [404, 'Logging in with Google is not possible here.'],
  google_unavailable: [503, 'Google can not be reached right now. Please try again in a moment.'],
  google_failed: [401, 'Logging in with Google did not work. Please try again.'],
  google_cancelled: [401, 'You stopped logging in with Google.'],
  google_email_unverified: [403, 'Google has not verified your email address yet. Verify it there first.'],
  google_link_first: [
    403,
    'An account with this email exists already. Log in to it another way, and link Google in your settings.',
  ],
  google_guest_first: [
    403,
    'Games have been booked with this email. Set a password for them first: we mail you a link for it.',
  ],
  google_linked_elsewhere: [400, 'This Google account belongs to another Rondo account.'],
  confirm_identity: [403, 'Please confirm that it is you: enter your password, or log in again.'],
  wrong_password: [403, 'This is not your password.'],
  passkey_failed: [401, 'This passkey could not be used. Please try again, or log in another way.'],
  passkey_known: [400, 'This passkey is already in use.'],
  passkey_limit: [400, 'You have {most} passkeys. Remove one first.'],
  passkey_not_found: [404, 'This passkey does not exist any more.'],
  session_not_found: [404, 'This device is not logged in any more.'],

  already_subscribed: [400, 'You have already subscribed to the newsletter.'],
  newsletter_link_invalid: [400, 'This link does not work any more. Subscribe again, and we send you a new one.'],

  // notifications
  notification_not_found: [404, 'This notification does not exist.'],
  notice_goes_always: [400, 'These always come: they are about your money, or a spot that waits for you.'],
  push_endpoint_refused: [400, 'This browser can not get push messages.'],
  unsubscribe_invalid: [404, 'This link is not valid. You can choose your e-mails in your settings.'],

  // games
  game_not_found: [404, 'Could not find this match!'],
  only_free_games: [403, 'Organisers can create free games only.'],
  local_time_missing: [400, 'This time does not exist: the clocks go forward that night.'],
  date_out_of_range: [400, 'Choose a date and time from now to one year ahead.'],
  players_not_above_minimum: [400, 'Number of players must be more than the minimum threshold'],
  picture_not_usable: [400, 'This picture can not be used. Choose a JPG, PNG, GIF or WebP image of at most 10 MB.'],
  place_unknown: [400, 'We know no place there. Choose another one, and type its address.'],
  place_outside: [400, 'Choose a place in or near the Netherlands.'],
  sport_not_paying: [400, 'Games of this sport are always free.'],
  teams_required: [400, 'A tournament needs at least two teams.'],
  teams_too_small: [400, 'All teams together have less room than the maximum of players.'],
  external_details_required: [400, 'An external tournament needs its organisation and a link.'],
  community_not_yours: [403, 'Choose a community you are a member of.'],
  game_started: [400, 'This game has started and can not be changed any more.'],
  capacity_below_joined: [400, 'The maximum can not be lower than the {joined} spots that are taken.'],
  team_in_use: [400, 'Team {team} has players who would lose their spot.'],
  kind_fixed: [400, 'Players have joined, so this game can not become a tournament, or stop being one.'],
  players_changed: [400, 'Somebody has joined or left meanwhile. Please assign the teams again.'],

  // communities
  community_not_found: [404, 'Community not found or no longer available'],
  members_only: [403, 'This game is for members of {community} only.'],

  // joining
  game_cancelled: [400, 'This game was cancelled.'],
  game_archived: [400, 'This game has already been played.'],
  joining_closed: [400, 'Joining this game has closed.'],
  signup_not_open: [400, 'Signing up for this game has not opened yet.'],
  already_joined: [400, 'You have already joined this match.'],
  already_waiting: [400, 'You are already in the waiting list for this match.'],
  passcode_limited: [
    429,
    'Too many wrong passwords were tried for this game. Please try again in {minutes}, or ask the organiser for the private link.',
  ],
  wrong_passcode: [403, 'Wrong password, try again!'],
  team_required: [400, 'Please select a team'],
  team_full: [400, 'This team is full. Please choose another one.'],
  level_too_low: [400, 'This game asks for a score of at least {minimum} in this sport.'],
  game_full: [400, 'This game is full.'],
  proof_too_late: [400, 'The time to confirm this spot is over. Join again if there is still room.'],
  too_many_unfinished: [
    429,
    'Too many spots in this game were started from your network and not finished. Please try again in {minutes}, or log in.',
  ],
  log_in_first: [403, 'This address has an account. Please log in to join with it.'],
  game_is_free: [400, 'This game is free. You can join without paying.'],
  payment_required: [400, 'This game has an entrance fee. Please pay to join.'],
  price_changed: [400, 'The price of this game has changed to € {price}.'],
  insufficient_balance: [400, 'Your balance is € {shortfall} short. Please top up first.'],
  not_joined: [400, 'You have not joined this match.'],
  leaving_closed: [400, 'Free games can be left up to 2 hours before the start.'],
  refund_instead: [400, 'This game was paid for. Use the refund to give up your spot.'],
  refund_not_possible: [400, 'A refund is not possible any more for this game.'],
  refund_changed: [400, 'What you get back has changed to € {amount}.'],
  spot_not_yours: [403, 'Only who plays or who paid can give up this spot.'],
  friend_joined: [400, '{friend} has already joined this match.'],
  friend_not_member: [403, 'This game is for members of {community} only, and {friend} is none of them.'],
  friend_level_too_low: [400, 'This game asks for a score of at least {minimum}, which {friend} does not have.'],
  friend_twice: [400, 'Each friend needs an e-mail address of their own.'],
  friend_is_you: [400, 'This is your own e-mail address. Join the game yourself.'],
  periodic_not_usable: [400, 'Your student card can not be used for this game.'],
  terms_required: [400, 'Please accept the terms and conditions'],
  privacy_required: [400, 'Please accept the privacy policy'],
  external_payment_needed: [400, 'This tournament is paid through its payment link.'],
  not_external: [400, 'This game is not paid through a payment link.'],
  booking_not_found: [404, 'This booking does not exist.'],
  hand_over_not_found: [404, 'This offer is not open any more.'],
  hand_over_to_self: [400, 'This is your own spot.'],
  already_offered: [400, 'You have already offered your spot to somebody.'],
  spot_being_paid: [400, 'Somebody is paying for your spot just now. Please try again in a few minutes.'],
  other_organiser: [400, 'You can move to games of the same organiser only.'],
  same_game: [400, 'This is the game you are in.'],

  // wallet and payments
  wallet_for_players: [403, 'Guests have no balance. Set a password for your account first.'],
  amount_out_of_range: [400, 'Minimum amount of 1 euro, at most 10000 euro, whole euros only.'],
  payment_not_found: [404, 'Payment not found'],
  provider_unavailable: [503, 'The payment provider can not be reached right now. Nothing was charged.'],
  promocode_unknown: [400, 'We do not know this promocode. Check it for typing errors.'],
  promocode_expired: [400, 'This promocode has expired.'],
  promocode_used_up: [400, 'This promocode has been used up: others were faster.'],
  promocode_already_activated: [400, 'You have already activated this promocode.'],
  promocode_not_yours: [404, 'You have not activated this promocode.'],
  promocode_not_selectable: [400, 'This promocode can not be selected.'],
  promocode_redeemed: [400, 'You have already used this promocode.'],
  promocode_already_selected: [400, 'This promocode is already selected.'],
  card_date_missing: [400, 'This day does not exist. Check day and month.'],
  card_expired: [400, 'This student card has expired.'],
  card_taken: [400, 'This card number is in use by another account.'],
  card_attached: [400, 'You already have a valid student card.'],
  signature_invalid: [400, 'The signature of this report is not valid.'],
} as const satisfies Record<string, readonly [400 | 401 | 403 | 404 | 429 | 500 | 503, string]>;

export type ErrorCode = keyof typeof errors;
export const errorCodes = Object.keys(errors) as ErrorCode[];

/** Values for the `{name}` places in a refusal's sentence. */
export type ErrorParams = Record<string, string | number>;

/** One field that was not valid: where (`players`, `location.address`), and why in plain English. */
export interface FieldIssue {
  path: string;
  message: string;
}

/** The body of every refusal (3-decisions §0). */
export interface Refusal {
  status: 'fail' | 'error';
  code: ErrorCode;
  message: string;
  params?: ErrorParams;
  issues?: FieldIssue[];
}

/** The English sentence of a code with its params filled in. */
export function errorMessage(code: ErrorCode, params: ErrorParams = {}): string {
  const say = (name: string) =>
    name === 'minutes' ? waitInWords(Number(params[name]), 'en') : String(params[name] ?? '');
  return errors[code][1].replaceAll(/\{(\w+)\}/g, (_, name: string) => say(name));
}
