// What opens over the wallet.
export { PromocodeSheet } from '../../features/promocodes/promocode-sheet.tsx';
export { StudentCardSheet } from '../../features/promocodes/student-card-sheet.tsx';
export { CompanySheet } from '../../features/wallet/company-sheet.tsx';
