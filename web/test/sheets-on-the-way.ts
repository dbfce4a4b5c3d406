/**
 * Steps that no address alone opens, by the file that takes them: what they are about is made on the way there. Others are looked at where
 * they are visited (`e2e/visits.ts`), these where a test of components leaves them open (`look-at-sheet.ts`).
 */
export const sheetsOnTheWay: Readonly<Record<string, readonly string[]>> = {
  'features/communities/labels/steps.ts': ['member'],
  'features/communities/leading/member-actions.tsx': ['remove', 'step-down'],
  'features/communities/leading/news-actions.tsx': ['edit-news', 'delete-news'],
  'features/communities/leading/requests.tsx': ['approve', 'deny'],
  'features/console/bank/explain-entry.tsx': ['explain'],
  'features/console/books/months.tsx': ['close'],
  'features/console/cities/city-list.tsx': ['save'],
  'features/console/communities/community-sheets.tsx': ['unmake'],
  'features/console/corrections/correction-sheets.tsx': ['correction', 'approved', 'declined'],
  'features/console/games/game-sheets.tsx': ['bulk-progress'],
  'features/console/messages/message-sheets.tsx': ['message', 'hold', 'throw-away'],
  'features/console/newsletters/newsletter-sheets.tsx': ['newsletter', 'write', 'send', 'stop'],
  'features/console/no-shows/no-show-appeals.tsx': ['uphold', 'take_back'],
  'features/console/orders/order-sheets.tsx': ['pay-back'],
  'features/console/payouts/payouts.tsx': ['confirm', 'file', 'executed', 'returned', 'after-all', 'undo'],
  'features/console/people/person-sheets.tsx': ['unban', 'take-out', 'goodwill', 'end-owed', 'pay-guest', 'address'],
  'features/console/promocodes/promocode-sheets.tsx': ['agree'],
  'features/console/rates/rate-list.tsx': ['take-back'],
  'features/console/refunds/refund-sheets.tsx': ['refund', 'again', 'bank', 'keep'],
  'features/console/settlements/fetch-settlements.tsx': ['missing'],
  'features/console/settlements/settlement-sheets.tsx': ['missing'],
  'features/console/switches/switch-list.tsx': ['on'],
  'features/games/organise/organised-games.tsx': ['registrants'],
  'features/joining/parts/steps.ts': ['2', '9', 'pay', 'top-up', 'release', 'take-over', 'reserve'],
  'features/messages/messages-panel.tsx': ['report'],
  'features/ratings/steps.ts': ['rate', 'level', 'rated'],
  'pages/check-in.tsx': ['keep'],
  'pages/match/organiser-section.tsx': ['stepBack'],
};
