import type { common as en } from '../en/common.ts';
import type { Shape } from '../translate.ts';

export const common = {
  tagline: 'Zo geboekt, nooit uitgespeeld',
  description:
    'Vind een wedstrijd bij jou in de buurt, doe mee in twee tikken en speel vanavond nog. Voetbal, volleybal, basketbal en meer, door heel Nederland.',
  retry: 'Probeer opnieuw',
  close: 'Sluiten',
  more: 'Meer tonen',
  less: 'Minder tonen',
  loading: 'Laden…',
  working: 'Een ogenblik…',
  free: 'Gratis',
  hiddenName: 'Naam verborgen',
  /** Instead of a name that nobody has told, or that is gone. */
  names: { former: 'Oud-speler', guest: 'Gast', player: 'Speler' },
  noImage: 'Geen foto',
  offline: 'De server is op dit moment niet bereikbaar!',
  somethingWrong: 'Er ging iets mis',
  errorBody: 'Dit kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
  today: 'Vandaag',
  tonight: 'Vanavond',
  tomorrow: 'Morgen',
  yesterday: 'Gisteren',
  tomorrowEvening: 'Morgenavond',
  kilometres: '{{distance}} km',
  pages: 'Pagina’s',
  page: 'Pagina {{page}}',
  previousPage: 'Vorige pagina',
  nextPage: 'Volgende pagina',
  remove: '{{name}} verwijderen',
  notifications: 'Berichten',
  successTitle: 'Gelukt',
  infoTitle: 'Ter informatie',
  warningTitle: 'Let op',
  errorTitle: 'Fout',
  copyFailed: 'Kopiëren lukte niet. Selecteer de tekst zelf.',
} satisfies Shape<typeof en>;
