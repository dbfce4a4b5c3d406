import type { venuePhoto as en } from './venue-photo.en.ts';
import type { Shape } from '../translate.ts';

export const venuePhoto = {
  add: 'Foto van deze plek toevoegen',
  change: 'Foto van deze plek wijzigen',
  title: 'Foto van deze plek',
  intro: 'Elke wedstrijd op dit adres zonder eigen foto laat deze foto zien.',
  label: 'Foto',
  hint: 'JPG, PNG, GIF of WebP van hooguit 10 MB. Laat de plek zien, geen mensen.',
  save: 'Opslaan',
  cancel: 'Annuleren',
  saved: 'De foto van deze plek staat erbij.',
  removed: 'De foto van deze plek is weg.',
} satisfies Shape<typeof en>;
