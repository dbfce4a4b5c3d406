import type { cookies as en } from './cookies.en.ts';
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
  },
  kept: {
    session: {
      purpose: 'Houdt je ingelogd.',
      keeps: '{{days}} dagen, of tot je uitlogt',
    },
    known: {
      purpose:
        'Onthoudt met welke accounts hier eerder is ingelogd, zodat vreemden die wachtwoorden raden niemand buitensluiten.',
      keeps: '{{days}} dagen',
    },
    written: {
      purpose: 'Zorgt dat je ziet wat je net hebt gedaan, als Rondo op meerdere databases draait.',
      keeps: '30 seconden',
    },
    signUp: {
      purpose: 'Herkent de browser waarin je je account maakte, zodat daar de link uit de mail genoeg is.',
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
      purpose: 'Verbindt het antwoord van Google met je browser, terwijl je met Google inlogt.',
      keeps: '{{minutes}} minuten',
    },
    passkeyLogIn: {
      purpose: 'Verbindt een passkey met je browser, terwijl je ermee inlogt.',
      keeps: '{{minutes}} minuten',
    },
    passkeyRegistration: {
      purpose: 'Verbindt een nieuwe passkey met je browser, terwijl je hem toevoegt.',
      keeps: '{{minutes}} minuten',
    },
    signedUp: {
      purpose: 'Dat je je account in deze browser hebt aangemaakt, terwijl je het bevestigt.',
      keeps: 'Tot je het hebt bevestigd',
    },
    draft: {
      purpose: 'Een wedstrijd die je bent gaan invullen, in de opslag van de browser.',
      keeps: 'Tot je hem aanmaakt of uitlogt',
    },
    typed: {
      purpose: 'Wat je typte en niet kon versturen, omdat je intussen was uitgelogd.',
      keeps: 'Tot je weer bent ingelogd en terug bent, of het tabblad sluit',
    },
    newsDraft: {
      purpose: 'Nieuws voor een gemeenschap die je beheert, dat je bent gaan schrijven.',
      keeps: 'Tot je het plaatst, het tabblad sluit of uitlogt',
    },
    enquiry: {
      purpose: 'Een contactformulier dat je aan het invullen bent.',
      keeps: 'Tot je het verstuurt, het tabblad sluit of uitlogt',
    },
    place: {
      purpose: 'De plaats waar je het laatst naar wedstrijden zocht, voor wedstrijden die zo beginnen.',
      keeps: 'Tot je een andere kiest of uitlogt',
    },
    levels: {
      purpose: 'De niveaus die je voor spelers van een wedstrijd hebt gekozen maar nog niet verstuurd.',
      keeps: 'Tot je ze verstuurt of uitlogt',
    },
    friends: {
      purpose: 'E-mailadressen van vrienden voor wie je betaalt.',
      keeps: 'Tot je het tabblad sluit of uitlogt',
    },
    entryKey: {
      purpose: 'Dat je de toegangscode van een wedstrijd hebt ingevuld.',
      keeps: 'Tot je het tabblad sluit of uitlogt',
    },
    unproved: {
      purpose: 'Dat je als gast een plek hebt waarvan je de link in de mail nog moet openen.',
      keeps: 'Tot je die opent of uitlogt',
    },
    checkIn: {
      purpose:
        'Wie je bij het inchecken op aanwezig of afwezig zette, tot het verstuurd is: het werkt zonder verbinding.',
      keeps: 'Tot het verstuurd is, of je uitlogt',
    },
    checkout: {
      purpose:
        'Een betaling voor een plek die je bent begonnen of hebt gedaan, om die af te maken en je ticket te vinden.',
      keeps: 'Tot de wedstrijd voorbij is of je uitlogt',
    },
    guestForm: {
      purpose: 'Wat je hebt ingevuld om zonder account mee te doen aan een wedstrijd.',
      keeps: 'Tot je meedoet, de wedstrijd voorbij is of je uitlogt',
    },
    guestConsent: {
      purpose: 'Dat je voor die wedstrijd de voorwaarden hebt geaccepteerd.',
      keeps: 'Tot je het tabblad sluit of uitlogt',
    },
    frame: {
      purpose: 'Dat je de eigen site van een toernooi laat tonen.',
      keeps: 'Tot je het tabblad sluit of uitlogt',
    },
    offline: {
      purpose: 'De pagina’s die je het laatst bekeek, om ze te zien zonder verbinding.',
      keeps: 'Tot je uitlogt',
    },
    shell: {
      purpose: 'De pagina die er is zonder verbinding; niets van jou.',
      keeps: 'Tot de volgende versie',
    },
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
