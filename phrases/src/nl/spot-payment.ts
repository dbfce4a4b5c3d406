export const spotPayment = {
  title: 'Je betaling',
  processing: 'De betaling wordt nog verwerkt',
  held: 'Zo lang houden we je plek voor je vast.',
  timeLeft: 'Tijd die je hebt om te betalen',
  processingBody: 'Zodra de bank akkoord is, is je plek geboekt en mailen we {{email}}.',
  goOn: 'Verder met betalen',
  joined: 'Betaald. Je doet mee!',
  joinedBody:
    'Je plek is geboekt. In de mail aan {{email}} staat de link naar je boeking: daar bekijk je die, en geef je je plek op als je niet kunt.',
  credited: 'Betaald, maar de plek was al weg',
  creditedBody: 'Er is niets verloren: {{amount}} is nu tegoed van {{email}}. In de mail staat hoe je het gebruikt.',
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
