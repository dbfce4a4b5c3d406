import type { EnquiryDetails } from '@rondo/contract';
import { day, type EnquiryKind, type EnquiryState, hour, type Language } from '@rondo/rules';
import type { NewRow } from '../platform/database/insert-rows.ts';

type Written = {
  [K in EnquiryKind]: { kind: K; details: EnquiryDetails[K] };
}[EnquiryKind] & {
  name: string;
  email: string;
  language: Language;
  hoursAgo: number;
  /** Open unless it says otherwise. */
  state?: Exclude<EnquiryState, 'assigned'>;
};

const party = { photographer: false, refereeing: true, catering: true, additionalDetails: '' };
const noVenue = { facilityName: '', address: '', maxCapacity: null, sports: [] };

const written = (now: Date): Written[] => [
  {
    kind: 'business',
    name: 'Bakkerij Smit',
    email: 'feest@bakkerijsmit.example',
    language: 'nl',
    hoursAgo: 5,
    details: {
      ...party,
      contact: 'Marieke Smit',
      sport: 'Volleybal',
      people: 45,
      duration: 'Een middag',
      datetime: new Date(now.getTime() + 40 * day).toISOString(),
      additionalDetails: 'Liefst in de buurt van Utrecht Centraal. De helft heeft nog nooit gespeeld.',
    },
  },
  {
    kind: 'business',
    name: 'Northlight Software',
    email: 'office@northlight.example',
    language: 'en',
    hoursAgo: 70,
    state: 'answered',
    details: {
      ...party,
      photographer: true,
      contact: 'Priya Nair',
      sport: 'Football',
      people: 24,
      // The asker doesn't know the duration yet.
      duration: '',
      datetime: null,
    },
  },
  {
    kind: 'facility',
    name: 'Joris de Wit',
    email: 'joris@sporthalzuid.example',
    language: 'nl',
    hoursAgo: 20,
    details: {
      businessName: 'Sporthal Zuid',
      businessType: 'other',
      websiteLink: 'https://sporthalzuid.example/',
      availableDays: 'Maandag t/m donderdag',
      availableHours: '21.00 tot 23.00 uur',
      additionalDetails: 'Parkeren kan gratis na zessen, de kantine sluit om half elf.',
      facilityName: 'Sporthal Zuid, zaal 2',
      address: 'Burgerweeshuispad 54, Amsterdam',
      maxCapacity: 60,
      sports: ['volleyball', 'basketball', 'badminton'],
    },
  },
  {
    kind: 'facility',
    name: 'Samira Bouzid',
    email: 'samira@studioritme.example',
    language: 'nl',
    hoursAgo: 200,
    state: 'closed',
    details: {
      ...noVenue,
      businessName: 'Studio Ritme',
      businessType: 'dance_studio',
      websiteLink: null,
      availableDays: 'Zondag',
      availableHours: '10.00 tot 14.00 uur',
      additionalDetails: '',
    },
  },
  {
    kind: 'organiser',
    name: 'Fleur van Dijk',
    email: 'fleur@mail.example',
    language: 'nl',
    hoursAgo: 3,
    details: { age: 24, freelancer: true, city: 'Utrecht', facility_contacted: true, sports: ['Volleyball'] },
  },
  {
    kind: 'organiser',
    name: 'Tomás Oliveira',
    email: 'tomas@mail.example',
    language: 'en',
    hoursAgo: 30,
    details: {
      age: 31,
      freelancer: false,
      city: 'Den Haag',
      facility_contacted: false,
      sports: ['Football', 'Futsal'],
    },
  },
  {
    kind: 'organiser',
    name: 'Sjoerd Hoekstra',
    email: 'sjoerd@mail.example',
    language: 'nl',
    hoursAgo: 150,
    state: 'declined',
    details: { age: 16, freelancer: true, city: 'Leeuwarden', facility_contacted: false, sports: ['Basketball'] },
  },
];

/** Enquiries from the contact pages: some wait, some are dealt with. */
export function makeEnquiries(now: Date): NewRow<'enquiry'>[] {
  return written(now).map(({ hoursAgo, state = 'open', ...enquiry }) => {
    const at = new Date(now.getTime() - hoursAgo * hour);
    return { ...enquiry, state, created_at: at, state_at: at };
  });
}
