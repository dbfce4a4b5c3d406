// The sheets of the wallet, in one file.
export { PromocodeSheet } from '../../features/promocodes/promocode-sheet.tsx';
export { StudentCardSheet } from '../../features/promocodes/student-card-sheet.tsx';
export { CompanySheet } from '../../features/wallet/company-sheet.tsx';
