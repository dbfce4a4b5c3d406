export const noticeKinds = {
  matchConfirmed: {
    title: '{{gameName}} gaat door!',
    message: 'Genoeg spelers. Tot {{when}}, {{locationAddress}}.',
    static: 'Genoeg spelers: je wedstrijd gaat door.',
  },
  matchInADay: {
    title: '{{gameName}}: {{when}}',
    message: 'Je speelt {{when}}, {{locationAddress}}. Neem sportkleding en water mee.',
    static: 'Nog één dag tot je wedstrijd.',
  },
  matchInTwoHours: {
    title: 'Bijna tijd: {{gameName}}',
    message: 'Het begint {{when}}, {{locationAddress}}. Tot zo!',
    static: 'Je wedstrijd begint zo.',
  },
  signedUp: {
    title: 'Je doet mee: {{gameName}}',
    message: 'Je plek is geboekt: {{when}}, {{locationAddress}}.',
    static: 'Je plek is geboekt.',
  },
  communityApproved: {
    title: 'Welkom bij {{communityName}}',
    message: 'Je bent nu lid van {{communityName}}.',
    static: 'Je bent nu lid van een groep.',
  },
  communityDenied: {
    title: 'Je aanvraag voor {{communityName}}',
    message: 'De beheerders van {{communityName}} hebben je aanvraag afgewezen.',
    static: 'Een groep heeft je aanvraag afgewezen.',
  },
  challenged: {
    title: '{{title}} daagt {{communityName}} uit',
    message: '{{title}} wil tegen jullie spelen op {{begins}}. Neem het aan of sla het af.',
    static: 'Een andere groep daagt die van jou uit. Neem het aan of sla het af.',
  },
  communityRequest: {
    title: '{{friend}} wil lid worden van {{communityName}}',
    message: 'Nieuwe aanvraag voor {{communityName}}. Jij beslist.',
    static: 'Nieuwe aanvraag voor je groep.',
  },
  communityRemoved: {
    title: 'Je bent geen lid meer van {{communityName}}',
    message: 'Een beheerder heeft je uit {{communityName}} verwijderd. Betaalde plekken houd je.',
    static: 'Een beheerder heeft je uit een groep verwijderd. Betaalde plekken houd je.',
  },
  communityClosed: {
    title: '{{communityName}} is opgeheven',
    message: 'Rondo heeft {{communityName}} opgeheven.',
    static: 'Rondo heeft je groep opgeheven.',
  },
  communityAdmin: {
    title: 'Je bent beheerder van {{communityName}}',
    message: 'Je beslist in {{communityName}} nu over aanvragen, nieuws en leden.',
    static: 'Je bent nu beheerder van een groep.',
  },
  communityNews: {
    title: '{{communityName}}: {{title}}',
    message: 'Nieuws van {{communityName}}.',
    static: 'Nieuws van je groep.',
  },
  communityGames: {
    title: 'Nieuwe wedstrijden in {{communityName}}',
    message: 'Net geopend: {{games}}.',
    static: 'Je groep heeft nieuwe wedstrijden.',
  },
  labelSuggested: {
    title: 'Voorstel van {{friend}} in {{communityName}}',
    message: '‘{{words}}’ voor jou? Jij beslist.',
    static: 'Iemand stelt een tag of bijnaam voor.',
  },
  labelRemoved: {
    title: '‘{{words}}’ is weg in {{communityName}}',
    message: 'Een beheerder van {{communityName}} heeft je ‘{{words}}’ verwijderd.',
    static: 'Een beheerder heeft je tag of bijnaam verwijderd.',
  },
  labelReported: {
    title: 'Gemeld in {{communityName}}: ‘{{words}}’',
    message: 'Verwijder deze tag of bijnaam, of laat hem staan.',
    static: 'Een lid heeft een tag of bijnaam gemeld.',
  },
  tagGiven: {
    title: 'Je bent ‘{{words}}’ in {{communityName}}',
    message: 'Een beheerder van {{communityName}} heeft je deze tag gegeven. Je kunt hem afwijzen.',
    static: 'Een beheerder heeft je een tag gegeven.',
  },
  waitingListPromoted: {
    title: 'Een plek voor jou: {{gameName}}',
    message: 'Je doet mee! Je speelt {{when}}, {{locationAddress}}.',
    static: 'Je bent van de wachtlijst af en doet mee.',
  },
  afterMatchRating: {
    title: 'Hoe was {{gameName}}?',
    message: 'Beoordeel de spelers: zo blijven teams eerlijk.',
    static: 'Beoordeel de spelers: zo blijven teams eerlijk.',
  },
  ratingReceipt: {
    title: '{{count}} spelers hebben je beoordeeld',
    message: 'Je score in {{sport|lower}} ging van {{from}} naar {{to}}.',
    same: 'Je score in {{sport|lower}} is nog steeds {{to}}.',
    static: 'Je eerste score in {{sport|lower}}: {{to}}.',
  },
  topUpConfirmed: {
    title: '{{amount}} bijgeschreven in je portemonnee',
    message: 'Je betaling is binnen. {{amount}} staat in je portemonnee.',
    static: 'Je betaling is binnen. {{amount}} staat in je portemonnee.',
    settled:
      'Je betaling van {{amount}} is binnen. {{owed}} ging naar wat nog openstond; de rest staat in je portemonnee.',
  },
  paymentConfirmed: {
    title: 'Betaald: {{gameName}}',
    message: 'Je {{amount}} is binnen. Je speelt {{when}}, {{locationAddress}}.',
    static: 'Je betaling van {{amount}} is binnen.',
  },
  matchCancelled: {
    title: '{{gameName}} is afgelast',
    message: 'Afgelast: {{when}}, {{locationAddress}}.',
    refunded: 'Afgelast: {{when}}. Je krijgt 100 % terug: {{back}}',
    organiser: 'Afgelast door de organisator: {{when}}, {{locationAddress}}.',
    organiserRefunded: 'Afgelast door de organisator: {{when}}. Je krijgt 100 % terug: {{back}}',
    rondo: 'Afgelast door Rondo: {{when}}, {{locationAddress}}.',
    rondoRefunded: 'Afgelast door Rondo: {{when}}. Je krijgt 100 % terug: {{back}}',
    static: 'Je wedstrijd is afgelast.',
  },
  matchChanged: {
    title: '{{gameName}} is gewijzigd',
    message: 'Nu {{when}}, {{locationAddress}}. Bekijk de wedstrijd voor alle wijzigingen.',
    told: '{{changes}}',
    static: 'Je wedstrijd is gewijzigd.',
  },
  matchBelowMinimum: {
    title: '{{gameName}} heeft te weinig spelers',
    message: '{{when}}: onder het minimum. Nodig spelers uit, of gelast af.',
    static: 'Je wedstrijd is onder het minimum gezakt.',
  },
  extremeRain: {
    title: 'Extreme regen bij {{gameName}}',
    message: '{{when}}, {{locationAddress}}. Verplaats de wedstrijd, of gelast af met 100 % terug.',
    static: 'Extreme regen bij je wedstrijd.',
  },
  matchGiven: {
    title: '{{gameName}} is nu van jou',
    message: 'Jij organiseert {{when}}. Wijzigen en afgelasten mag; de prijs blijft.',
    static: 'Rondo heeft je een wedstrijd gegeven om te organiseren.',
  },
  coOrganiserNamed: {
    title: '{{friend}} vraagt je hulp bij {{gameName}}',
    message: 'Je bent nu mede-organisator: {{when}}, {{locationAddress}}. Stoppen kan altijd.',
    series:
      'Je bent nu mede-organisator: {{when}}, {{locationAddress}}, en daarna nog {{count}} keer. Stoppen kan altijd.',
    static: 'Je bent nu mede-organisator van een wedstrijd.',
  },
  coOrganiserLeft: {
    title: '{{friend}} helpt niet meer mee met {{gameName}}',
    message: 'Een mede-organisator minder: {{when}}.',
    static: 'Een mede-organisator minder bij je wedstrijd.',
  },
  matchLate: {
    title: '{{gameName}} is gewijzigd',
    message: 'Begint {{count}} minuten later: {{when}}, {{locationAddress}}.',
    noted: 'Voor {{when}}:',
    told: '{{changes}}',
    static: 'Je wedstrijd is gewijzigd.',
  },
  matchMessage: {
    title: '{{gameName}}: een bericht van {{friend}}',
    message: '“{{words}}”',
    static: '“{{words}}”',
  },
  communityMessage: {
    title: '{{communityName}}: een bericht van {{friend}}',
    message: '“{{words}}”',
    static: '“{{words}}”',
  },
  messageReported: {
    title: 'Iemand heeft een bericht gemeld',
    message: '“{{words}}”. Jij beslist.',
    static: '“{{words}}”. Jij beslist.',
  },
  matchInvited: {
    title: '{{friend}} nodigt je uit: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. Er is nog plek.',
    static: '{{friend}} nodigt je uit voor een wedstrijd.',
  },
  againWanted: {
    title: '{{friend}} wil weer spelen: {{gameName}}',
    message: 'Zet de volgende met één tik klaar, wij nodigen iedereen uit.',
    several: 'En nog {{count}}. Zet de volgende met één tik klaar, wij nodigen iedereen uit.',
    static: '{{friend}} wil je wedstrijd nog eens spelen.',
  },
  groupInvited: {
    title: '{{friend}} wil samen spelen: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. Plekken liggen klaar tot {{until}}; ieder betaalt zelf.',
    static: '{{friend}} houdt een plek voor je vast.',
  },
  groupComplete: {
    title: 'Jullie doen allemaal mee: {{gameName}}',
    message: 'Jullie hebben allemaal een plek. Tot {{when}}.',
    static: 'Jullie hebben allemaal een plek.',
  },
  groupOver: {
    title: 'Niet iedereen zei ja: {{gameName}}',
    message: 'De tijd is om. Wat opzij stond, staat weer in je portemonnee.',
    static: 'Niet iedereen zei ja tegen samen spelen.',
  },
  tournamentPlan: {
    title: 'Het speelschema van {{gameName}}',
    message: 'Het speelschema is gewijzigd. Je speelt eerst: {{begins}}, {{court}}.',
    static: 'Het speelschema van je toernooi is gewijzigd.',
    stands: 'Het speelschema staat vast. Je eerste wedstrijd: {{begins}}, {{court}}.',
    drawn: 'De wedstrijden zijn ingedeeld. Je wordt geroepen zodra een veld vrij is.',
  },
  challengeAnswered: {
    title: '{{title}} heeft geantwoord: {{gameName}}',
    message: '{{title}} neemt je uitdaging aan. Tot {{when}}.',
    static: 'Er is op je uitdaging geantwoord.',
    declined: '{{title}} slaat je uitdaging {{when}} af.',
  },
  resultEntered: {
    title: 'Klopt dit? {{gameName}}',
    message: 'De uitslag van {{when}} is ingevuld. Bevestig of wijzig hem.',
    static: 'De uitslag is ingevuld. Bevestig of wijzig hem.',
  },
  noShowMarked: {
    title: 'We hebben je gemist bij {{gameName}}',
    message: 'Volgens de organisator was je er {{when}} niet. Klopt dat niet? Maak bezwaar.',
    static: 'Volgens de organisator was je er niet. Klopt dat niet? Maak bezwaar.',
  },
  noShowAppealed: {
    title: 'Bezwaar: {{gameName}}',
    message: 'Een speler maakt bezwaar: afwezig {{when}}. Lees en antwoord.',
    static: 'Een speler maakt bezwaar. Lees en antwoord.',
  },
  noShowKept: {
    title: 'Je bezwaar: {{gameName}}',
    message: 'Je blijft op afwezig staan: {{when}}. Lees waarom.',
    static: 'Je blijft op afwezig staan. Lees waarom.',
  },
  noShowTakenBack: {
    title: 'Afwezigheid ingetrokken: {{gameName}}',
    message: 'Je staat op aanwezig: {{when}}.',
    static: 'Je staat op aanwezig.',
  },
  wishFits: {
    title: 'Een wedstrijd voor jou: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. Via je seintje.',
    series: '{{when}}, {{locationAddress}}, en daarna nog {{count}} keer.',
    static: 'Er is een wedstrijd voor je seintje.',
  },
  gameNeedsYou: {
    title: '{{gameName}} zoekt er nog {{count}}',
    message: '{{sport}}, {{when}}, {{locationAddress}}. Doe je mee?',
    static: 'Een wedstrijd in de buurt zoekt spelers.',
  },
  regularSpotKept: {
    title: 'Je plek ligt klaar: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. Zeg ja vóór {{until}}.',
    static: 'Zeg ja tegen je vaste plek.',
  },
  regularEnded: {
    title: 'Je bent geen vaste speler meer van {{gameName}}',
    message: 'De organisator heeft je vaste plek beëindigd. Gepakte plekken houd je.',
    static: 'We houden geen vaste plek meer voor je vast.',
  },
  wishDigest: {
    title: 'Nieuwe wedstrijden voor je seintjes',
    message: 'Allemaal met plek: {{games}}.',
    static: 'Allemaal met plek: {{games}}.',
  },
  spotOffered: {
    title: 'Je plek ligt klaar: {{gameName}}',
    message: 'Je bent de eerste op de wachtlijst. Pak de plek vóór {{until}}.',
    static: 'Je bent de eerste op de wachtlijst: pak de plek.',
  },
  spotOpen: {
    title: 'Vrije plek: {{gameName}}',
    message: 'Begint al snel, {{when}}. Wie het eerst komt, speelt.',
    static: 'Vrije plek: wie het eerst komt, speelt.',
  },
  spotLapsed: {
    title: 'Je aanbod voor {{gameName}} is verlopen',
    message: 'De tijd is om; de plek ging naar de volgende.',
    static: 'De tijd is om; je plek ging naar de volgende.',
  },
  spotWithdrawn: {
    title: 'Toch geen vrije plek: {{gameName}}',
    message: 'De speler komt toch. Je staat weer op de wachtlijst.',
    static: 'De speler komt toch.',
  },
  friendPaid: {
    title: '{{friend}} heeft een plek voor je: {{gameName}}',
    message: '{{friend}} heeft je plek betaald: {{when}}, {{locationAddress}}. Kun je niet? Sla hem op tijd af.',
    static: '{{friend}} heeft je plek betaald.',
  },
  friendDeclined: {
    title: '{{friend}} kan niet naar {{gameName}}',
    message: '{{friend}} heeft de plek afgeslagen die jij betaalde. Je hebt {{refund}} terug.',
    static: '{{friend}} heeft de plek afgeslagen die jij betaalde.',
  },
  spotGivenUp: {
    title: 'Je plek bij {{gameName}} is vervallen',
    message: '{{friend}} had je plek betaald en heeft je afgemeld. Je kunt nog zelf meedoen.',
    static: '{{friend}} had je plek betaald en heeft je afgemeld.',
  },
  handOverOffered: {
    title: '{{friend}} biedt je een plek aan: {{gameName}}',
    message: '{{friend}} kan niet: {{when}}, {{locationAddress}}. Neem jij de plek over?',
    static: '{{friend}} biedt je een plek aan.',
  },
  handOverTaken: {
    title: '{{gameName}}: je plek is overgenomen',
    message: '{{friend}} heeft je plek overgenomen. De betaler heeft {{refund}} terug.',
    static: '{{friend}} heeft je plek overgenomen.',
  },
  takenOut: {
    title: 'Je doet niet meer mee aan {{gameName}}',
    message: '{{when}}. Alleen de organisator kan je weer toelaten.',
    refunded: '{{when}}. Alleen de organisator kan je weer toelaten. Je krijgt 100 % terug: {{refund}}.',
    ride: '{{when}}. Alleen de organisator kan je weer toelaten. De wedstrijd staat weer op je rittenkaart.',
    static: 'Je doet niet meer mee aan een wedstrijd.',
  },
  friendTakenOut: {
    title: '{{friend}} doet niet meer mee aan {{gameName}}',
    message: 'Je hebt voor {{friend}} betaald. Je krijgt 100 % terug: {{refund}}.',
    static: '{{friend}} doet niet meer mee. Je krijgt {{refund}} terug.',
  },
  playerTakenOut: {
    title: '{{friend}} doet niet meer mee aan {{gameName}}',
    message: 'Een mede-organisator heeft {{friend}} eruit gehaald: {{when}}.',
    rondo: 'Rondo heeft {{friend}} eruit gehaald: {{when}}.',
    static: '{{friend}} doet niet meer mee aan je wedstrijd.',
  },
  letBackIn: {
    title: 'Je mag weer meedoen aan {{gameName}}',
    message: 'Welkom terug: {{when}}. Je hebt nog geen plek.',
    static: 'Je mag weer meedoen aan een wedstrijd.',
  },
  spotPaidBack: {
    title: '{{amount}} terug voor {{gameName}}',
    message: 'Rondo heeft je {{amount}} terugbetaald. Reden: “{{words}}”',
    static: 'Rondo heeft je {{amount}} terugbetaald. Reden: “{{words}}”',
  },
  handOverDeclined: {
    title: '{{friend}} heeft je plek bij {{gameName}} afgeslagen',
    message: 'De plek blijft van jou: bied hem een ander aan.',
    static: 'Je plek blijft van jou: bied hem een ander aan.',
  },
  creditWaiting: {
    title: '{{amount}} is bij je terug',
    message: 'Je betaling kwam te laat. Je hebt {{amount}} tegoed.',
    static: 'Je betaling kwam te laat. Je hebt {{amount}} tegoed.',
  },
  accountUnused: {
    title: 'Gebruik je je account nog?',
    message: 'Log in, anders verwijderen we je account op {{until}}.',
    held: 'Er staat nog geld of iets open. Log in om het te gebruiken.',
    static: 'Log in, anders verwijderen we je account binnenkort.',
  },
  passEndsSoon: {
    title: 'Je rittenkaart voor {{gameName}} loopt bijna af',
    message: 'Wedstrijden over: {{count}}. Je rittenkaart loopt af op {{until}}.',
    static: 'Je rittenkaart loopt bijna af.',
  },
  passEnded: {
    title: 'Je rittenkaart voor {{gameName}} is afgelopen',
    message: 'Niet gespeelde wedstrijden: {{amount}} staat in je portemonnee.',
    static: 'Je rittenkaart is afgelopen. {{amount}} staat in je portemonnee.',
  },
  balanceCorrected: {
    title: 'We hebben je saldo gecorrigeerd: {{amount}}',
    message: 'Reden: “{{words}}”',
    static: 'Reden: “{{words}}”',
  },
  topUpPaidBack: {
    title: 'We betalen je {{amount}} terug',
    message: 'Je hebt het over een paar dagen, zoals je betaalde. Reden: “{{words}}”',
    static: 'Je hebt het over een paar dagen, zoals je betaalde. Reden: “{{words}}”',
  },
  giftTakenBack: {
    title: 'Een cadeau van {{amount}} is voorbij',
    message: 'Het ongebruikte deel is uit je portemonnee. Reden: “{{words}}”',
    static: 'Het ongebruikte deel is uit je portemonnee. Reden: “{{words}}”',
  },
  adminMade: {
    title: '{{friend}} is nu beheerder van Rondo',
    message: 'Klopt dat niet? Neem de rol terug: tot {{until}} kan een nieuwe beheerder niet over geld beslissen.',
    static: 'Klopt dat niet? Neem de rol terug: tot {{until}} kan een nieuwe beheerder niet over geld beslissen.',
  },
  chargedBack: {
    title: 'Een betaling van {{amount}} door {{friend}} is teruggehaald',
    message: 'Nog open: {{owed}}. In je e-mail staat wat ermee is gekocht.',
    static: 'Nog open: {{owed}}. In je e-mail staat wat ermee is gekocht.',
  },
  paymentTakenBack: {
    title: 'Je bank heeft {{amount}} teruggehaald',
    message: 'Dat bedrag is uit je portemonnee. Nog open: {{owed}}.',
    static: 'Dat bedrag is uit je portemonnee. Nog open: {{owed}}.',
  },
  chargeBackWon: {
    title: 'Je betaling van {{amount}} telt weer',
    message: 'Je bank heeft het alsnog gestuurd. Wat openstond is voldaan; de rest is tegoed.',
    static: 'Je bank heeft het alsnog gestuurd. Wat openstond is voldaan; de rest is tegoed.',
  },
  refundFailed: {
    title: 'Je terugbetaling van {{amount}} is niet aangekomen',
    message: 'Je bank heeft geweigerd, dus je hebt weer tegoed. Liever op een rekening? Beantwoord onze e-mail.',
    static: 'Je bank heeft geweigerd, dus je hebt weer tegoed. Liever op een rekening? Beantwoord onze e-mail.',
  },
  refundCameBack: {
    title: 'Een terugbetaling van {{amount}} aan {{friend}} is mislukt',
    message: 'Probeer opnieuw, maak over naar een bankrekening, of laat het staan.',
    static: 'Probeer opnieuw, maak over naar een bankrekening, of laat het staan.',
  },
  owedEnded: {
    title: 'Alles voldaan',
    message: 'We hebben je openstaande {{amount}} afgesloten. Reden: “{{words}}”',
    static: 'We hebben je openstaande {{amount}} afgesloten. Reden: “{{words}}”',
  },
  bankDetailsWanted: {
    title: 'Je hebt {{amount}} verdiend: vul je rekening in',
    message: 'We betalen je bij de volgende uitbetaling.',
    static: 'We betalen je bij de volgende uitbetaling.',
  },
  taxDetailsWanted: {
    title: 'Vul je gegevens voor de Belastingdienst in',
    message: 'We moeten je vergoeding elk jaar doorgeven.',
    static: 'We moeten je vergoeding elk jaar doorgeven.',
  },
  bankDetailsChanged: {
    title: 'Je bankgegevens zijn gewijzigd',
    message: 'Je vergoeding gaat naar {{words}} vanaf {{until}}. Was jij dit niet? Wijzig meteen je wachtwoord.',
    static: 'Je vergoeding gaat naar {{words}} vanaf {{until}}. Was jij dit niet? Wijzig meteen je wachtwoord.',
  },
} as const;
