export const spotPayment = {
  title: 'Je betaling',
  processing: 'De betaling wordt nog verwerkt',
  held: 'Zo lang houden we je plek voor je vast.',
  timeLeft: 'Zo lang kun je nog betalen',
  processingBody: 'Zodra de bank akkoord is, is je plek geboekt en mailen we {{email}}.',
  goOn: 'Verder met betalen',
  joined: 'Je doet mee!',
  joinedBody: 'We hebben je boeking gemaild naar {{email}}.',
  correct: 'Klopt het niet? Verbeter het',
  mailThere: 'Mail het daarheen',
  corrected: 'Verbeterd: je boeking is onderweg naar {{email}}. De link in de eerdere mail werkt niet meer.',
  addressOpened: 'De link erin is geopend. Is het adres niet van jou, dan kunnen wij het nog verbeteren.',
  addressContact: 'Schrijf ons',
  joinedBodyPlayer: 'Je plek is geboekt. Je vindt hem bij je wedstrijden, en de bon in je portemonnee.',
  paid: 'Betaald: {{total}}',
  paidWithFee: 'Betaald: {{amount}} + {{fee}} transactiekosten = {{total}}',
  route: 'Route',
  credited: 'Betaald, maar de plek was al weg',
  creditedBody:
    'Er is niets verloren: we bewaren {{amount}} als tegoed voor {{email}}. In de mail staat hoe je het gebruikt.',
  creditedBodyPlayer: 'Er is niets verloren: {{amount}} zit nu in je portemonnee, voor je volgende wedstrijd.',
  returned: 'Je betaling gaat naar je terug',
  returnedBody:
    'Je hebt niet dubbel betaald: {{total}}, transactiekosten inbegrepen, gaat terug zoals je hebt betaald. We hebben {{email}} gemaild.',
  superseded: 'Deze betaling is niet meer nodig',
  supersededBody:
    'Je doet al mee, of je bent aan een andere betaling voor deze wedstrijd begonnen. Wat je hier nog betaalt, gaat naar je terug.',
  notFoundBody:
    'Op dit adres kennen we geen betaling; misschien is de link niet compleet. Heb je betaald, dan staat in de mail die je kreeg de link naar je boeking, en zie je bij je bank wat er is afgeschreven. Geen mail? Schrijf naar {{email}}.',
  asking: 'We vragen na hoe je betaling is gegaan',
  askingBody: 'Dit duurt even. Betaal niet opnieuw.',
  unasked:
    'Er is nu geen verbinding, dus we weten nog niet hoe je betaling is gegaan. Betaal niet opnieuw: we vragen het zodra je weer verbinding hebt.',
  reviewBody:
    'Er is iets anders dan verwacht, dus iemand van ons kijkt ernaar. Heb je betaald, dan is er niets verloren: betaal niet nog eens, we schrijven naar {{email}}.',
  failed: 'De betaling is mislukt',
  failedBody:
    'Je plek is weer vrij. Is er geld van je rekening af? Dan komt het vanzelf terug, of het wordt je tegoed.',
  expired: 'De tijd om te betalen is om',
  expiredBody: 'Je plek is weer vrij. Betaal je alsnog, dan wordt het geld je tegoed en mailen we je.',
  again: 'Opnieuw proberen',
  appTitle: 'Terug naar de app',
  appBody: 'Je betaling gaat verder in de Rondo-app.',
  openApp: 'Open de app',
  stay: 'Hier verdergaan',
} as const;
