-- Kinds of notifications once: the names of `rules/src/kinds` (decisions/0089-one-entry-a-kind.md). Another kind is a row, where before the check of
-- all of them was written anew.

create table notification_kind (
  name text primary key
);
insert into notification_kind values
  ('afterMatchRating'), ('balanceCorrected'), ('bankDetailsChanged'), ('chargeBackWon'), ('chargedBack'),
  ('coOrganiserLeft'), ('coOrganiserNamed'), ('communityAdmin'), ('communityApproved'), ('communityDenied'),
  ('communityGames'), ('communityMessage'), ('communityNews'), ('communityRemoved'), ('communityRequest'),
  ('creditWaiting'), ('friendDeclined'), ('friendPaid'), ('friendTakenOut'), ('gameNeedsYou'), ('groupComplete'),
  ('groupInvited'), ('groupOver'), ('handOverDeclined'), ('handOverOffered'), ('handOverTaken'), ('labelRemoved'),
  ('labelReported'), ('labelSuggested'), ('letBackIn'), ('matchBelowMinimum'), ('matchCancelled'), ('matchChanged'),
  ('matchConfirmed'), ('matchGiven'), ('matchInADay'), ('matchInTwoHours'), ('matchInvited'), ('matchLate'),
  ('matchMessage'), ('messageReported'), ('noShowAppealed'), ('noShowKept'), ('noShowMarked'), ('noShowTakenBack'),
  ('owedEnded'), ('passEnded'), ('passEndsSoon'), ('paymentConfirmed'), ('paymentTakenBack'), ('playerTakenOut'),
  ('ratingReceipt'), ('regularEnded'), ('regularSpotKept'), ('signedUp'), ('spotGivenUp'), ('spotLapsed'),
  ('spotOffered'), ('spotOpen'), ('spotPaidBack'), ('spotWithdrawn'), ('tagGiven'), ('takenOut'), ('topUpConfirmed'),
  ('waitingListPromoted'), ('wishDigest'), ('wishFits');

-- Rows of before were held to the same names by the check, so they aren't read again.
alter table notification drop constraint notification_kind_check,
  add constraint notification_kind foreign key (kind) references notification_kind not valid;
