import type { document as en } from './document.en.ts';
import type { Shape } from '../translate.ts';

export const document = {
  receipt: 'Bon',
  invoice: 'Factuur',
  creditNote: 'Creditnota',
  day: 'Datum van verkoop',
  given: 'Gegeven op',
  kind: {
    game: 'Entreegeld',
    pass: 'Rittenkaart voor 10 wedstrijden',
    fee: 'Transactiekosten',
    correction: 'Correctie',
  },
  takesBack: 'In mindering op bon',
  takesBackInvoice: 'In mindering op factuur',
  buyer: 'Aan',
  buyerVat: 'Btw-nummer {{vat}} (zoals opgegeven, niet nagekeken)',
  buyerKvk: 'KvK-nummer {{kvk}}',
  vat: {
    title: 'Btw',
    rate: 'Tarief',
    net: 'Zonder btw',
    of: 'Btw',
    gross: 'Met btw',
    percent: '{{rate}} %',
    exempt: '{{rate}} %, geen btw: {{reason}}',
  },
  total: 'Totaal, inclusief btw',
  file: 'Pdf downloaden',
  mail: 'Mail het me',
  mailed: 'Het komt als pdf in je mailbox.',
  kept: 'Eenmaal gegeven verandert dit niet meer.',
  notFoundBody: 'Je hebt geen bon, factuur of creditnota met dit nummer.',
} satisfies Shape<typeof en>;
