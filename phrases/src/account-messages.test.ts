import { errors } from '@rondo/contract/errors';
import { expect, test } from 'vitest';
import { phrasesIn } from './index.ts';
import type { Phrases } from './parts.ts';
import { findPhrase, type PhraseKey } from './translate.ts';

/** Messages of the catalogue (pages.md#messages), by where they are shown. */
const catalogue: readonly [where: string, key: PhraseKey<Phrases>, words: string][] = [
  ['any call without an answer', 'common.offline', 'The backend is not available at the moment!'],
  ['a banner without words', 'common.somethingWrong', 'Something went wrong'],
  ['a page that needs a login', 'nav.notLoggedIn', 'You are not logged in! Please log in to access this resource!'],
  ['/login', 'accounts.login.noUser', 'Could not get user data!'],
  ['/login', 'accounts.login.done', 'Successfully logged in!'],
  ['/signup', 'signIn.userExists', 'User already exists with this email'],
  ['/signup', 'signIn.userNotExists', 'User does not exist with this email. Please sign up as a new user.'],
  ['/signup', 'accounts.consent', 'Please accept the Terms and Conditions and Privacy Policy to continue'],
  ['/signup', 'accounts.passwordsDiffer', 'Passwords must be identical'],
  ['/signup', 'accounts.usernameInvalid', 'Username must contain only letters, numbers, underscore(_) and dash(-)'],
  ['/reset-password', 'recovery.notAllowed', 'You are not allowed to access this page!'],
  ['/reset-password', 'recovery.notMatching', 'Passwords are not matching!'],
  ['/reset-password', 'recovery.expired', 'Token has expired!'],
  ['/reset-password', 'recovery.done', 'Password has been changed successfully!'],
  ['/restore-password', 'recovery.sent', 'Email has been sent successfully'],
  ['/restore-password', 'recovery.restore.submit', 'Send recovery email'],
  ['/guest-account', 'recovery.guest.title', 'Set a password for your guest account'],
  ['/guest-account', 'recovery.guest.submit', 'Send email'],
  ['logging out', 'nav.logoutFailed', 'Could not log out!'],
  ['logging out', 'nav.loggedOut', 'Successfully logged out!'],
  ['/edit-profile', 'editProfile.done', 'Successfully updated profile!'],
  ['/edit-profile', 'editProfile.passwordDone', 'Successfully updated password!'],
  ['/profile', 'profile.pastFailed', 'Failed to load past games'],
  ['the footer', 'nav.footer.subscribeFailed', 'Something went wrong, please try again later.'],
  ['any other path', 'nav.notFound.title', 'Looks like there is nothing here :('],
];

test.each(catalogue)('on %s %s is given word by word, and another in Dutch', (_, key, words) => {
  expect(findPhrase(phrasesIn.en, key)).toBe(words);
  expect(['', words]).not.toContain(findPhrase(phrasesIn.nl, key) ?? '');
});

test('a phrase that continues after the prescribed words begins with them', () => {
  expect(findPhrase(phrasesIn.en, 'nav.footer.subscribed')).toMatch(
    /^You have been subscribed to the newsletter successfully!/,
  );
  expect(findPhrase(phrasesIn.en, 'accounts.passwordWeak')).toMatch(
    /^Please ensure that your password has at least lowercase \(a-z\)/,
  );
});

test.each([
  ['email_taken', 'User already exists with this email'],
  ['reset_not_allowed', 'You are not allowed to access this page!'],
  ['reset_failed', 'Something went wrong resetting the token please try again!'],
  ['passwords_not_matching', 'Passwords are not matching!'],
  ['passwords_differ', 'Passwords must be identical'],
  ['already_subscribed', 'You have already subscribed to the newsletter.'],
  ['not_logged_in', 'You are not logged in! Please log in to access this resource!'],
] as const)('the API says %s word by word', (code, words) => {
  expect(errors[code][1]).toBe(words);
});
