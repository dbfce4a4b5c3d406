import type { venuePhoto as en } from './venue-photo.en.ts';
import type { Shape } from '../translate.ts';

export const venuePhoto = {
  add: 'Foto toevoegen',
  change: 'Foto wijzigen',
  title: 'Foto van de locatie',
  intro: 'Wedstrijden hier zonder eigen foto tonen deze.',
  label: 'Foto',
  hint: 'JPG, PNG, GIF of WebP, hooguit 10 MB. De plek, geen mensen.',
  save: 'Opslaan',
  cancel: 'Annuleren',
  saved: 'Foto opgeslagen.',
  removed: 'Foto verwijderd.',
} satisfies Shape<typeof en>;
