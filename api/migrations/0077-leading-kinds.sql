-- What people are told by and about who leads a game or a community.
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
  'coOrganiserNamed', 'coOrganiserLeft', 'matchLate', 'matchMessage', 'communityMessage', 'messageReported'));

alter table notification_choice drop constraint notification_choice_category_check;
alter table notification_choice add constraint notification_choice_category_check check (category in (
  'offers', 'changes', 'money', 'bookings', 'games', 'reminders', 'spots', 'signUps', 'organising', 'ratings', 'communities',
  'invitations', 'wishes', 'messages'));
