/** What the settings mean that hardly anybody changes: `bin/rondo settings --all` has them, and operate/settings.md does not. */
export const seldomSet: Readonly<Record<string, string>> = {
  DISK_FREE_MEGABYTES: 'with less room in DATA_DIR /readyz answers 503',
  SHED_LOAD: 'off: nobody is refused when there is too much to do; for measuring',
  DEMO_CLOCK: 'the time at a demo’s first start: 2026-12-31T23:57:00+01:00',
  SANDBOX_WEBHOOK_SECRET: 'signs the sandbox’s reports',
  STRIPE_API_URL: 'another address, for tests',
  MOLLIE_API_URL: 'another address, for tests',
  APPLE_PUSH_URL: 'another address, for tests',
  GOOGLE_WALLET_URL: 'another address, for tests',
  GOOGLE_ISSUER: 'another OpenID provider than Google',
  PROVIDER_PAYS_WITHIN_DAYS:
    'a payment in no payout after so many days, 1 to 60, rings (docs/alarms.md#paymentsnotpaidout)',
  GOOGLE_APP_CLIENT_IDS: 'client ids of the native apps, by commas (docs/native.md)',
  REVIEWS_URL: 'the page with reviews, which every page’s foot leads to',
  SELLER_PHONE: 'the seller’s telephone number, where people contact you',
  VAPID_PUBLIC_KEY: 'signs push messages, with the private one; made once, in the database, unless you set both',
  VAPID_PRIVATE_KEY: 'see VAPID_PUBLIC_KEY; with another pair every browser subscribes again',
  VAPID_SUBJECT: 'whom a push service may turn to: mailto: and the address of MAIL_FROM, unless it says another',
  PUSH_LOOPBACK: 'push to this machine, for tests',
  SECURITY_CONTACT: 'where to report a weakness: mailto: and CONTACT_EMAIL, unless it says another',
  SECURITY_POLICY_URL: 'how you deal with such reports; without it SECURITY.md says so',
  TILE_ATTRIBUTION: 'whose map it is, which may hold a link',
  STUDENT_CARD_DISCOUNT_CENTS: 'taken off one game a month for a student card',
  OTEL_TRACES_SAMPLER_ARG: 'which part of all traces is recorded, 0 to 1',
  STOP_NOTICE_SECONDS:
    'how long an ending process lets people in while /readyz answers 503, 0 to 120; the unit of systemd sets it',
};
