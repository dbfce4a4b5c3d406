import type { settings as en } from './settings.en.ts';
import type { Shape } from '../translate.ts';

export const settings = {
  saved: 'Opgeslagen',
  find: {
    label: 'Zoek een instelling',
    sections: 'Instellingen',
    found: { one: '{{count}} instelling gevonden', other: '{{count}} instellingen gevonden' },
    none: 'Zo heet geen enkele instelling. Probeer een ander woord.',
    back: 'Alle instellingen',
    newsletter: 'Nieuwsbrief',
    groups: {
      playing: { name: 'Hoe je speelt', about: 'Sporten, tijden, stad en talen' },
      appearance: { name: 'Taal en weergave', about: 'Nederlands of Engels, licht of donker' },
      notifications: { name: 'Meldingen', about: 'Wat je hoort, en waar' },
      'sign-in': { name: 'Inloggen', about: 'Wachtwoord, passkeys en apparaten' },
      privacy: { name: 'Wie jou ziet', about: 'Je naam, foto en pagina' },
      data: { name: 'Je gegevens', about: 'Download ze, of verwijder je account' },
    },
    words: {
      sports: 'favoriet voetbal volleybal basketbal zaalvoetbal hobby',
      hours: 'tijden beschikbaar dagen weekend avond ochtend rooster',
      city: 'woonplaats plaats buurt omgeving locatie regio ranglijst',
      languages: 'spreken gesproken',
      suggest: 'aanbevelingen voorstellen voor jou start persoonlijk volgen',
      show: 'delen openbaar zichtbaar profiel',
      language: 'Engels English Nederlands vertaling',
      theme: 'donker licht nacht kleuren modus thema',
      notices: 'berichten mails e-mail herinneringen waarschuwingen',
      push: 'telefoon browser berichten',
      quiet: 'nacht slapen niet storen stilte',
      newsletter: 'mail e-mail aanmelden afmelden nieuws',
      password: 'wijzigen veranderen inloggen beveiliging geheim',
      ways: 'Google login aanmelden koppelen',
      passkeys: 'vingerafdruk gezicht sleutel beveiliging',
      sessions: 'uitloggen afmelden apparaten telefoon computer',
      hide: 'privé privacy anoniem bezoekers foto',
      page: 'privé privacy profiel zichtbaar uitnodigingen delen',
      export: 'privacy kopie bestand AVG',
      delete: 'opzeggen stoppen weg sluiten afmelden',
    },
  },
  mails: {
    title: 'E-mails aan je adres komen terug',
    refused:
      'De mailserver van {{email}} weigert onze e-mails. We proberen het later weer; wat over je geld en je wedstrijden gaat, wacht tot dan.',
    bounced: 'E-mails aan {{email}} kwamen terug, dus sturen we alleen nog wat over je geld en je wedstrijden gaat.',
    complained:
      'Een e-mail aan {{email}} is als ongewenst gemeld, dus sturen we alleen nog wat over je geld en je wedstrijden gaat.',
    retry: 'Stuur een e-mail om het opnieuw te proberen',
    sent: 'Verstuurd. Open de link erin, dan schrijven we je weer zoals eerst.',
    change: 'Gebruik een ander adres',
  },
  appearance: {
    title: 'Taal en weergave',
    intro: 'In deze taal schrijven we ook je e-mails.',
  },
  password: {
    title: 'Wachtwoord',
    intro: 'Kies af en toe een ander, en meteen als iemand het misschien kent.',
    link: 'Wachtwoord wijzigen',
  },
  privacy: {
    title: 'Wie jou ziet',
    intro: 'Spelers die ingelogd zijn, zien je naam en foto bij de wedstrijden waaraan je meedoet.',
    hidesName: 'Verberg mijn naam en foto voor bezoekers',
    hidesNameHint: 'Wie niet is ingelogd, ziet je dan nergens bij naam, ook niet op de ranglijst of als organisator.',
    showsFirstName: 'Laat bezoekers mijn voornaam lezen bij wedstrijden',
    showsFirstNameHint: 'Wie de link van een wedstrijd heeft, ziet dat je meedoet, met alleen je voornaam.',
    page: 'Wie mijn pagina mag openen',
    pageHint: 'Daarop staat wat je speelt, op welk niveau, en wat je deelt met wie kijkt.',
    readers: {
      everyone: 'Iedereen die is ingelogd',
      partners: 'Met wie ik heb gespeeld',
      nobody: 'Niemand, en ook geen uitnodigingen',
    },
  },
  data: {
    title: 'Je gegevens',
    intro:
      'Eén bestand met alles wat we over je bewaren: profiel, wedstrijden, betalingen, cijfers, gemeenschappen en mails.',
    photo: 'Je foto staat er als link in.',
    download: 'Download mijn gegevens',
  },
  leaving: {
    title: 'Account verwijderen',
    intro:
      'Je account verdwijnt voorgoed. Gespeelde wedstrijden en betalingen blijven zonder je naam, omdat anderen ze nodig hebben.',
    open: 'Verwijder mijn account…',
    sheetTitle: 'Je account verwijderen?',
    organised: 'Je organiseert wedstrijden die nog komen. Gelast ze eerst af:',
    payment: 'Er loopt nog een betaling van je. Annuleer die hier, of kom terug als die klaar is.',
    loginFirst:
      'Je hebt geen wachtwoord, dus we moeten zeker weten dat jij het bent. Log uit, log opnieuw in en kom binnen vijf minuten terug.',
    spots: {
      one: 'Je hebt een plek in {{count}} komende wedstrijd. Die gaat naar iemand anders:',
      other: 'Je hebt plekken in {{count}} komende wedstrijden. Die gaan naar anderen:',
    },
    refund: '{{amount}} terug',
    noRefund: 'niets terug',
    balance: 'Je saldo is {{amount}}. Het kan niet worden uitbetaald: met je account is het weg.',
    balanceAfter:
      'Met wat je terugkrijgt is je saldo {{amount}}. Het kan niet worden uitbetaald: met je account is het weg.',
    onPasses: 'Daarvan staat {{amount}} op rittenkaarten.',
    giveUp: 'Ik zie af van {{amount}}',
    giveUpMissing: 'Vink dit aan om door te gaan, of maak je tegoed eerst op',
    goes: 'Je naam, foto, adres, berichten en manieren om in te loggen worden meteen verwijderd. Er is geen weg terug.',
    password: 'Je wachtwoord',
    keep: 'Mijn account houden',
    confirm: 'Voorgoed verwijderen',
    done: 'Je account is verwijderd. Bedankt voor het spelen.',
  },
} satisfies Shape<typeof en>;
