import type { cookies as en } from './cookies.en.ts';
import type { Shape } from '../translate.ts';

export const cookies = {
  title: 'Cookiebeleid',
  intro: 'Alleen de cookies die Rondo nodig heeft. Andere inhoud laadt als jij dat goedvindt.',
  own: {
    title: 'Wat we in je browser bewaren',
    name: 'Naam',
    purpose: 'Waarvoor',
    keeps: 'Hoe lang',
  },
  kept: {
    session: {
      purpose: 'Houdt je ingelogd.',
      keeps: '{{days}} dagen, of tot je uitlogt',
    },
    known: {
      purpose: 'Onthoudt accounts van deze browser, zodat vreemden je niet buitensluiten.',
      keeps: '{{days}} dagen',
    },
    written: {
      purpose: 'Toont wat je net deed, op elke server.',
      keeps: '30 seconden',
    },
    signUp: {
      purpose: 'Herkent de browser waarin je je account maakte.',
      keeps: '{{hours}} uur, of tot je bevestigt',
    },
    language: {
      purpose: 'Onthoudt je taal.',
      keeps: 'Een jaar',
    },
    scheme: {
      purpose: 'Onthoudt licht of donker.',
      keeps: 'Een jaar',
    },
    visitLanguage: {
      purpose: 'Onthoudt de taal van de link waarmee je kwam.',
      keeps: 'Tot je de browser sluit',
    },
    consent: {
      purpose: 'Onthoudt wat je hier goedvindt.',
      keeps: 'Een jaar',
    },
    google: {
      purpose: 'Verbindt het antwoord van Google met je browser.',
      keeps: '{{minutes}} minuten',
    },
    passkeyLogIn: {
      purpose: 'Verbindt een passkey met je browser bij het inloggen.',
      keeps: '{{minutes}} minuten',
    },
    passkeyRegistration: {
      purpose: 'Verbindt een nieuwe passkey met je browser.',
      keeps: '{{minutes}} minuten',
    },
    signedUp: {
      purpose: 'Onthoudt dat je hier je account maakte.',
      keeps: 'Tot je bevestigt',
    },
    draft: {
      purpose: 'Bewaart een wedstrijd die je maakt.',
      keeps: 'Tot je hem aanmaakt of uitlogt',
    },
    typed: {
      purpose: 'Bewaart wat je typte toen je werd uitgelogd.',
      keeps: 'Tot je terug bent, of het tabblad sluit',
    },
    newsDraft: {
      purpose: 'Bewaart groepsnieuws dat je schrijft.',
      keeps: 'Tot je het plaatst, het tabblad sluit of uitlogt',
    },
    enquiry: {
      purpose: 'Bewaart een contactformulier dat je invult.',
      keeps: 'Tot je het verstuurt, het tabblad sluit of uitlogt',
    },
    place: {
      purpose: 'Onthoudt de laatste plaats waar je zocht.',
      keeps: 'Tot je een andere kiest of uitlogt',
    },
    levels: {
      purpose: 'Bewaart cijfers die je nog niet hebt verstuurd.',
      keeps: 'Tot je ze verstuurt of uitlogt',
    },
    friends: {
      purpose: 'Onthoudt vrienden voor wie je betaalt.',
      keeps: 'Tot je het tabblad sluit of uitlogt',
    },
    entryKey: {
      purpose: 'Onthoudt dat je een toegangscode invulde.',
      keeps: 'Tot je het tabblad sluit of uitlogt',
    },
    unproved: {
      purpose: 'Onthoudt een plek als gast die je moet bevestigen.',
      keeps: 'Tot je die opent of uitlogt',
    },
    checkIn: {
      purpose: 'Bewaart vinkjes tot er verbinding is.',
      keeps: 'Tot ze verstuurd zijn, of je uitlogt',
    },
    result: {
      purpose: 'Bewaart een uitslag tot er verbinding is.',
      keeps: 'Tot die verstuurd is, of je uitlogt',
    },
    matchResults: {
      purpose: 'Bewaart uitslagen van een toernooi tot er verbinding is.',
      keeps: 'Tot die verstuurd is, of je uitlogt',
    },
    checkout: {
      purpose: 'Bewaart een betaling zodat je verder kunt.',
      keeps: 'Tot de wedstrijd voorbij is of je uitlogt',
    },
    guestForm: {
      purpose: 'Bewaart wat je invulde om als gast mee te doen.',
      keeps: 'Tot je meedoet, de wedstrijd voorbij is of je uitlogt',
    },
    guestConsent: {
      purpose: 'Onthoudt dat je de voorwaarden accepteerde.',
      keeps: 'Tot je het tabblad sluit of uitlogt',
    },
    frame: {
      purpose: 'Onthoudt dat je de site van een toernooi toestond.',
      keeps: 'Tot je het tabblad sluit of uitlogt',
    },
    offline: {
      purpose: 'Bewaart je laatste pagina’s voor als je offline bent.',
      keeps: 'Tot je uitlogt',
    },
    shell: {
      purpose: 'De offlinepagina; niets persoonlijks.',
      keeps: 'Tot de volgende versie',
    },
  },
  choices: {
    title: 'Andere partijen',
    none: 'Rondo laadt niets van anderen, dus je hoeft niets te kiezen.',
    needed: 'Nodig om te werken',
    neededBody: 'Inloggen, je taal, licht of donker. Staat altijd aan.',
    social: 'Socialmediafeed',
    socialBody: 'Toont berichten van spelers op de homepage, van {{site}}.',
    analytics: 'Statistieken',
    analyticsBody: 'Telt paginabezoek via {{site}}.',
    policy: 'Beleid van onze partner',
    policyBody: 'Toont het beleid van onze partner, van {{site}}.',
    saved: 'Keuze opgeslagen.',
    all: 'Alles toestaan',
    allow: 'Toestaan en tonen',
    save: 'Keuze opslaan',
    more: 'Lees het cookiebeleid',
  },
} as const satisfies Shape<typeof en>;
