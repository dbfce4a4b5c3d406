export const paymentResult = {
  processing: 'Payment is still being processed',
  processingBody:
    'This usually takes a few seconds. You can leave this page: your balance updates as soon as your bank confirms.',
  review: 'We are looking into your payment',
  reviewBody:
    'Something isn’t as expected, so one of us is looking into it. If you paid, nothing is lost: don’t pay again, we’ll put your balance right.',
  paid: 'Payment received',
  paidBody: '{{amount}} was added to your wallet.',
  balance: 'Your balance is {{balance}}.',
  notInYet: 'You don’t have a spot yet: pay for it from your wallet, on the game’s page.',
  notFound: 'Payment not found',
  notFoundBody:
    'We don’t know a payment by this address; the link may be incomplete. Your wallet shows your top-ups, and your bank what was charged. Something missing? Write to {{email}}.',
  failed: 'The payment failed',
  failedBody: 'Nothing was added to your balance. If money left your bank account, it will be returned.',
  home: 'See all games',
  game: 'Back to the game',
  wallet: 'To the wallet',
  retry: 'Try again',
} as const;
