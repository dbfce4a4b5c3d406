import type { Sport } from '@rondo/rules';

/** Names that organisers give their games: `{day}` is the weekday in Dutch, `{city}` the town. */
export const gameNames: Record<Sport, readonly string[]> = {
  Football: [
    '{day}avondvoetbal',
    '7v7 football in {city}',
    'Potje voetbal na het werk',
    'Casual football {city}',

    'Voetballen in {city}',
    '5v5 on turf',
    'Open veld: iedereen welkom',
    'League warm-up',
    'Expats & locals FC',

    'Trapballetje {city}',
    '8v8 with refs',
    'Voetbal zonder gedoe',
  ],
  Futsal: [
    'Zaalvoetbal {city}',
    'Futsal {day}',
    '5v5 futsal in {city}',
    'Zaalvoetbal na het werk',
    'Late night futsal',
    'Snelle futsal, rollende wissels',
    'Futsal for everyone',
  ],
  Volleyball: [
    'Volleybal {day}',
    'Mixed volleyball {city}',
    'Recreantenvolleybal {city}',
    '6v6 volleyball, rotating teams',
    '{day}avond volleybal',
    'Volleyball & friends',
    'Volleybal voor starters',
    'International volleyball {city}',
    'Toss, smash, repeat',
    'Volleybal na college',
  ],
  Basketball: [
    'Pick-up basketball {city}',
    '3x3 in {city}',
    '5v5 full court',
    'Basketbal {day}',
    '{day}avond hoops',
    'Streetball {city}',
    'Run & gun: full court',
    'Basketbal voor iedereen',
  ],
  'Martial arts': [
    'Kickboksen voor beginners',
    'Judo open mat {city}',
    'BJJ open mat',
    'Boxing drills & pads',
    'Zelfverdediging {city}',

    'Karate: techniek en kata',
  ],
  'Health & fitness': [
    'Bootcamp {city}',
    'Yoga in het park',
    'Functional training',
    'Hardlopen en kracht',
    'Morning mobility {city}',
    'Core & cardio {day}',
    'Circuittraining {city}',
  ],
};

export const beachNames = [
  'Beachvolleybal {city}',
  '4v4 beach volleyball',
  'Beach & chill volley',
  'Zand, zon en volleybal',
  'King of the beach',
  'Beachvolleybal {day}',
];

export const tournamentNames: Partial<Record<Sport, readonly string[]>> = {
  Football: ['{city} 5v5 Cup', 'Voetbaltoernooi {city}', 'Summer Sevens {city}'],
  Volleyball: ['{city} Volleyball Open', 'Mixtoernooi volleybal {city}', 'Beach Open {city}'],
  Basketball: ['3x3 Battle of {city}', '{city} Streetball Cup'],
  Futsal: ['Futsal Cup {city}', 'Zaalvoetbaltoernooi {city}'],
};

/** At most 100 characters, with a bit of markdown. */
export const descriptions: readonly string[] = [
  '**Iedereen welkom**, ook als je lang niet gespeeld hebt. Neem water mee!',
  'Friendly game, *fair play first*. We mix the teams every 20 minutes.',
  'Indoor shoes with **non-marking soles** please.',
  'Gezellig potje, daarna *drankje in de kantine*.',
  'We start **on time**: be there 10 minutes early to warm up.',
  'Neem een **licht en een donker shirt** mee.',
  '- Warming-up\n- Wedstrijdjes\n- Nazit in de kantine',
  'Hesjes en ballen zijn er. *Kom je te laat? Laat het even weten.*',
  'Mixed levels, good vibes. **English spoken**, Nederlands ook.',
  'Tempo ligt hoog, **sportiviteit hoger**.',
  'New in town? *This is the easiest way to meet people.*',
  'Omkleden en douchen kan. Fietsen in het **rek achter de hal**.',
  '',
];

/** The organiser's notes about the day itself. */
export const organisation: readonly string[] = [
  'Verzamelen bij de kantine, een kwartier voor de start. Kleedkamers 3 en 4 zijn voor ons.',
  'The hall opens 15 minutes before. Ring the bell if the door is closed.',
  'Parkeren kan gratis op het terrein; de fietsenstalling is achter de hal.',
  'We play three rounds with new teams each time. Bring a light and a dark shirt.',
  'De sleutel ligt bij de beheerder. Na afloop ruimen we samen de netten op.',
];

export const cancelNotes = [
  'De zaal is helaas dubbel geboekt. Sorry!',
  'Het veld is afgekeurd door de regen. Volgende week weer!',
  'Our keyholder is ill. Everyone gets the full amount back.',
];

export const teamColors: readonly (readonly [string, string])[] = [
  ['Oranje Boven', '#f2761e'],
  ['Blauwe Reigers', '#2458a6'],
  ['Green Machine', '#0f8a4b'],
  ['Rode Duivels', '#c8242f'],
  ['Yellow Submarines', '#e0b000'],
  ['Paarse Panters', '#7a3e9d'],
  ['Zwarte Zwanen', '#23272b'],
  ['Team Turquoise', '#149c97'],
];

/** Fills in a game's name; if it is too long for the form, uses the first pattern that fits. */
export function fillName(pattern: string, city: string, weekday: string): string {
  const filled = pattern.replace('{city}', city).replace('{day}', weekday);
  const name = filled.charAt(0).toUpperCase() + filled.slice(1);
  return name.slice(0, 50);
}
