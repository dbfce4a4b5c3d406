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

-- From here on api/functions/know_kinds.sql holds rows to these names, and no reference does: each join would lock the one row of its kind.
alter table notification drop constraint notification_kind_check;
