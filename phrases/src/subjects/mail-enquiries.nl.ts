export const enquiryMails = {
  eventAsked: {
    subject: 'We hebben je aanvraag',
    body: 'Leuk dat je voor je evenement aan Rondo denkt{{what}}. We antwoorden binnen {{hours}} uur. Iets vergeten? Antwoord op deze e-mail. Was jij dit niet? Negeer deze e-mail.',
    some: { one: '{{count}} persoon', other: '{{count}} personen' },
    button: 'Zo werkt het',
  },
  venueOffered: {
    subject: 'We hebben de gegevens van je locatie',
    body: 'Bedankt voor je locatie. We antwoorden binnen {{hours}} uur. Iets vergeten? Antwoord op deze e-mail. Was jij dit niet? Negeer deze e-mail.',
    button: 'Bekijk spelers',
  },
  application: {
    subject: 'We hebben je aanmelding',
    body: 'Leuk dat je in {{city}} wedstrijden wilt organiseren, {{role}}. We antwoorden binnen {{hours}} uur. Iets vergeten? Antwoord op deze e-mail. Was jij dit niet? Negeer deze e-mail.',
    button: 'Bekijk wedstrijden in de buurt',
    freelancer: 'als freelancer',
    volunteer: 'als vrijwilliger',
  },
  applicationKnown: {
    subject: 'We hebben je aanmelding al',
    body: 'Je eerdere aanmelding ligt nog bij ons, en één is genoeg. Iets wijzigen? Antwoord op deze e-mail. Was jij dit niet? Negeer deze e-mail.',
    button: 'Bekijk wedstrijden in de buurt',
  },
  enquiryAnswered: {
    subject: 'Ons antwoord',
    body: '{{answer}}',
    button: 'Je bericht',
  },
  applicationApproved: {
    subject: 'Welkom als organisator',
    body: 'Goed nieuws: je bent nu organisator op Rondo. {{note}} Log opnieuw in en maak je eerste wedstrijd.',
    button: 'Jouw wedstrijden',
  },
  applicationInvited: {
    subject: 'Nog één stap om te organiseren',
    body: 'Goed nieuws: we hebben je graag als organisator. {{note}} Maak binnen {{days}} dagen een account met {{email}}, en dan je eerste wedstrijd. Was jij dit niet? Negeer deze e-mail.',
    button: 'Account maken',
  },
  applicationDeclined: {
    subject: 'Je aanmelding',
    body: 'Bedankt voor je aanmelding. We kunnen je nu geen organisator maken. {{note}} Speel gerust mee, en meld je later opnieuw aan. Vragen? Antwoord op deze e-mail.',
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
