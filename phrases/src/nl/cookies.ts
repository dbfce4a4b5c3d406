import type { cookies as en } from '../en/cookies.ts';
import type { Shape } from '../translate.ts';

export const cookies = {
  title: 'Cookiebeleid',
  intro:
    'Rondo plaatst de cookies die het nodig heeft om te werken, en geen andere. Inhoud van andere partijen komt pas als jij dat goedvindt.',
  own: {
    title: 'Wat we in je browser bewaren',
    name: 'Naam',
    purpose: 'Waarvoor',
    keeps: 'Hoe lang',
    session: 'Houdt je ingelogd.',
    sessionKeeps: '30 dagen, of tot je uitlogt',
    language: 'Onthoudt je taal.',
    scheme: 'Onthoudt licht of donker.',
    consent: 'Onthoudt wat je hier goedvindt.',
    year: 'Een jaar',
    draft: 'Een wedstrijd die je bent gaan invullen, in de opslag van de browser.',
    draftKeeps: 'Tot je hem aanmaakt',
    offline: 'Je komende wedstrijden, om ze te zien zonder verbinding.',
    offlineKeeps: 'Tot je uitlogt',
  },
  choices: {
    title: 'Andere partijen',
    none: 'Rondo laadt nu niets van andere partijen, dus er valt niets te kiezen.',
    needed: 'Nodig om te werken',
    neededBody: 'Inloggen, je taal, licht of donker. Staat altijd aan.',
    social: 'Socialmediafeed',
    socialBody: 'Laat op de homepage zien wat spelers plaatsen, van {{site}}.',
    analytics: 'Statistieken',
    analyticsBody: 'Telt welke pagina’s worden gelezen, door {{site}}, zodat we weten wat beter kan.',
    policy: 'Beleid van onze partner',
    policyBody: 'Laat op de privacypagina het beleid van onze partner zien, van {{site}}.',
    saved: 'Je keuze is bewaard.',
    all: 'Alles toestaan',
    allow: 'Toestaan en tonen',
    save: 'Mijn keuze bewaren',
    more: 'Lees het cookiebeleid',
  },
} as const satisfies Shape<typeof en>;
