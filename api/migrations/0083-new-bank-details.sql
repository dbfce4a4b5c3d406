-- New bank details are told, marked in the payout run, and paid after some days or once an admin confirmed them (product.md#organisers).

-- Null while nobody confirmed the account; another account needs it anew.
alter table bank_details add column confirmed_at timestamptz, add column confirmed_by uuid references app_user;
alter table bank_details add constraint bank_details_confirmed check ((confirmed_at is null) = (confirmed_by is null));

-- When the account was entered or changed, if nothing had been paid to it before; null otherwise.
alter table payout_line add column details_changed_at timestamptz;

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
  'passEndsSoon', 'passEnded', 'bankDetailsChanged'));
