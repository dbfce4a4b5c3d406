import { defaultLanguage, waitInWords } from '@rondo/rules';

type Status = 400 | 401 | 403 | 404 | 429 | 500 | 503;
/** The part of a call's input that a refusal is about: a field, or the first of several that the call has. */
interface About {
  field: string | readonly string[];
}
type Entry = readonly [Status, string, About?];

/**
 * The closed list of refusals: the HTTP status, and an English sentence that clients show as it is. Only 400, 401, 403, 404, 429 (and 503 when the
 * server can't answer) are used (wire.md#refusals). `{name}` in a sentence is filled from the refusal's params; amounts are euros with two decimals,
 * and a large number of `{minutes}` is shown in hours. A refusal about a field names the field, and a form shows it there
 * (decisions/0088-one-description-of-a-form.md).
 */
export const errors = {
  // any call
  invalid_input: [400, 'Please check the marked fields.'],
  query_unknown: [400, 'This call doesn’t know “{keys}” in its address, so it did nothing.'],
  not_logged_in: [401, 'You are not logged in! Please log in to access this resource!'],
  not_allowed: [403, 'You do not have access to this resource!'],
  cross_site: [403, 'This request came from another site and was refused.'],
  not_found: [404, 'This doesn’t exist.'],
  too_many_requests: [429, 'Too many attempts. Please try again in {minutes}.'],
  mails_limited: [
    429,
    'We’ve sent this address enough emails for now. Please try again in {minutes}.',
    { field: ['email', 'who'] },
  ],
  idempotency_key_reused: [400, 'This request was already used for something else.'],
  unavailable: [503, 'Rondo is not available right now. Please try again in a moment.'],
  busy: [503, 'Rondo is very busy. Please try again in a moment.'],
  maintenance: [503, 'We’re working on Rondo. You can look around, but not change anything.'],
  internal: [500, 'Something went wrong'],

  // switched off by an admin for a while
  sign_ups_off: [403, 'Signing up is off for now. Please try again later.'],
  payments_off: [403, 'Paying is off for now. Your credit still works.'],

  // accounts
  email_invalid: [400, 'Enter a valid email address', { field: 'email' }],
  email_taken: [400, 'User already exists with this email', { field: 'email' }],
  guest_address_apart: [400, 'A guest’s address is corrected with their booking.', { field: 'email' }],
  name_reserved: [400, 'Choose another name: this one looks like Rondo’s.', { field: 'name' }],
  consent_required: [
    400,
    'Please accept the Terms and Conditions and Privacy Policy to continue',
    { field: 'termsConsent' },
  ],
  passwords_differ: [400, 'Passwords must be identical', { field: ['confirmPassword', 'confirm'] }],
  password_weak: [
    400,
    'Please ensure that your password has at least lowercase (a-z), uppercase (A-Z), a digit (0-9) and at least 8 characters',
    { field: 'password' },
  ],
  password_common: [400, 'This password is too common. Please choose another.', { field: 'password' }],
  token_invalid: [400, 'This link is no longer valid. Please sign up again.'],
  already_confirmed: [400, 'This address is already confirmed. You can log in.'],
  sign_up_password_needed: [403, 'Enter the password you chose when you signed up.'],
  login_limited: [429, 'Too many attempts. Please try again in {minutes}, or set a new password by email.'],
  wrong_credentials: [401, 'Incorrect email or password', { field: 'password' }],
  reset_not_allowed: [403, 'You are not allowed to access this page!'],
  reset_failed: [400, 'Something went wrong resetting the token please try again!'],
  passwords_not_matching: [400, 'Passwords are not matching!', { field: 'confirm' }],
  profile_for_players: [403, 'Guests have no profile. Set a password first.'],
  password_not_set: [400, 'You have no password yet. We can email you a link.'],
  mails_arrive: [400, 'Our emails reach you, so there’s nothing to confirm.'],
  address_confirmed: [400, 'Your account uses this email address already.'],
  address_link_invalid: [400, 'This link is no longer valid. Change your email address again.'],
  balance_left: [
    400,
    'You still have € {balance} in credit. Give it up, or spend it first.',
    { field: ['givenUpBalance', 'giveUpBalance'] },
  ],
  organiser_of_games: [400, 'You host upcoming games: {games}. Cancel them first.'],
  organiser_too_young: [400, 'Organisers are {least} or older. Come and play until then!', { field: 'age' }],
  last_admin: [400, 'Rondo always keeps one admin. Make someone else an admin first.'],
  pay_owed: [400, 'We still owe € {owed} in pay. Add bank details first.'],
  payment_under_way: [400, 'A payment is in progress. Please try again later.'],
  payout_under_way: [400, 'Money is on its way to their bank. Please try again when it’s there, or has come back.'],
  debt_left: [400, 'There is € {owed} owed after a charge-back. Close that first.'],
  google_not_configured: [404, 'Logging in with Google is not possible here.'],
  google_unavailable: [503, 'Google can’t be reached right now. Please try again in a moment.'],
  google_failed: [401, 'Logging in with Google didn’t work. Please try again.'],
  google_cancelled: [401, 'You stopped logging in with Google.'],
  google_email_unverified: [403, 'Google hasn’t verified your email yet. Verify it there first.'],
  google_link_first: [
    403,
    'You already have an account with this email. Log in another way, then link Google in settings.',
  ],
  google_guest_first: [403, 'You booked as a guest with this email. Set a password first: we’ll email you a link.'],
  google_linked_elsewhere: [400, 'This Google account belongs to another Rondo account.'],
  confirm_identity: [403, 'Confirm it’s you: enter your password, or log in again.'],
  wrong_password: [403, 'Wrong password.', { field: ['passwordCurrent', 'password'] }],
  passkey_failed: [401, 'This passkey didn’t work. Try again, or log in another way.'],
  passkey_known: [400, 'You already use this passkey.'],
  passkey_limit: [400, 'You already have {most} passkeys. Remove one first.'],
  passkey_not_found: [404, 'This passkey no longer exists.'],
  session_not_found: [404, 'This device is no longer logged in.'],
  account_banned: [403, 'Rondo has closed this account.', { field: 'adminId' }],

  already_subscribed: [400, 'You have already subscribed to the newsletter.', { field: 'email' }],
  newsletter_link_invalid: [400, 'This link no longer works. Subscribe again for a new one.'],

  // calendars
  calendar_not_found: [404, 'This calendar no longer exists.'],
  too_many_calendars: [400, 'You have {most} calendars already. Remove one first.'],

  // enquiries
  event_in_past: [400, 'Date and time must be in the future.', { field: 'datetime' }],
  photos_required: [400, 'Please upload at least one photo.', { field: 'images' }],
  too_many_photos: [400, 'Maximum {most} images allowed.', { field: 'images' }],
  photo_too_large: [400, '"{file}" is larger than {mb}MB.', { field: 'images' }],
  photo_not_usable: [400, '"{file}" is not a JPG or PNG that can be opened.', { field: 'images' }],

  // notifications
  notification_not_found: [404, 'This notification doesn’t exist.'],
  notice_goes_always: [400, 'We always send these: they’re about your money or a held spot.'],
  push_endpoint_refused: [400, 'This browser doesn’t support push notifications.'],
  unsubscribe_invalid: [404, 'This link isn’t valid. Choose your emails in settings.'],

  // games
  game_not_found: [404, 'Could not find this match!', { field: 'matchIds' }],
  only_free_games: [403, 'Organisers can only create free games.', { field: 'price' }],
  price_stays: [403, 'Only Rondo changes prices.'],
  local_time_missing: [400, 'Clocks skip this time that night.', { field: ['datetime', 'game_date'] }],
  date_out_of_range: [400, 'Choose a date and time from now to one year ahead.', { field: 'game_date' }],
  players_not_above_minimum: [400, 'Number of players must be more than the minimum threshold', { field: 'players' }],
  venue_photo_taken: [403, 'Another organiser added this photo. Wrong? Contact us.', { field: 'photo' }],
  picture_not_usable: [400, 'Choose a JPG, PNG, GIF or WebP up to 10 MB.', { field: ['photo', 'picture', 'images'] }],
  place_unknown: [400, 'We don’t know this place. Choose another, or type the address.', { field: 'location' }],
  place_outside: [400, 'Choose a place in or near the Netherlands.', { field: ['place', 'location'] }],
  sport_not_paying: [400, 'Games in this sport are always free.', { field: 'price' }],
  teams_required: [400, 'A tournament needs at least two teams.', { field: 'teams' }],
  teams_too_small: [400, 'The teams have fewer spots than the maximum number of players.', { field: 'teams' }],
  external_details_required: [
    400,
    'An external tournament needs its organisation and a link.',
    { field: 'tournament_org' },
  ],
  community_not_yours: [403, 'Choose one of your communities.', { field: 'communities' }],
  game_started: [400, 'This game has started: no more changes.'],
  capacity_below_joined: [400, 'Spots already taken: {joined}.', { field: 'players' }],
  team_in_use: [400, 'Players in team {team} would lose their spot.', { field: 'teams' }],
  kind_fixed: [400, 'Players have joined, so you can’t switch between game and tournament.', { field: 'tournament' }],
  players_changed: [400, 'Someone just joined or left. Please make the teams again.'],

  // on the day
  check_in_not_open: [400, 'Check-in opens {hours} hours before the start.'],
  check_in_closed: [400, 'Check-in has closed.'],
  check_in_not_used: [400, 'You checked nobody in, so there are no no-shows.'],
  result_not_yet: [400, 'The result can be entered once the game has begun.'],
  result_too_late: [400, 'The result could be entered for {days} days after the game.'],
  result_stands: [400, 'This result stands. Only the host can still change it.'],
  result_changed: [400, 'The result was changed meanwhile. Look again.'],
  result_teams: [400, 'These teams don’t play each other in this game. Look again.'],
  result_entered: [400, 'The result is entered. Take it back before you change the teams.'],
  set_not_over: [400, 'Set {set} is not over yet: a set is won by two points.'],
  ticket_unknown: [400, 'That’s not our ticket. Check the code, or use the list.', { field: 'ticket' }],
  ticket_of_another_game: [400, 'This ticket is for another game.', { field: 'ticket' }],
  ticket_given_up: [400, 'This player gave up the spot, so the ticket isn’t valid.', { field: 'ticket' }],
  no_shows_not_yet: [400, 'You can report no-shows after the game.'],
  no_shows_too_late: [400, 'You could report no-shows for {hours} hours after the game.'],
  spot_was_here: [400, '{name} is marked present. Change that first.'],
  no_show_not_found: [404, 'This no-show no longer exists.'],
  no_show_decided: [400, 'Someone decided this already. Look again.'],
  appeal_too_late: [400, 'The {days} days to appeal are over.'],

  // communities
  community_not_found: [404, 'Community not found or no longer available'],
  community_members_only: [403, 'Only members of this community can see this.'],
  never_asked: [404, 'You haven’t asked to join.'],
  already_member: [400, 'You’re already a member of this community.'],
  request_pending: [400, 'You’ve already asked to join. You will be notified when it’s reviewed.'],
  request_not_pending: [400, 'An admin has decided this request.'],
  city_not_found: [404, 'This city has no leaderboard.'],
  not_of_city: [400, 'Choose this city in settings to join its leaderboard.'],
  not_a_member: [400, 'Join the community first.'],
  last_community_admin: [400, 'A community needs an admin. Make someone else admin first.'],
  leads_communities: [400, 'You’re the only admin of {communities}. Make someone else admin first.'],
  invitation_invalid: [400, 'This invitation has expired. You can still ask to join.'],
  too_many_invitations: [400, 'You already have {most} invitations. Withdraw one first.'],
  too_many_pinned: [400, 'You can pin {most} messages. Unpin one first.', { field: 'isPinned' }],
  news_not_found: [404, 'This news no longer exists.'],
  scores_hidden: [403, 'This community doesn’t show scores.'],
  not_in_community: [400, 'They’re not a member of this community.'],
  nicknames_off: [400, 'This community has no nicknames.'],
  nickname_taken: [400, 'Another member has this nickname. Choose another.', { field: 'nickname' }],
  label_reserved: [400, 'Choose another: this looks like Rondo’s.', { field: ['tag', 'nickname'] }],
  label_invisible: [400, 'Write at least one visible character.', { field: ['tag', 'nickname'] }],
  label_known: [400, 'They already have this, or still have to answer.', { field: ['tag', 'nickname'] }],
  label_rejected: [400, 'They’ve already turned this down.', { field: ['tag', 'nickname'] }],
  label_removed: [400, 'An admin removed this. Choose another.', { field: ['tag', 'nickname'] }],
  label_not_found: [404, 'This tag or nickname no longer exists.'],
  tag_of_admins: [400, 'Only admins give this tag.', { field: 'tag' }],
  too_many_tags: [400, 'At most {most} tags are allowed', { field: 'tag' }],
  too_many_suggestions: [400, 'They have {most} suggestions to answer first.', { field: ['tag', 'nickname'] }],
  too_many_admin_tags: [400, 'You already have {most} tags. Delete one first.'],
  already_reported: [400, 'You’ve already reported this.'],
  members_only: [403, 'Only for members of {community}.'],

  // leaderboard
  not_ranked: [400, 'You get a rank after {least} rated games. Still to go: {missing}.'],

  // joining
  game_cancelled: [400, 'This game was cancelled.'],
  game_archived: [400, 'This game is over.'],
  joining_closed: [400, 'Joining has closed.'],
  signup_not_open: [400, 'Joining hasn’t opened yet.'],
  taken_out: [403, 'You were removed from this game. Ask the organiser.'],
  not_let_in: [403, 'They can’t join this game. Ask the organiser.'],
  player_not_in: [400, 'This player isn’t in the game or on the waiting list.'],
  reason_needed: [400, 'Give a short reason: the player sees it.', { field: 'reason' }],
  not_taken_out: [400, 'This player can already join.'],
  already_joined: [400, 'You’re already in this game.'],
  not_waiting: [400, 'You’re not on this waiting list.'],
  already_waiting: [400, 'You are already in the waiting list for this match.'],
  passcode_limited: [
    429,
    'Too many wrong passcodes. Try again in {minutes}, or ask the organiser for the private link.',
  ],
  wrong_passcode: [403, 'Wrong password, try again!', { field: 'passcode' }],
  team_required: [400, 'Please select a team', { field: 'teamId' }],
  team_not_found: [400, 'This team isn’t in this game. Choose another.', { field: 'teamId' }],
  team_full: [400, 'This team is full. Choose another.', { field: 'teamId' }],
  level_too_low: [400, 'Minimum score: {minimum}. Yours is {score}. Three ratings from players move it overnight.'],
  guest_level_too_low: [400, 'Minimum score: {minimum}. Have an account? Log in to use your own score.'],
  no_draws_left: [400, 'You can draw teams {most} times.'],
  game_full: [400, 'This game is full.'],
  link_opened: [400, 'Someone opened our link already. Write to us to correct the address.'],
  address_same: [400, 'We already emailed this address. Check it for typos.', { field: 'email' }],
  address_not_free: [400, 'Rondo already knows this address.', { field: 'email' }],
  guest_has_more: [400, 'This address has more bookings, so we can’t change it. Write to us.'],
  guest_is_player: [400, 'This address has an account: only its owner can change it.'],
  player_address_apart: [400, 'This is an account, not a guest: correct its address with “Correct details”.'],
  proof_too_late: [400, 'Time’s up for this spot. Join again if there’s room.'],
  too_many_unfinished: [
    429,
    'Too many unfinished bookings from your network. Please try again in {minutes}, or log in.',
  ],
  log_in_first: [403, 'This email address has an account. Please log in to join.'],
  payment_method_unknown: [400, 'Choose how to pay.'],
  game_is_free: [400, 'This game is free: join without paying.'],
  payment_required: [400, 'This game isn’t free. Please pay to join.'],
  price_changed: [400, 'The price is now € {price}.'],
  insufficient_balance: [400, 'You’re € {shortfall} short. Please top up first.'],
  wallet_owes: [400, 'Your bank took a payment back: € {owed} is still open. Top up to settle it.'],
  owed_changed: [400, 'What is owed has changed to € {owed}. Look at it again, then decide.'],
  guest_money_not_found: [404, 'This link doesn’t work. Use your latest email.'],
  nothing_kept: [400, 'We keep no money here any more.'],
  kept_changed: [400, 'The amount is now € {amount}. Look again, then decide.'],
  not_back_this_way: [400, 'We can’t refund this the way you paid. Write to us for a bank transfer.'],
  goes_back_this_way: [400, '€ {amount} of it can still go back the way it was paid. Send that first.'],
  kept_gone: [
    400,
    'What came back has been paid again, sent back or become credit since. Propose a correction for what left twice.',
  ],
  nothing_owed: [400, 'Nothing is owed here any more.'],
  person_not_found: [404, 'Player not found.', { field: 'who' }],

  // leading together
  too_many_co_organisers: [400, 'A game has up to {most} co-organisers. Remove one first.'],
  not_a_co_organiser: [404, 'You’re no longer a co-organiser.'],
  messages_closed: [400, 'You could message players until {hours} hours after the game.'],
  no_messages_left: [400, 'You’ve sent all {most} messages.'],
  no_messages_this_week: [400, 'Members had {most} messages in seven days. Please wait.'],
  nobody_to_tell: [400, 'Nobody to tell yet.'],
  group_message_gone: [404, 'This message no longer exists.'],
  late_change_early: [400, 'This works from {hours} hours before. Edit the game instead.'],
  no_late_changes_left: [400, 'You’ve made {most} changes today. Edit or cancel the game instead.'],

  // wishes
  too_many_wishes: [400, 'You already have {most} alerts. Remove one first.'],
  wish_not_found: [404, 'This alert no longer exists.'],
  recap_over: [400, 'That game was too long ago.'],
  next_is_open: [400, 'The next game is open. Join it.'],
  not_joined: [400, 'You’re not in this game.'],
  leaving_closed: [400, 'You could leave up to 2 hours before.'],
  refund_instead: [400, 'You paid for this game. Ask for a refund instead.'],
  refund_not_possible: [400, 'Refunds have closed for this game.'],
  refund_changed: [400, 'Your refund is now € {amount}.'],
  spot_not_yours: [403, 'Only the player or the payer can give up this spot.'],
  friend_joined: [400, '{friend} is already in this game.', { field: ['email', 'payForFriendEmail'] }],
  friend_cannot_join: [400, '{friend} can’t join this game. Ask them to try.', { field: 'payForFriendEmail' }],
  friend_not_member: [403, 'Only for members of {community}, and {friend} isn’t one.', { field: 'payForFriendEmail' }],
  friend_level_too_low: [400, 'Minimum score: {minimum}. {friend} is below that.', { field: 'payForFriendEmail' }],
  friend_twice: [400, 'Each friend needs their own email address.', { field: 'payForFriendEmail' }],
  friend_is_you: [400, 'That’s your own address. Join the game yourself.', { field: 'payForFriendEmail' }],
  periodic_not_usable: [400, 'Your student card doesn’t work for this game.'],
  terms_required: [400, 'Please accept the terms and conditions', { field: 'terms' }],
  privacy_required: [400, 'Please accept the privacy policy', { field: 'privacy' }],
  external_payment_needed: [400, 'Pay for this tournament through its payment link.'],
  not_external: [400, 'This game has no payment link.'],
  booking_not_found: [404, 'This booking doesn’t exist.'],
  hand_over_not_found: [404, 'This offer has expired.'],
  hand_over_to_self: [400, 'This is your own spot.', { field: 'email' }],
  already_offered: [400, 'You’ve already offered your spot.'],
  spot_being_paid: [400, 'Someone is paying for your spot. Please try again in a few minutes.'],
  group_open: [400, 'You’re already keeping spots in this game.'],
  group_too_soon: [400, 'Nobody used your last spots. Try again in {minutes}.'],
  group_too_late: [400, 'In the last two hours, spots are first come, first served.'],
  group_others_wait: [400, 'The waiting list comes first.'],
  group_does_not_fit: [400, 'Not enough spots. Left: {free}.', { field: 'places' }],
  group_too_large: [400, 'You can keep up to half the spots. Left: {most}.', { field: 'places' }],
  group_too_many_named: [400, 'You chose more people than spots. You can choose {most}.', { field: 'people' }],
  group_of_strangers: [400, 'You can only choose teammates. Share the link with others.', { field: 'people' }],
  group_cannot_ask: [400, 'We can’t invite {names} now. Leave them out.', { field: 'people' }],
  group_over: [404, 'You’re no longer booking together.'],
  group_own_hold: [400, 'You already have a kept spot. Take it first.'],
  pass_not_usable: [400, 'You have no pass for this game.'],
  regulars_no_series: [400, 'Only a weekly series has regulars.'],
  regulars_not_here: [400, 'Tournaments and external events have no regulars.'],
  regulars_too_many: [400, 'Regular spots: at most {most}, half of each game.', { field: 'spots' }],
  regulars_over: [400, 'This series is over.'],
  regulars_not_played: [400, 'Play once in this series, then become a regular.'],
  regulars_full: [400, 'All regular spots are taken.'],
  other_organiser: [400, 'You can only move to games of the same organiser.'],
  same_game: [400, 'You’re already in this game.'],

  // ratings
  rating_off: [400, 'This game has no ratings.'],
  rating_not_open: [400, 'You can rate players after the game.'],
  rating_closed: [400, 'The {days} days to rate this game are over.'],
  already_graded: [400, 'You have already rated this game.'],
  wrong_sport: [400, 'These grades are for another sport.'],
  not_a_player: [400, 'You can only rate players of this game.'],
  grade_out_of_range: [400, 'A grade is from 1 to 6, in steps of 0.05.'],
  wrong_grade_count: [400, 'Rate {least} to {most} players, once each.'],

  // wallet and payments
  wallet_for_players: [403, 'Guests have no balance. Set a password first.', { field: 'person' }],
  amount_out_of_range: [400, 'Minimum amount of 1 euro, at most 10000 euro, whole euros only.'],
  payment_not_found: [404, 'Payment not found', { field: 'orderId' }],
  document_not_found: [404, 'Receipt not found', { field: 'number' }],
  letters_unprintable: [400, 'We can’t print {letters}. Use other letters.', { field: 'name' }],
  vat_number_invalid: [400, 'Check this VAT number for typos.', { field: 'vat' }],
  invoice_given: [400, 'This is already an invoice to another company, and can’t change.'],
  no_pass_here: [400, 'Only a series has a pass.'],
  no_pass_offered: [400, 'These games have no pass.'],
  series_too_short: [400, 'Games left in this series: {left}, fewer than {rides}.'],
  pass_open: [400, 'You already have a pass for these games.'],
  pass_over: [404, 'This pass has ended.'],
  provider_unavailable: [503, 'The payment provider isn’t responding. You paid nothing.'],
  promocode_unknown: [400, 'We don’t know this promocode. Check for typos.', { field: 'code' }],
  promocode_expired: [400, 'This promocode has expired.', { field: 'code' }],
  promocode_used_up: [400, 'Others used up this promocode.', { field: 'code' }],
  promocode_already_activated: [400, 'You have already activated this promocode.', { field: 'code' }],
  promocode_not_yours: [404, 'You have not activated this promocode.'],
  promocode_not_selectable: [400, 'You can’t select this promocode.'],
  promocode_redeemed: [400, 'You have already used this promocode.'],
  promocode_already_selected: [400, 'You’ve already selected this promocode.'],
  iban_invalid: [400, 'Check this account number for typos.', { field: 'iban' }],
  iban_is_own: [400, 'This is Rondo’s own account. Enter the one that is to be paid.', { field: 'iban' }],
  iban_not_sepa: [400, 'We can only pay to accounts in the euro payments area (SEPA).', { field: 'iban' }],
  bsn_invalid: [400, 'Check this BSN for typos.', { field: 'bsn' }],
  birth_day_wrong: [400, 'Check this date of birth.', { field: 'bornOn' }],
  invoices_not_written: [403, 'Rondo writes invoices only for freelance organisers.'],
  vat_not_dutch: [400, 'We write invoices only for a Dutch VAT number.', { field: 'vat' }],
  not_reported: [400, 'We haven’t paid you lately, so we need no details for the tax office.'],
  report_over: [400, 'The report of {year} can’t be made: we keep the details for this year and last year.'],
  nothing_to_pay: [400, 'Nobody is owed more than € {above} and has bank details, and no guest waits for money.'],
  payouts_not_configured: [400, 'Payouts need Rondo’s own account first: set PAYOUT_IBAN and PAYOUT_NAME.'],
  payout_not_found: [404, 'This payout doesn’t exist.'],
  payout_not_filed: [400, 'This payment isn’t in a bank file yet. Download the file first.'],
  payout_not_undone: [400, 'This can’t be undone any more: a day has passed, or it has been paid again since.'],
  payout_line_settled: [400, 'This payment has come back already.'],
  card_date_missing: [400, 'This date doesn’t exist. Check the day and month.', { field: 'pickup_day' }],
  card_expired: [400, 'This student card has expired.', { field: 'pickup_day' }],
  card_taken: [400, 'Another account uses this card number.', { field: 'card_number' }],
  card_attached: [400, 'You already have a valid student card.', { field: 'card_number' }],
  // console
  enquiry_not_found: [404, 'This enquiry isn’t there any more.'],
  application_newer: [400, 'This address has applied again since. Decide about that application.'],
  user_not_found: [404, 'This person isn’t there any more.', { field: ['adminId', 'organiserId', 'person'] }],
  not_on_oneself: [403, 'Admins don’t decide about themselves. Ask another admin.'],
  already_decided: [400, 'This has been decided already. Look again at what’s there now.'],
  organiser_needed: [400, 'Only an organiser or an admin can be given a game.', { field: 'organiserId' }],
  organiser_unpaid: [
    400,
    'This organiser isn’t a freelancer, and earns nothing by a paid game. Say that it’s meant so.',
    { field: 'organiserId' },
  ],
  venue_unknown: [400, 'No game is or was at this venue.', { field: 'venueId' }],
  move_missing: [400, 'Say how much later the games start, or where they are from now on.', { field: 'days' }],
  moved_just_now: [400, 'Some of these games were moved like this minutes ago. Look at the list again.'],
  promocode_not_found: [404, 'This promocode doesn’t exist.'],
  promocode_taken: [400, 'There’s a promocode with this code already.', { field: 'code' }],
  promocode_too_much: [
    400,
    'That’s more than a game costs. Percentages are whole and at most 100.',
    { field: 'discountValue' },
  ],
  promocode_ends_early: [400, 'It would end before it starts, or before now.', { field: 'endsAt' }],
  promocode_used_more: [400, 'It has been activated more often than that already.', { field: 'usesTotal' }],
  order_not_set_aside: [400, 'This payment isn’t set aside.'],
  settlements_unreadable: [400, 'Rondo has no key with which it may read what the payment provider pays out.'],
  settlement_not_found: [404, 'This payout of the provider doesn’t exist.'],
  settlement_line_not_found: [404, 'This line doesn’t exist.'],
  settlement_line_explained: [400, 'This line has been explained by now: there’s nothing to decide.'],
  statement_too_large: [400, 'This file is larger than 2 MB. Ask the bank for fewer days at a time.'],
  statement_not_xml: [
    400,
    'This file can’t be read: it isn’t whole XML in the encoding it names, or has a document type, as no bank’s has.',
  ],
  statement_not_camt: [
    400,
    'This isn’t a bank statement in CAMT.053 (versions 2 to 8), or not a whole one. What’s missing or odd: {where}.',
  ],
  statement_of_other_account: [400, 'This statement is of another account: {account}. Rondo’s own is PAYOUT_IBAN.'],
  statement_of_other_currency: [400, 'This statement isn’t in euros but in {currency}.'],
  statement_sums_differ: [
    400,
    'From its opening balance this statement’s entries lead to € {sum}, and it closes with € {closing}. Ask the bank for a whole one.',
  ],
  statement_known: [400, 'This statement has been added before.'],
  statement_differs: [
    400,
    'Statement {number} has been added before, and said something else. Before: {before} entries. Now: {after} entries. Ask the bank which is right.',
  ],
  statement_entry_differs: [
    400,
    'Statement {number} has been added before, without this entry: {entry}. Ask the bank which is right.',
  ],
  bank_booking_not_found: [404, 'This booking against the bank doesn’t exist, or another entry is it.'],
  bank_amount_differs: [400, 'This entry is € {entry}, and € {booked} is booked.'],
  bank_entry_not_found: [404, 'This entry doesn’t exist.'],
  bank_entry_matched: [400, 'This entry has been ticked off by now: there’s nothing to explain.'],
  order_is_booked: [400, 'This payment is in the books already. Dismiss it, and put it right with a correction.'],
  order_of_another_provider: [400, 'This was paid at {provider}. Send it back there, then dismiss it here.'],
  nothing_arrived: [400, 'The payment provider has no money of this order that can be given back.'],
  not_a_top_up: [400, 'This payment isn’t credit in a wallet: there’s no top-up to pay back.'],
  top_up_back_already: [400, 'This payment has been paid back already. The rest takes a correction.'],
  top_up_charged_back: [400, 'Its payer has this payment back already, in whole or in part.'],
  provider_cannot_refund: [400, 'The payment provider can’t send this payment back any more.'],
  top_up_spent: [400, 'Their wallet holds only € {most} that can go back. The rest is spent.', { field: 'amount' }],
  payout_not_missing: [404, 'This payment isn’t missing from what the provider paid out, or was decided already.'],
  refund_not_found: [404, 'This refund isn’t there.'],
  refund_not_failed: [400, 'This refund hasn’t failed, so there’s nothing to decide.'],
  refund_spent: [400, 'They still have only € {most} of it. The rest is spent.', { field: 'amount' }],
  has_own_account: [
    400,
    'Their own account is where their pay goes, and a payout pays each person once. Try the refund again, or propose a correction against the bank.',
  ],
  community_closed: [400, 'This community has closed.'],
  private_games_stay: [
    400,
    'Games of a private community can’t stay: everybody would see them. Cancel them.',
    { field: 'games' },
  ],
  community_code_taken: [400, 'Another community has this short code, or had it before.', { field: 'shortCode' }],
  town_unknown: [400, 'We don’t know the town {town}. Choose one of those that are suggested.', { field: 'city' }],
  cities_changed: [
    400,
    'Another admin has changed this list in the meantime. Yours isn’t saved yet: look at theirs first.',
  ],
  close_not_found: [404, 'This day isn’t closed.'],
  close_too_large: [400, 'This day has more than {most} journals. Check it on the server: npm run check:ledger.'],
  month_is_closed: [400, 'This month is closed. What comes now is booked in the month that is open.'],
  month_not_booked: [400, 'Nothing was booked by the end of this month.'],
  month_not_over: [400, 'This month isn’t over yet.'],
  month_days_open: [400, 'Not all days of this month are closed yet. That happens minutes after midnight.'],
  month_undocumented: [400, 'Not all sales of this month have their receipts yet. Try again in a few minutes.'],
  month_before_open: [400, 'The month before is still open. Close that first.'],
  no_e_invoice: [
    404,
    'There’s no e-invoice of this: it isn’t made out to a company, or an address has no street, postcode and town.',
  ],
  month_has_open: [
    400,
    'Things of this month are still open: {count}. Look at them first, or say that they may stay open.',
    { field: 'withOpen' },
  ],
  books_are_sub: [
    400,
    'Rondo’s books are a sub-administration: book this in your own books. With BOOKS_ARE=whole they are all of your books.',
  ],
  document_booked: [400, '{document} is booked on this account already.', { field: 'document' }],
  rgs_taken: [400, 'Account {number} has this code already. Add an extension, such as {example}.', { field: 'rgs' }],
  rate_in_past: [400, 'A rate begins today at the earliest.', { field: 'from' }],
  rate_of_sales: [400, 'Sales of this day have their receipts already. Choose a later day.', { field: 'from' }],
  rate_there_already: [400, 'There’s a rate from this day already.', { field: 'from' }],
  rate_same: [400, 'That’s the rate by then anyway.', { field: 'percent' }],
  exempt_reason_needed: [400, 'Without VAT, say why: it stands on receipts.', { field: 'exemptReason' }],
  rate_not_found: [404, 'This rate isn’t there any more.'],
  rate_in_force: [400, 'This rate holds already. Add another from a day to come.'],
  seller_missing: [400, 'The seller isn’t set yet: {settings}.'],
  year_to_come: [400, 'This year hasn’t begun.'],
  spot_not_found: [404, 'This spot doesn’t exist.'],
  goodwill_on_ride: [
    400,
    'This spot was paid with a pass, whose games are not paid out one by one. Propose a correction instead.',
  ],
  goodwill_above_paid: [400, 'Only € {most} of this spot isn’t back yet.', { field: 'amount' }],
  goodwill_limited: [
    400,
    'One admin can pay this person back € {left} more this month. For more, propose a correction: another admin approves it.',
    { field: 'amount' },
  ],
  correction_not_found: [404, 'This correction doesn’t exist.'],
  correction_below_zero: [400, 'There’s only € {balance}, and nobody’s money goes below zero.', { field: 'amount' }],
  correction_expired: [400, 'This correction waited too long. Propose it again.'],
  admin_too_new: [
    403,
    'Another admin made you one less than a week ago. Until that week is over you decide about no money and no admins.',
  ],
  admins_of_one_hand: [
    403,
    'You and the admin who proposed this were made admins by each other, or by the same admin, less than 30 days ago. Ask another admin to decide.',
  ],
  first_admins_on_server: [
    403,
    'Rondo’s first two admins are made on the server, so that two people really are two: bin/rondo make-admin.',
    { field: 'role' },
  ],
  admin_address_on_server: [
    403,
    'An admin’s address is corrected on the server: bin/rondo correct-address.',
    { field: 'email' },
  ],
  address_corrected_by_you: [
    403,
    'You, or an admin you’re linked with, corrected this person’s address. Another admin has to confirm the account, or it’s paid in three days by itself.',
  ],
  pay_confirmed_by_days: [
    403,
    'More than € {most} is owed to them, so nobody cuts the wait short: it’s paid to this account once its three days are over.',
  ],
  nothing_to_remind: [400, 'Nothing is owed to them, or their bank account is known.'],
  reminded_lately: [400, 'They were asked less than a week ago.'],
  gift_month_full: [400, 'You’ve reached this month’s gift limit. Use this code next month.', { field: 'code' }],
  own_proposal: [403, 'You proposed this yourself. Ask another admin to decide.'],
  proposer_no_admin: [400, 'Whoever proposed this isn’t an admin any more. Decline it, and propose it again.'],
  another_admin_decides: [403, 'Another admin can decide about this, in the console under Corrections.'],
  order_of_another: [400, 'This is someone else’s payment.', { field: 'orderId' }],
  not_an_organiser: [400, 'They’re not an organiser, so they can’t be owed pay.', { field: 'person' }],
  message_not_found: [404, 'This message has been sent, or isn’t there any more.'],
  message_not_failed: [400, 'This message hasn’t failed. It goes by itself.'],
  address_gone: [
    400,
    'Messages to this address come back, or were reported as spam. Its owner has to confirm it first.',
  ],
  subscriber_not_found: [404, 'This address isn’t on the newsletter’s list any more.'],
  subscriber_file_unreadable: [400, 'No column of this file has email addresses. It has to be a CSV.'],
  subscriber_columns_unclear: [
    400,
    'This file has columns that may say who left: {columns}. Say what each means; until then nothing is taken over.',
  ],
  newsletter_not_found: [404, 'This newsletter isn’t there any more.'],
  newsletter_not_draft: [400, 'This newsletter was sent, or is being sent. It can’t be changed or sent again.'],
  newsletter_unfinished: [400, 'Write a subject and a text in each language first.'],
  newsletter_without_readers: [400, 'Nobody is on the list, so nobody would get it.'],
  newsletter_not_sending: [400, 'This newsletter isn’t being sent.'],
  job_not_found: [404, 'There’s no such job.'],
  back_ups_not_set_up: [400, 'This server doesn’t know where back-ups go. Set BACKUP_TO and BACKUP_RECIPIENTS.'],
  back_up_not_here: [
    400,
    'This server may not make a back-up itself. Type systemctl start rondo-backup on the machine.',
  ],
  back_up_running: [400, 'A back-up is being made already.'],
  guest_has_no_role: [
    400,
    'This is a guest without a password. They get a role once they have an account.',
    { field: ['adminId', 'role'] },
  ],

  signature_invalid: [400, 'The signature of this report isn’t valid.'],
} as const satisfies Record<string, Entry>;

export type ErrorCode = keyof typeof errors;
export const errorCodes = Object.keys(errors) as ErrorCode[];

/** The fields that a refusal may be about; in a call, the first of them that it has. None if it is about the whole input. */
export function fieldsOf(code: ErrorCode): readonly string[] {
  const entry: Entry = errors[code];
  return [entry[2]?.field ?? []].flat();
}

/** Values for the `{name}` places in a refusal's sentence. */
export type ErrorParams = Record<string, string | number>;

/**
 * An invalid field: its path (`players`, `location.address`), and why it is invalid: the product's sentence if there is one, otherwise plain English.
 */
export interface FieldIssue {
  path: string;
  message: string;
}

/** The body of every refusal (wire.md#refusals). */
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
    name === 'minutes' ? waitInWords(Number(params[name]), defaultLanguage) : String(params[name] ?? '');
  return errors[code][1].replaceAll(/\{(\w+)\}/g, (_, name: string) => say(name));
}

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errors, text);
}
