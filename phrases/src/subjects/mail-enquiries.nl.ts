export const enquiryMails = {
  eventAsked: {
    subject: 'We hebben je aanvraag',
    body: 'Leuk dat je voor je evenement aan Rondo denkt{{what}}. Een van ons reageert binnen {{hours}} uur. Iets vergeten? Beantwoord dan deze mail. Heb je ons niets gestuurd? Dan hoef je niets te doen.',
    some: { one: '{{count}} persoon', other: '{{count}} personen' },
    button: 'Zo werkt het',
  },
  venueOffered: {
    subject: 'We hebben de gegevens van je locatie',
    body: 'Bedankt dat je een plek om te sporten aanbiedt. Een van ons reageert binnen {{hours}} uur. Iets vergeten? Beantwoord dan deze mail. Heb je ons niets gestuurd? Dan hoef je niets te doen.',
    button: 'Bekijk wie er op Rondo spelen',
  },
  application: {
    subject: 'We hebben je aanmelding',
    body: 'Leuk dat je in {{city}} wedstrijden wilt organiseren, {{role}}. We lezen je aanmelding en laten binnen {{hours}} uur iets horen. Iets vergeten? Beantwoord dan deze mail. Heb je je niet aangemeld? Dan hoef je niets te doen.',
    button: 'Bekijk wedstrijden in de buurt',
    freelancer: 'als freelancer',
    volunteer: 'als vrijwilliger',
  },
  applicationKnown: {
    subject: 'We hebben je aanmelding al',
    body: 'Je hebt je nog een keer aangemeld, maar je eerdere aanmelding ligt nog bij ons en één is genoeg. Wil je iets veranderen? Beantwoord dan deze mail. Heb je je niet aangemeld? Dan hoef je niets te doen.',
    button: 'Bekijk wedstrijden in de buurt',
  },
  enquiryAnswered: {
    subject: 'Ons antwoord op je bericht',
    body: '{{answer}}',
    button: 'Hier ging je bericht over',
  },
  applicationApproved: {
    subject: 'Welkom als organisator',
    body: 'Goed nieuws: je bent nu organisator op Rondo. {{note}} Log opnieuw in: in je menu staan dan de wedstrijden die je organiseert. Maak daar je eerste en kijk wie zich aanmeldt.',
    button: 'Wedstrijden die je organiseert',
  },
  applicationInvited: {
    subject: 'Je aanmelding is goedgekeurd: nog één stap',
    body: 'Goed nieuws: we hebben je graag als organisator. {{note}} Maak binnen {{days}} dagen een account met {{email}}. Zodra je je adres hebt bevestigd, kun je je eerste wedstrijd maken. Heb je je niet aangemeld? Dan hoef je niets te doen.',
    button: 'Account maken',
  },
  applicationDeclined: {
    subject: 'Over je aanmelding als organisator',
    body: 'Bedankt voor je aanmelding. We kunnen je nu geen organisator maken. {{note}} Je bent natuurlijk nog steeds welkom om mee te spelen, en je kunt je later opnieuw aanmelden. Vragen? Beantwoord dan deze mail.',
    button: 'Bekijk wedstrijden in de buurt',
  },
  enquiryNote: {
    subject: '{{what}}: {{who}}',
    body: '{{who}} ({{email}}) heeft ons geschreven. Lees en beantwoord het in de beheeromgeving.',
    button: 'Naar de beheeromgeving',
    business: 'Evenement voor een bedrijf',
    facility: 'Locatie aangeboden',
    organiser: 'Aanmelding als organisator',
  },
} as const;
