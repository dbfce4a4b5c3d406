import type { document as en } from './document.en.ts';
import type { Shape } from '../translate.ts';

export const document = {
  receipt: 'Bon',
  invoice: 'Factuur',
  creditNote: 'Creditnota',
  day: 'Verkoopdatum',
  given: 'Uitgereikt op',
  kind: {
    game: 'Entreegeld',
    pass: 'Rittenkaart voor 10 wedstrijden',
    fee: 'Transactiekosten',
    correction: 'Correctie',
  },
  why: { title: 'Waarom', vat_rate: 'Btw-tarief van de dag dat je speelt' },
  gift: 'Betaald met een cadeau',
  takesBack: 'In mindering op bon',
  takesBackInvoice: 'In mindering op factuur',
  buyer: 'Aan',
  buyerVat: 'Btw-nummer {{vat}} (niet gecontroleerd)',
  buyerKvk: 'KvK-nummer {{kvk}}',
  vat: {
    title: 'Btw',
    rate: 'Tarief',
    net: 'Excl. btw',
    of: 'Btw',
    gross: 'Incl. btw',
    percent: '{{rate}} %',
    exempt: '{{rate}} %, geen btw: {{reason}}',
  },
  total: 'Totaal, inclusief btw',
  file: 'Pdf downloaden',
  xml: 'E-factuur (UBL)',
  mail: 'Mail mij dit',
  mailed: 'De pdf komt in je mailbox.',
  kept: 'Dit verandert nooit.',
  notFoundBody: 'Je hebt geen document met dit nummer.',
} satisfies Shape<typeof en>;
