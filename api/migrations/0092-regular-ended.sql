-- A regular of a series who was removed hears of it (docs/product.md#regulars).
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'matchConfirmed', 'matchInADay', 'matchInTwoHours', 'signedUp', 'communityApproved', 'communityDenied',
  'communityRequest', 'communityRemoved', 'communityAdmin', 'communityNews', 'communityGames',
  'labelSuggested', 'labelRemoved', 'labelReported', 'tagGiven',
  'waitingListPromoted', 'afterMatchRating', 'ratingReceipt', 'topUpConfirmed', 'paymentConfirmed', 'matchCancelled',
  'matchChanged', 'matchBelowMinimum', 'matchGiven', 'matchInvited', 'spotOffered', 'spotOpen', 'spotLapsed', 'spotWithdrawn',
  'friendPaid', 'friendDeclined', 'spotGivenUp', 'handOverOffered', 'handOverTaken', 'handOverDeclined', 'creditWaiting',
  'balanceCorrected', 'wishFits', 'wishDigest', 'noShowMarked', 'noShowAppealed', 'noShowKept', 'noShowTakenBack',
  'groupInvited', 'groupComplete', 'groupOver',
  'coOrganiserNamed', 'coOrganiserLeft', 'matchLate', 'matchMessage', 'communityMessage', 'messageReported', 'gameNeedsYou', 'regularSpotKept',
  'passEndsSoon', 'passEnded', 'bankDetailsChanged', 'chargedBack', 'paymentTakenBack', 'chargeBackWon', 'owedEnded',
  'takenOut', 'friendTakenOut', 'playerTakenOut', 'letBackIn', 'spotPaidBack',
  'regularEnded'));
