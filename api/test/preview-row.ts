import type { PreviewRow } from '../src/features/previews/queries.ts';

/** A game as its preview shows it. */
export const previewRow: PreviewRow = {
  id: '0199aaaa-0000-7000-8000-000000000001',
  latitude: 52.09,
  longitude: 5.12,
  name: 'Donderdagavondvolleybal',
  sport: 'Volleyball',
  surface: 'Indoors',
  level: 'Beginner',
  status: 'pending',
  archived: false,
  starts_at: '2026-11-28T19:00:00.000Z',
  duration_minutes: 90,
  price_cents: 450,
  photo: null,
  venue_photo: null,
  address: 'Sportlaan 1, Utrecht',
  city: 'Utrecht',
  place_description: '',
};
