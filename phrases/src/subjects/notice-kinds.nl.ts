export const noticeKinds = {
  matchConfirmed: {
    title: '{{gameName}} gaat door!',
    message: 'Er doen genoeg spelers mee. Tot {{when}}, {{locationAddress}}.',
    static: 'Er doen genoeg spelers mee: je wedstrijd gaat door.',
  },
  matchInADay: {
    title: '{{gameName}}: {{when}}',
    message: 'Je speelt {{when}}, {{locationAddress}}. Neem sportkleding en water mee.',
    static: 'Je speelt over een dag.',
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
    message: 'Je aanvraag is goedgekeurd: je bent nu lid van {{communityName}}.',
    static: 'Je aanvraag om lid te worden van een gemeenschap is goedgekeurd.',
  },
  communityDenied: {
    title: 'Je aanvraag voor {{communityName}}',
    message: 'Je aanvraag om lid te worden van {{communityName}} is niet goedgekeurd.',
    static: 'Je aanvraag om lid te worden van een gemeenschap is niet goedgekeurd.',
  },
  communityRequest: {
    title: '{{friend}} wil lid worden van {{communityName}}',
    message: 'Iemand wil lid worden van {{communityName}}. Jij beslist: laat diegene toe, of zeg waarom niet.',
    static: 'Iemand wil lid worden van een gemeenschap van jou.',
  },
  communityRemoved: {
    title: 'Je bent geen lid meer van {{communityName}}',
    message: 'Een beheerder heeft je uit {{communityName}} verwijderd. Plekken die je hebt betaald, blijven van jou.',
    static: 'Een beheerder heeft je uit een gemeenschap verwijderd. Plekken die je hebt betaald, blijven van jou.',
  },
  communityClosed: {
    title: '{{communityName}} is opgeheven',
    message: 'Rondo heeft {{communityName}} opgeheven.',
    static: 'Rondo heeft een gemeenschap van je opgeheven.',
  },
  communityAdmin: {
    title: 'Je bent beheerder van {{communityName}}',
    message: 'Je kunt nu over aanvragen beslissen, nieuws schrijven en voor de leden van {{communityName}} zorgen.',
    static: 'Je bent nu beheerder van een gemeenschap.',
  },
  communityNews: {
    title: '{{communityName}}: {{title}}',
    message: 'Er is nieuws van {{communityName}}.',
    static: 'Er is nieuws van een gemeenschap van jou.',
  },
  communityGames: {
    title: 'Nieuwe wedstrijden in {{communityName}}',
    message: 'Net geopend: {{games}}.',
    static: 'Een gemeenschap van jou heeft nieuwe wedstrijden.',
  },
  labelSuggested: {
    title: 'Een voorstel van {{friend}} in {{communityName}}',
    message: 'Je zou ‘{{words}}’ heten. Jij beslist of je dat overneemt.',
    static: 'Iemand stelt een tag of bijnaam voor je voor.',
  },
  labelRemoved: {
    title: '‘{{words}}’ is verwijderd in {{communityName}}',
    message: 'Een beheerder van {{communityName}} heeft je ‘{{words}}’ verwijderd.',
    static: 'Een beheerder van een gemeenschap heeft je tag of bijnaam verwijderd.',
  },
  labelReported: {
    title: 'Gemeld in {{communityName}}: ‘{{words}}’',
    message: 'Een lid heeft deze tag of bijnaam gemeld. Verwijder hem, of laat hem staan.',
    static: 'Een lid van een gemeenschap van jou heeft een tag of bijnaam gemeld.',
  },
  tagGiven: {
    title: 'Je bent ‘{{words}}’ in {{communityName}}',
    message: 'Een beheerder van {{communityName}} heeft je deze tag gegeven. Wil je hem niet, wijs hem dan af.',
    static: 'Een beheerder van een gemeenschap heeft je een tag gegeven.',
  },
  waitingListPromoted: {
    title: 'Een plek voor jou: {{gameName}}',
    message: 'Er kwam een plek vrij en die is van jou. Je speelt {{when}}, {{locationAddress}}.',
    static: 'Er kwam een plek vrij en die is van jou.',
  },
  afterMatchRating: {
    title: 'Hoe was {{gameName}}?',
    message: 'Beoordeel met wie je speelde: zo blijven de teams van de volgende wedstrijd eerlijk.',
    static: 'Beoordeel met wie je speelde: zo blijven de teams van de volgende wedstrijd eerlijk.',
  },
  ratingReceipt: {
    title: '{{count}} mensen hebben je beoordeeld',
    message: 'Je score in {{sport|lower}} ging van {{from}} naar {{to}}.',
    same: 'Je score in {{sport|lower}} is nog steeds {{to}}.',
    static: 'Je hebt nu een score in {{sport|lower}}: {{to}}.',
  },
  topUpConfirmed: {
    title: '{{amount}} bijgeschreven in je portemonnee',
    message: 'Je betaling is binnen: {{amount}} is bijgeschreven in je portemonnee.',
    static: 'Je betaling is binnen: {{amount}} is bijgeschreven in je portemonnee.',
    settled:
      'Je betaling van {{amount}} is binnen. Daarvan is {{owed}} gebruikt voor wat nog openstond; de rest staat in je portemonnee.',
  },
  paymentConfirmed: {
    title: 'Betaald: {{gameName}}',
    message: 'Je betaling van {{amount}} is binnen en je plek is geboekt: {{when}}, {{locationAddress}}.',
    static: 'Je betaling van {{amount}} is binnen.',
  },
  matchCancelled: {
    title: '{{gameName}} is afgelast',
    message: 'De wedstrijd van {{when}}, {{locationAddress}}, is afgelast.',
    refunded: 'De wedstrijd van {{when}} is afgelast. Je krijgt 100 % terug: {{back}}',
    organiser: 'De organisator heeft de wedstrijd van {{when}}, {{locationAddress}}, afgelast.',
    organiserRefunded: 'De organisator heeft de wedstrijd van {{when}} afgelast. Je krijgt 100 % terug: {{back}}',
    rondo: 'Rondo heeft de wedstrijd van {{when}}, {{locationAddress}}, afgelast.',
    rondoRefunded: 'Rondo heeft de wedstrijd van {{when}} afgelast. Je krijgt 100 % terug: {{back}}',
    static: 'Je wedstrijd is afgelast.',
  },
  matchChanged: {
    title: '{{gameName}} is gewijzigd',
    message: 'De wedstrijd is nu {{when}}, {{locationAddress}}. Op de pagina staat alles wat anders is.',
    told: '{{changes}}',
    static: 'Je wedstrijd is gewijzigd.',
  },
  matchBelowMinimum: {
    title: '{{gameName}} heeft te weinig spelers',
    message:
      'Je wedstrijd van {{when}} zou doorgaan, maar zakte onder het minimum. Nodig spelers uit, of beslis of je hem afgelast.',
    static: 'Je wedstrijd zou doorgaan, maar zakte onder het minimum.',
  },
  extremeRain: {
    title: 'Er is extreme regen voorspeld bij {{gameName}}',
    message:
      'De wedstrijd is {{when}}, {{locationAddress}}. Hij kan worden verplaatst of afgelast: dan krijgt iedereen 100 % terug.',
    static: 'Er is extreme regen voorspeld bij je wedstrijd.',
  },
  matchGiven: {
    title: '{{gameName}} is nu van jou',
    message:
      'Jij organiseert vanaf nu de wedstrijd van {{when}}. Je kunt hem wijzigen of afgelasten; wat hij kost blijft gelijk.',
    static: 'Jij organiseert vanaf nu een wedstrijd van Rondo.',
  },
  coOrganiserNamed: {
    title: '{{friend}} vraagt je hulp bij {{gameName}}',
    message: 'Je bent nu mede-organisator: {{when}}, {{locationAddress}}. Lukt het niet? Op de pagina kun je stoppen.',
    series:
      'Je bent nu mede-organisator: {{when}}, {{locationAddress}}, en daarna nog {{count}} keer. Je kunt altijd stoppen.',
    static: 'Je bent nu mede-organisator van een wedstrijd.',
  },
  coOrganiserLeft: {
    title: '{{friend}} helpt niet meer mee met {{gameName}}',
    message: 'Bij je wedstrijd {{when}} heb je nu een mede-organisator minder.',
    static: 'Bij je wedstrijd heb je nu een mede-organisator minder.',
  },
  matchLate: {
    title: '{{gameName}}: er is iets veranderd',
    message: 'Hij begint {{count}} minuten later: {{when}}, {{locationAddress}}.',
    noted: 'Voor {{when}}:',
    told: '{{changes}}',
    static: 'Er is iets veranderd aan je wedstrijd.',
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
    title: 'Er is een bericht gemeld',
    message: 'Iemand meldde dit: “{{words}}”. Beslis of het blijft staan.',
    static: 'Iemand meldde dit: “{{words}}”. Beslis of het blijft staan.',
  },
  matchInvited: {
    title: '{{friend}} vraagt je mee: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. Er is nog plek.',
    static: '{{friend}} vraagt je mee naar een wedstrijd.',
  },
  againWanted: {
    title: '{{friend}} wil nog een keer spelen: {{gameName}}',
    message: 'Open de volgende met één druk op de knop: iedereen die speelde wordt uitgenodigd.',
    several: 'En nog {{count}}. Open de volgende met één druk op de knop: iedereen die speelde wordt uitgenodigd.',
    static: '{{friend}} wil nog een keer een wedstrijd van jou spelen.',
  },
  groupInvited: {
    title: '{{friend}} wil samen spelen: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. De plekken worden vastgehouden tot {{until}}; ieder betaalt zelf.',
    static: '{{friend}} houdt een plek voor je vast in een wedstrijd.',
  },
  groupComplete: {
    title: 'Jullie doen allemaal mee: {{gameName}}',
    message: 'Iedereen van je groep heeft een plek. Tot {{when}}.',
    static: 'Iedereen van je groep heeft een plek.',
  },
  groupOver: {
    title: 'Je groep voor {{gameName}} is niet compleet geworden',
    message: 'Hij eindigde voordat iedereen een plek had. Wat opzij stond, staat weer in je portemonnee.',
    static: 'Je groep voor een wedstrijd is niet compleet geworden.',
  },
  noShowMarked: {
    title: 'We misten je bij {{gameName}}',
    message: 'Volgens de organisator was je er {{when}} niet. Klopt dat niet? Maak bezwaar met een zin.',
    static: 'Volgens de organisator was je er niet. Klopt dat niet? Maak bezwaar met een zin.',
  },
  noShowAppealed: {
    title: 'Bezwaar over {{gameName}}',
    message: 'Iemand die er volgens jou {{when}} niet was, ziet dat anders. Lees het en antwoord.',
    static: 'Iemand die er volgens jou niet was, ziet dat anders. Lees het en antwoord.',
  },
  noShowKept: {
    title: 'Over je bezwaar bij {{gameName}} is beslist',
    message: 'Je staat {{when}} nog steeds als niet gekomen. Lees waarom.',
    static: 'Je staat nog steeds als niet gekomen. Lees waarom.',
  },
  noShowTakenBack: {
    title: '{{gameName}}: je was er toch',
    message: 'Je telt {{when}} als gekomen.',
    static: 'Je telt als gekomen.',
  },
  wishFits: {
    title: 'Een wedstrijd voor jou: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. Hij past bij een wens van je.',
    series: '{{when}}, {{locationAddress}}, en daarna nog {{count}} keer.',
    static: 'Er is een wedstrijd die bij een wens van je past.',
  },
  gameNeedsYou: {
    title: 'Nog {{count}} en {{gameName}} gaat door',
    message: '{{sport}}, {{when}}, {{locationAddress}}. Er is plek voor je.',
    static: 'Een wedstrijd bij jou in de buurt komt nog een paar spelers tekort.',
  },
  regularSpotKept: {
    title: 'Je plek ligt klaar: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. Hij is van jou tot {{until}}: zeg ja, of hij gaat naar anderen.',
    static: 'De plek die voor je als vaste speler wordt vastgehouden, komt bijna vrij.',
  },
  regularEnded: {
    title: 'Je bent geen vaste speler meer van {{gameName}}',
    message:
      'De organisatie heeft dat beëindigd, dus er worden geen plekken meer voor je vrijgehouden. Wat je hebt genomen blijft van jou, en meedoen kan nog steeds.',
    static: 'Er worden geen plekken meer voor je vrijgehouden als vaste speler.',
  },
  wishDigest: {
    title: 'Nieuwe wedstrijden die bij je wensen passen',
    message: 'In elke is nog plek: {{games}}.',
    static: 'In elke is nog plek: {{games}}.',
  },
  spotOffered: {
    title: 'Er is een plek voor je: {{gameName}}',
    message: 'Jij bent de eerste op de wachtlijst. Neem de plek voor {{until}}: daarna gaat hij naar de volgende.',
    static: 'Jij bent de eerste op de wachtlijst en er wordt een plek voor je vastgehouden.',
  },
  spotOpen: {
    title: 'Er is een plek vrij: {{gameName}}',
    message:
      'Het begint al snel, {{when}}, dus iedereen op de wachtlijst hoort dit: wie de plek als eerste neemt, speelt mee.',
    static: 'Er is een plek vrij: wie hem als eerste neemt, speelt mee.',
  },
  spotLapsed: {
    title: 'Je aanbod voor {{gameName}} is verlopen',
    message: 'De tijd om de plek te nemen is om; hij ging naar de volgende op de wachtlijst.',
    static: 'De tijd om je plek te nemen is om; hij ging naar de volgende op de wachtlijst.',
  },
  spotWithdrawn: {
    title: 'De plek bij {{gameName}} komt toch niet vrij',
    message: 'De speler komt toch zelf. Je staat weer op je plaats op de wachtlijst en hoort van de volgende plek.',
    static: 'De speler van de plek die voor jou vrij was, komt toch zelf.',
  },
  friendPaid: {
    title: '{{friend}} heeft een plek voor je: {{gameName}}',
    message: '{{friend}} heeft je plek betaald: {{when}}, {{locationAddress}}. Kun je niet? Sla hem op tijd af.',
    static: '{{friend}} heeft je plek betaald.',
  },
  friendDeclined: {
    title: '{{friend}} kan niet komen naar {{gameName}}',
    message:
      '{{friend}} heeft zich afgemeld voor de plek die jij had betaald. Volgens de terugbetaalregels kreeg je {{refund}} terug.',
    static: '{{friend}} heeft zich afgemeld voor de plek die jij had betaald.',
  },
  spotGivenUp: {
    title: 'Je plek bij {{gameName}} is vervallen',
    message: '{{friend}}, die hem had betaald, heeft je afgemeld. Je kunt nog steeds zelf meedoen.',
    static: '{{friend}}, die je plek had betaald, heeft je afgemeld.',
  },
  handOverOffered: {
    title: '{{friend}} biedt je een plek aan: {{gameName}}',
    message: '{{friend}} kan niet komen: {{when}}, {{locationAddress}}. Neem de plek over, of sla hem af.',
    static: '{{friend}} biedt je een plek aan.',
  },
  handOverTaken: {
    title: 'Je plek bij {{gameName}} is overgenomen',
    message: '{{friend}} heeft hem overgenomen. Wat ervoor betaald was, {{refund}}, is terug bij wie betaalde.',
    static: '{{friend}} heeft je plek overgenomen.',
  },
  takenOut: {
    title: 'Je doet niet meer mee aan {{gameName}}',
    message:
      'Je bent uit de wedstrijd van {{when}} gehaald en kunt niet opnieuw meedoen, tenzij je weer wordt toegelaten.',
    refunded:
      'Je bent uit de wedstrijd van {{when}} gehaald en kunt niet opnieuw meedoen, tenzij je weer wordt toegelaten. Je krijgt 100 % terug: {{refund}}.',
    ride: 'Je bent uit de wedstrijd van {{when}} gehaald en kunt niet opnieuw meedoen, tenzij je weer wordt toegelaten. Hij staat weer op je rittenkaart.',
    static: 'Je bent uit een wedstrijd gehaald.',
  },
  friendTakenOut: {
    title: '{{friend}} doet niet meer mee aan {{gameName}}',
    message: '{{friend}}, voor wie je betaalde, is uit de wedstrijd gehaald. Je krijgt 100 % terug: {{refund}}.',
    static: '{{friend}}, voor wie je betaalde, is uit een wedstrijd gehaald. Je krijgt {{refund}} terug.',
  },
  playerTakenOut: {
    title: '{{friend}} doet niet meer mee aan {{gameName}}',
    message: 'Een mede-organisator heeft {{friend}} uit je wedstrijd van {{when}} gehaald.',
    rondo: 'Rondo heeft {{friend}} uit je wedstrijd van {{when}} gehaald.',
    static: '{{friend}} is uit je wedstrijd gehaald.',
  },
  letBackIn: {
    title: 'Je mag weer meedoen aan {{gameName}}',
    message: 'Je mag weer meedoen aan de wedstrijd van {{when}}. Je hebt nog geen plek.',
    static: 'Je mag weer meedoen aan een wedstrijd.',
  },
  spotPaidBack: {
    title: '{{amount}} terug voor {{gameName}}',
    message: 'Rondo heeft {{amount}} teruggegeven van wat je betaalde. De reden: “{{words}}”',
    static: 'Rondo heeft {{amount}} teruggegeven van wat je voor een wedstrijd betaalde. De reden: “{{words}}”',
  },
  handOverDeclined: {
    title: '{{friend}} neemt je plek bij {{gameName}} niet over',
    message: 'De plek is nog van jou: je kunt hem aan iemand anders aanbieden.',
    static: 'Je plek is nog van jou: je kunt hem aan iemand anders aanbieden.',
  },
  creditWaiting: {
    title: '{{amount}} is bij je terug',
    message: 'Je betaling kwam binnen nadat de tijd om was. Er is niets verloren: {{amount}} is je tegoed.',
    static: 'Je betaling kwam binnen nadat de tijd om was. Er is niets verloren: {{amount}} is je tegoed.',
  },
  accountUnused: {
    title: 'Je account is lang niet gebruikt',
    message: 'Het wordt verwijderd op {{until}}, tenzij je inlogt.',
    held: 'Het blijft zolang er geld in staat, of er nog iets over openstaat. Log in om het weer te gebruiken.',
    static: 'Het wordt binnenkort verwijderd, tenzij je inlogt.',
  },
  passEndsSoon: {
    title: 'Je rittenkaart voor {{gameName}} loopt bijna af',
    message: 'Er staan nog wedstrijden op: {{count}}. Hij loopt af op {{until}}.',
    static: 'Je rittenkaart loopt bijna af.',
  },
  passEnded: {
    title: 'Je rittenkaart voor {{gameName}} is afgelopen',
    message: 'Voor de wedstrijden die je niet gespeeld hebt, staat {{amount}} in je portemonnee.',
    static: 'Je rittenkaart is afgelopen. {{amount}} staat in je portemonnee.',
  },
  balanceCorrected: {
    title: 'Je saldo is gecorrigeerd: {{amount}}',
    message: 'Rondo heeft iets rechtgezet. De reden: “{{words}}”',
    static: 'Rondo heeft iets rechtgezet. De reden: “{{words}}”',
  },
  topUpPaidBack: {
    title: 'We betalen je {{amount}} terug',
    message: 'Het gaat terug zoals je het hebt betaald, en je hebt het over een paar dagen. De reden: “{{words}}”',
    static: 'Het gaat terug zoals je het hebt betaald, en je hebt het over een paar dagen. De reden: “{{words}}”',
  },
  giftTakenBack: {
    title: 'Een cadeau van {{amount}} is voorbij',
    message: 'Wat je er niet van had gebruikt, is uit je portemonnee. De reden: “{{words}}”',
    static: 'Wat je er niet van had gebruikt, is uit je portemonnee. De reden: “{{words}}”',
  },
  adminMade: {
    title: '{{friend}} is nu beheerder van Rondo',
    message: 'Klopt dat niet? Neem de rol terug: tot {{until}} beslist diegene niet over geld.',
    static: 'Klopt dat niet? Neem de rol terug: tot {{until}} beslist diegene niet over geld.',
  },
  chargedBack: {
    title: 'Een betaling van {{amount}} door {{friend}} is teruggehaald',
    message: 'Nog open: {{owed}}. In je e-mail staat wat ermee is gekocht.',
    static: 'Nog open: {{owed}}. In je e-mail staat wat ermee is gekocht.',
  },
  paymentTakenBack: {
    title: 'Je betaling van {{amount}} is teruggehaald',
    message: 'Wat die gaf, is uit je portemonnee gehaald. Nog open: {{owed}}.',
    static: 'Wat die gaf, is uit je portemonnee gehaald. Nog open: {{owed}}.',
  },
  chargeBackWon: {
    title: 'Je betaling van {{amount}} telt weer',
    message: 'Je bank heeft het terughalen ongedaan gemaakt: wat openstond is ermee voldaan en de rest is je tegoed.',
    static: 'Je bank heeft het terughalen ongedaan gemaakt: wat openstond is ermee voldaan en de rest is je tegoed.',
  },
  refundFailed: {
    title: 'Je terugbetaling van {{amount}} is niet aangekomen',
    message: 'Je bank nam het niet aan, dus het is weer tegoed. Liever op een bankrekening? Beantwoord onze e-mail.',
    static: 'Je bank nam het niet aan, dus het is weer tegoed. Liever op een bankrekening? Beantwoord onze e-mail.',
  },
  refundCameBack: {
    title: 'Een terugbetaling van {{amount}} aan {{friend}} is mislukt',
    message: 'Probeer het opnieuw, betaal het op een bankrekening, of laat het waar het is.',
    static: 'Probeer het opnieuw, betaal het op een bankrekening, of laat het waar het is.',
  },
  owedEnded: {
    title: 'Er staat niets meer open',
    message: 'De {{amount}} die nog openstond, is afgesloten. De reden: “{{words}}”',
    static: 'De {{amount}} die nog openstond, is afgesloten. De reden: “{{words}}”',
  },
  bankDetailsWanted: {
    title: 'Je krijgt nog {{amount}}: waarheen?',
    message: 'Vul je bankrekening in, dan word je bij de volgende uitbetaling betaald.',
    static: 'Vul je bankrekening in, dan word je bij de volgende uitbetaling betaald.',
  },
  bankDetailsChanged: {
    title: 'Je bankgegevens zijn gewijzigd',
    message:
      'Je vergoeding gaat naar {{words}}, op zijn vroegst vanaf {{until}}. Was jij het niet? Wijzig dan meteen je wachtwoord.',
    static:
      'Je vergoeding gaat naar {{words}}, op zijn vroegst vanaf {{until}}. Was jij het niet? Wijzig dan meteen je wachtwoord.',
  },
} as const;
