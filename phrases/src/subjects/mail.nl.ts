import { enquiryMails } from './mail-enquiries.nl.ts';
import { reminderMails } from './mail-reminders.nl.ts';

export const mail = {
  greeting: 'Hoi {{name}},',
  greetingUnnamed: 'Hoi,',
  closing: 'Tot op het veld,\nRondo',
  footer: 'Je krijgt deze mail omdat je iets op Rondo hebt gedaan.',
  footerNewsletter: 'Je krijgt deze mail omdat je je voor de nieuwsbrief van Rondo hebt ingeschreven.',
  /** In the footer, if somebody reads the replies. */
  footerReply: 'Vragen? Antwoord gewoon op deze mail.',
  unsubscribe: 'Uitschrijven voor deze e-mails',
  manage: 'Kies welke e-mails je krijgt',
  fallbackLink: 'Werkt de knop niet, open dan dit adres:',
  /** Labels of the facts below the message. */
  facts: { when: 'Wanneer', where: 'Waar', route: 'Bekijk de route', host: 'Organisator', paid: 'Betaald' },
  others: 'Wedstrijden waar je wel terecht kunt',
  kept: { label: 'Je geld', choose: 'Kies wat ermee gebeurt' },
  /** In a mail to a guest: a player who hides their name from visitors. */
  anotherPlayer: 'Een andere speler',
  /** What was paid, in a sentence. */
  paidFromWallet: '{{amount}} uit je portemonnee',
  paidThroughProvider: '{{amount}} + {{fee}} transactiekosten = {{total}}',
  signUp: {
    subject: 'Bevestig je Rondo-account',
    body: 'Welkom bij Rondo! Bevestig je e-mailadres en je kunt spelen. De link werkt 24 uur.',
    button: 'Bevestig mijn account',
  },
  accountExists: {
    subject: 'Je hebt al een Rondo-account',
    body: 'Iemand, waarschijnlijk jij, wilde een account maken met dit e-mailadres. Je hebt al een account: log gewoon in.',
    button: 'Inloggen',
  },
  recovery: {
    subject: 'Kies een nieuw wachtwoord',
    body: 'Iemand, waarschijnlijk jij, vroeg om een nieuw wachtwoord voor je account. Met de knop hieronder kies je er een; hij werkt één keer, 10 minuten lang. Was jij dit niet? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    button: 'Kies een nieuw wachtwoord',
  },
  guestPassword: {
    subject: 'Stel een wachtwoord in voor je gastaccount',
    body: 'Stel een wachtwoord in en dit is je eigen Rondo-account, met je boekingen en al het tegoed dat voor je wordt bewaard. De knop hieronder werkt één keer, 10 minuten lang. Was jij dit niet? Dan hoef je niets te doen: er verandert niets.',
    button: 'Stel een wachtwoord in',
  },
  passwordChanged: {
    subject: 'Je wachtwoord is gewijzigd',
    body: 'Je hebt een nieuw wachtwoord en bent op je andere apparaten uitgelogd. Was jij het niet? Kies dan meteen een ander met de knop hieronder.',
    button: 'Kies een nieuw wachtwoord',
  },
  waysInLeft: {
    subject: 'Je wachtwoord is gewijzigd',
    body: 'Je hebt een nieuw wachtwoord en bent overal uitgelogd. Je kunt ook hiermee nog inloggen: {{ways}}. Ken je er een niet? Verwijder die dan met de knop hieronder. Heb jij het wachtwoord niet gewijzigd? Kies dan meteen een ander, en verwijder ze allemaal.',
    button: 'Bekijk hoe ik inlog',
  },
  confirmAddress: {
    subject: 'Bevestig je nieuwe e-mailadres',
    body: 'Je wilt dit adres voor je Rondo-account gebruiken. Bevestig dat het van jou is; tot dan blijft het oude. De link werkt één keer, 24 uur lang. Was jij dit niet? Dan hoef je niets te doen: er verandert niets.',
    button: 'Gebruik dit adres',
  },
  confirmOwnAddress: {
    subject: 'Werkt dit adres?',
    body: 'E-mails van Rondo aan dit adres kwamen terug of zijn als ongewenst gemeld, dus zijn we met de meeste gestopt. Druk op de knop en we schrijven je weer. De link werkt één keer, 24 uur lang. Was jij dit niet? Dan hoef je niets te doen: er verandert niets.',
    button: 'Dit adres werkt',
  },
  addressTaken: {
    subject: 'Je hebt al een Rondo-account',
    body: 'Iemand, waarschijnlijk jij, wilde dit adres voor een ander Rondo-account gebruiken. Dit adres heeft er al een, dus er verandert niets.',
    button: 'Naar mijn account',
  },
  addressAsked: {
    subject: 'Je account krijgt een ander e-mailadres',
    body: 'Iemand, waarschijnlijk jij, vroeg om {{email}} voor je Rondo-account te gebruiken. Het verandert zodra dat adres bevestigd is. Was jij het niet? Wijzig dan je wachtwoord met de knop hieronder: dat maakt het ongedaan.',
    button: 'Wijzig mijn wachtwoord',
  },
  addressChanged: {
    subject: 'Je account heeft een ander e-mailadres',
    body: 'Je Rondo-account gebruikt nu {{email}}: log in met dat adres. Dit is de laatste mail naar het oude. Was jij het niet? Antwoord dan meteen op deze mail.',
    button: 'Inloggen',
  },
  addressNew: {
    subject: 'Dit is nu je adres bij Rondo',
    body: 'Je Rondo-account gebruikt nu {{email}}: log daarmee in. Je oude adres heeft ook bericht gekregen.',
    button: 'Naar mijn instellingen',
  },
  addressTakenAway: {
    subject: 'Je account heeft een ander e-mailadres',
    body: 'We hebben een Rondo-account met dit adres een ander adres gegeven. Dit is de laatste mail hierover naar dit adres. Is het account van jou en klopt dit niet? Antwoord dan meteen op deze mail.',
    button: 'Neem contact op',
  },
  addressCorrected: {
    subject: 'Dit is nu je adres bij Rondo',
    body: 'We hebben het adres van je Rondo-account veranderd in {{email}}. Zodat alleen jij erin komt, werkt je oude wachtwoord niet meer, en ook Google, passkeys en agenda’s die gekoppeld waren niet. Vraag een link naar dit adres aan om een nieuw wachtwoord in te stellen.',
    button: 'Nieuw wachtwoord instellen',
  },
  nameCorrected: {
    subject: 'Je naam bij Rondo is verbeterd',
    body: 'Bij Rondo heet je nu {{name}}. Klopt dat niet? Antwoord op deze mail, dan kijkt iemand er nog eens naar. De reden: {{reason}}',
    button: 'Neem contact op',
  },
  roleChanged: {
    subject: 'Je rol bij Rondo is gewijzigd',
    body: 'Een beheerder heeft gewijzigd wat je bij Rondo bent: {{role}}. Misschien moet je opnieuw inloggen. Heb je vragen, of had je dit niet verwacht? Antwoord dan op deze mail.',
    button: 'Inloggen',
    roles: {
      player: 'speler',
      organiser: 'organisator',
      freelance: 'organisator, als freelancer die betaald wordt voor de wedstrijden die Rondo je geeft',
      volunteer: 'organisator, als vrijwilliger die niet betaald wordt',
      admin: 'beheerder',
    },
  },
  sessionsEnded: {
    subject: 'Je bent elders uitgelogd',
    body: 'Je andere apparaten zijn uitgelogd bij Rondo. Was jij het niet? Kies dan meteen een ander wachtwoord met de knop hieronder.',
    button: 'Kies een nieuw wachtwoord',
  },
  wayInRemoved: {
    subject: 'Een manier om in te loggen is verwijderd',
    body: 'Hiermee log je voortaan niet meer in bij Rondo: {{ways}}. Was jij het niet? Log dan in, bekijk bij je instellingen wat er over is en kies een ander wachtwoord.',
    google: 'Google',
    button: 'Naar mijn instellingen',
  },
  banned: {
    subject: 'Je Rondo-account is gesloten',
    body: 'Rondo heeft je account gesloten: je kunt niet meer inloggen of boeken. {{games}} Wat in je portemonnee staat, blijft van jou; schrijf ons en we betalen het uit. Klopt het volgens jou niet, of wil je weten waarom? Antwoord op deze mail of schrijf naar {{words}}. Iemand kijkt er nog eens naar, en je krijgt antwoord.',
    out: 'Je bent uit je komende wedstrijden gehaald, {{count}} in totaal, en wie ervoor betaalde, heeft 100 % teruggekregen.',
    button: 'Neem contact op',
  },
  banLifted: {
    subject: 'Je Rondo-account is weer open',
    body: 'Je kunt weer inloggen en boeken. De plekken die je had, komen niet vanzelf terug: doe opnieuw mee waar er plek is.',
    button: 'Inloggen',
  },
  accountDeleted: {
    subject: 'Je Rondo-account is verwijderd',
    body: 'Je account is weg, zoals je vroeg, en dit is onze laatste mail. Wedstrijden die je speelde en betalingen blijven zonder je naam in onze boeken. Je bent altijd welkom om opnieuw een account te maken.',
    button: 'Naar Rondo',
  },
  googleLinked: {
    subject: 'Je kunt nu inloggen met Google',
    body: 'Vanaf nu kun je met je Google-account inloggen op Rondo. Was jij het niet? Log dan in, ontkoppel Google bij je instellingen en kies een ander wachtwoord.',
    button: 'Naar mijn instellingen',
  },
  passkeyAdded: {
    subject: 'Er is een passkey aan je account toegevoegd',
    body: 'Vanaf nu kun je met de passkey “{{passkey}}” inloggen op Rondo. Was jij het niet? Log dan in, verwijder hem bij je instellingen en kies een ander wachtwoord.',
    button: 'Naar mijn instellingen',
  },
  gameConfirmed: {
    subject: '{{game}} gaat door!',
    body: 'Er doen genoeg spelers mee: {{game}} gaat door. Neem sportkleding en een flesje water mee.',
    button: 'Bekijk de wedstrijd',
  },
  ...reminderMails,
  gameCancelled: {
    subject: '{{game}} is afgelast',
    body: 'Voor {{game}} op {{when}} waren niet genoeg spelers. De wedstrijd is afgelast.',
    button: 'Zoek een andere wedstrijd',
  },
  gameCancelledRefund: {
    subject: '{{game}} is afgelast, je geld is terug',
    body: 'Voor {{game}} op {{when}} waren niet genoeg spelers. De wedstrijd is afgelast. Je krijgt 100 % terug: {{back}}',
    button: 'Bekijk mijn portemonnee',
  },
  gameCancelledByPerson: {
    subject: '{{game}} is afgelast',
    body: '{{game}} op {{when}} is afgelast door de organisator. {{note}}',
    button: 'Zoek een andere wedstrijd',
  },
  gameCancelledByPersonRefund: {
    subject: '{{game}} is afgelast, je geld is terug',
    body: '{{game}} op {{when}} is afgelast door de organisator. {{note}} Je krijgt 100 % terug: {{back}}',
    button: 'Naar mijn portemonnee',
  },
  gameCancelledByRondo: {
    subject: '{{game}} is afgelast',
    body: '{{game}} op {{when}} is afgelast door Rondo. {{note}}',
    button: 'Zoek een andere wedstrijd',
  },
  gameCancelledByRondoRefund: {
    subject: '{{game}} is afgelast, je geld is terug',
    body: '{{game}} op {{when}} is afgelast door Rondo. {{note}} Je krijgt 100 % terug: {{back}}',
    button: 'Naar mijn portemonnee',
  },
  gameChanged: {
    subject: '{{game}} is gewijzigd',
    body: '{{game}} is gewijzigd. {{changes}}',
    button: 'Bekijk de wedstrijd',
  },
  topUpPaid: {
    subject: '{{amount}} bijgeschreven in je portemonnee',
    body: 'Je betaling is binnen: {{amount}} is bijgeschreven in je portemonnee. {{fee}} {{settled}}',
    fee: 'De transactiekosten waren {{amount}}.',
    settled:
      'Daarvan is {{amount}} gebruikt voor wat nog openstond nadat een eerdere betaling van je was teruggehaald.',
    button: 'Bekijk mijn portemonnee',
  },
  latePayment: {
    subject: 'Je late betaling is binnen: {{amount}} in je portemonnee',
    body: 'Je betaling kwam binnen nadat de tijd om was. Er is niets verloren: {{amount}} is bijgeschreven in je portemonnee. {{settled}}',
    button: 'Bekijk mijn portemonnee',
  },
  paymentReturned: {
    subject: 'Je betaling van {{amount}} gaat naar je terug',
    body: '{{why}} De {{amount}}, transactiekosten inbegrepen, gaat terug zoals je hebt betaald; bij sommige banken duurt dat een paar dagen.',
    inGame: 'Je doet mee met {{game}} en je hebt niet dubbel betaald: je had je plek al toen deze betaling aankwam.',
    replaced: 'Je was voor {{game}} al aan een andere betaling begonnen, dus deze heeft je geen plek opgeleverd.',
    outOfGame: 'Je was uit {{game}} gehaald voordat deze betaling binnenkwam, dus die heeft je geen plek opgeleverd.',
    button: 'Bekijk de wedstrijd',
  },
  payoutSent: {
    subject: 'We hebben je {{amount}} uitbetaald',
    body: 'Bedankt voor het organiseren! {{amount}} is onderweg naar je rekening {{iban}}. Dit krijg je ervoor:',
    button: 'Naar mijn overzicht',
  },
  paidInYear: {
    subject: 'Wat we je in {{year}} hebben betaald: {{amount}}',
    body: 'In {{year}} hebben we je {{amount}} betaald voor het organiseren. Wat we freelancers betalen geven we per persoon en jaar door aan de Belastingdienst, dus bewaar dit voor je eigen aangifte. Elke wedstrijd en uitbetaling staat in je overzicht, dat je ook als bestand kunt meenemen.',
    button: 'Naar mijn overzicht',
  },
  bankDetailsWanted: {
    subject: 'Je krijgt nog {{amount}}, maar we weten je rekening niet',
    body: 'Je hebt {{amount}} verdiend met wedstrijden die je organiseerde, en wij hebben geen bankrekening om het naar over te maken. Vul die één keer in, dan gaat elke uitbetaling daarna ernaartoe.',
    button: 'Vul mijn bankrekening in',
  },
  bankDetailsChanged: {
    subject: 'Je bankgegevens zijn gewijzigd',
    body: 'Voortaan gaat je vergoeding naar {{iban}} van {{words}}, op zijn vroegst vanaf {{when}}, zodat er tijd is om nee te zeggen. Was jij het niet? Wijzig dan meteen je wachtwoord, vul je eigen rekening weer in en antwoord op deze mail.',
    button: 'Mijn bankgegevens controleren',
  },
  adminMade: {
    subject: '{{friend}} is nu beheerder van Rondo',
    body: '{{who}} heeft {{friend}} beheerder gemaakt. {{what}} Klopt dat niet? Neem de rol dan weer terug: elke beheerder kan dat, altijd.',
    someone: 'Tot {{until}} beslist diegene niet over geld en niet over beheerders.',
    server: 'Een opdracht op de server',
    button: 'Bekijk wie het is',
  },
  chargedBack: {
    subject: 'Een betaling van {{amount}} door {{friend}} is teruggehaald',
    body: '{{friend}} heeft {{amount}} terug: teruggeboekt, betwist of terugbetaald bij de betaaldienst. De portemonnee gaf daarvan {{paid}}; er staat {{owed}} open, en tot dat is voldaan betaalt de portemonnee niets. Plekken die al betaald zijn houden ze, tenzij je ze eruit haalt. {{what}}',
    some: 'Gekocht sinds die betaling binnenkwam:',
    none: 'Van wat sinds die betaling is gekocht, is niets over.',
    pass: 'Rittenkaart',
    button: 'Bekijk de persoon',
  },
  paymentTakenBack: {
    subject: 'Je betaling van {{amount}} is teruggehaald',
    body: 'Je hebt je betaling van {{amount}} terug: je bank haalde die terug, of je kreeg die daar terugbetaald. {{paid}} {{owed}} De plekken die je hebt, houd je.',
    taken: 'Daarom is {{amount}} uit je portemonnee gehaald.',
    open: 'Er staat nog {{amount}} open. Tot dat is voldaan, kun je niet uit je portemonnee betalen. Waardeer op, dan wordt dat eerst voldaan; de rest wordt tegoed. Was dit niet de bedoeling? Beantwoord deze e-mail.',
    openOfGuest: 'Er staat nog {{amount}} open. Beantwoord deze e-mail, dan lossen we het samen op.',
    button: 'Bekijk hoe het ervoor staat',
  },
  chargeBackWon: {
    subject: 'Je betaling van {{amount}} telt weer',
    body: 'Je bank heeft het terughalen van je betaling ongedaan gemaakt, dus {{amount}} telt weer als betaald: wat openstond is ermee voldaan en de rest is je tegoed. {{owed}}',
    open: 'Er staat nog {{amount}} open.',
    button: 'Bekijk hoe het ervoor staat',
  },
  refundFailed: {
    subject: 'Je terugbetaling van {{amount}} is niet aangekomen',
    body: 'We stuurden je {{amount}} terug, maar je bank nam het niet aan: de rekening of kaart bestaat misschien niet meer. {{where}} Heb je het liever op een bankrekening? Beantwoord deze e-mail met de IBAN en de naam van de rekeninghouder.',
    kept: 'Daarom bewaren we het voor je.',
    credit: 'Daarom staat het als tegoed in je portemonnee.',
    button: 'Bekijk hoe het ervoor staat',
  },
  refundCameBack: {
    subject: 'Een terugbetaling van {{amount}} aan {{friend}} is mislukt',
    body: 'De betaaldienst kon {{amount}} niet terugsturen aan {{friend}}. Het is weer van de betaler, en die weet het. Probeer het opnieuw, betaal het op een bankrekening die je van de betaler krijgt, of laat het waar het is.',
    button: 'Beslissen',
  },
  owedEnded: {
    subject: 'Er staat niets meer open',
    body: 'De {{amount}} die nog openstond nadat een betaling van je was teruggehaald, is afgesloten. Je kunt weer uit je portemonnee betalen. De reden: {{reason}}',
    button: 'Bekijk hoe het ervoor staat',
  },
  payoutReturned: {
    subject: 'Je uitbetaling van {{amount}} is teruggekomen',
    body: 'Onze betaling van {{amount}} naar je rekening {{iban}} is teruggestuurd. {{reason}} Er is niets kwijt: je krijgt het bij de volgende uitbetaling. Controleer voor die tijd even je bankgegevens.',
    button: 'Mijn bankgegevens controleren',
  },
  payoutUndone: {
    subject: 'Een correctie over je uitbetaling van {{amount}}',
    body: 'Wat we laatst schreven over onze betaling van {{amount}} naar je rekening {{iban}}, was een vergissing van ons. Op de pagina met je vergoedingen zie je hoe het staat; we schrijven weer zodra de bank van zich laat horen.',
    button: 'Mijn vergoedingen bekijken',
  },
  documentSent: {
    subject: '{{title}}',
    body: '{{title}} zit als pdf bij deze e-mail. Je vindt het ook online.',
    button: 'Online bekijken',
  },
  refundAccount: {
    subject: '{{amount}} gaat naar je bankrekening',
    body: 'Wat we voor je bewaren kan niet meer terug zoals je betaalde. Bij onze volgende uitbetaling gaat {{amount}} daarom naar {{iban}} van {{words}}. Heb jij deze rekening niet opgegeven? Beantwoord deze e-mail dan meteen.',
    button: 'Bekijk hoe het ervoor staat',
  },
  refundSent: {
    subject: '{{amount}} is onderweg naar je bank',
    body: 'Wat we voor je bewaarden, {{amount}}, is onderweg naar je rekening {{iban}}.',
    button: 'Bekijk hoe het ervoor staat',
  },
  refundReturned: {
    subject: 'Je {{amount}} is teruggekomen',
    body: 'Onze betaling van {{amount}} naar je rekening {{iban}} is teruggestuurd. {{reason}} {{next}}',
    kept: 'Er is niets kwijt: we bewaren het voor je. Beantwoord deze e-mail met de rekening waarop we het kunnen betalen.',
    credit: 'Er is niets kwijt: het is nu tegoed in je portemonnee.',
    button: 'Bekijk hoe het ervoor staat',
  },
  refundUndone: {
    subject: 'Een correctie over je {{amount}}',
    body: 'Wat we laatst schreven over onze betaling van {{amount}} naar je rekening {{iban}}, was een vergissing van ons. We schrijven weer zodra de bank van zich laat horen.',
    button: 'Bekijk hoe het ervoor staat',
  },
  accountUnused: {
    subject: 'Je Rondo-account wordt verwijderd op {{until}}',
    body: 'Je account is voor het laatst gebruikt op {{when}}. We bewaren een account dat niemand gebruikt drie jaar, dus het wordt verwijderd op {{until}}, met wat we van je weten. {{what}} Log je daarvoor in, dan blijft alles zoals het is. Geen wachtwoord? Waar je inlogt, vraag je een link om er een te kiezen.',
    money: 'Er staat {{amount}} in, en dat blijft van jou: zolang het er staat, verwijderen we het account niet.',
    button: 'Inloggen en bewaren',
  },
  accountHeld: {
    subject: 'Je Rondo-account is lang niet gebruikt',
    body: 'Je account is voor het laatst gebruikt op {{when}}. We hebben het niet verwijderd, omdat {{why}}. Log in om het te gebruiken, of antwoord op deze mail als je het wilt afronden en het account weg mag. Over een jaar schrijven we weer.',
    money: 'er {{amount}} van je in staat',
    open: 'er nog iets over openstaat',
    button: 'Inloggen',
  },
  passEndsSoon: {
    subject: 'Je rittenkaart voor {{game}} loopt bijna af',
    body: 'Wedstrijden die nog op je rittenkaart staan: {{count}}. Hij loopt af op {{until}}. Daarna krijg je voor wat je niet gespeeld hebt {{amount}} in je portemonnee.',
    button: 'Bekijk mijn rittenkaart',
  },
  passEnded: {
    subject: 'Je rittenkaart voor {{game}} is afgelopen',
    body: '{{why}} Voor de wedstrijden die je niet gespeeld hebt, staat nu {{amount}} in je portemonnee.',
    expired: 'Je kocht je rittenkaart een jaar geleden, dus hij is afgelopen.',
    season_over: 'Er komen geen wedstrijden meer, dus je rittenkaart is afgelopen.',
    button: 'Bekijk mijn portemonnee',
  },
  balanceCorrected: {
    subject: 'Je saldo is gecorrigeerd: {{amount}}',
    body: 'We hebben iets rechtgezet in je portemonnee: {{amount}}. De reden: {{reason}}',
    button: 'Bekijk mijn portemonnee',
  },
  topUpPaidBack: {
    subject: 'We betalen je {{amount}} terug',
    body: '{{amount}} is uit je portemonnee en gaat terug zoals je het hebt betaald. Je hebt het over een paar dagen. De reden: {{reason}}',
    button: 'Bekijk mijn portemonnee',
  },
  giftTakenBack: {
    subject: 'Een cadeau van {{amount}} is voorbij',
    body: 'De promocode waar het van kwam is beëindigd, dus {{amount}} die je niet had gebruikt is uit je portemonnee. Wat je hebt gebruikt, blijft van jou. De reden: {{reason}}',
    button: 'Bekijk mijn portemonnee',
  },
  payCorrected: {
    subject: 'Je vergoeding is gecorrigeerd: {{amount}}',
    body: 'We hebben iets rechtgezet in wat je als organisator van ons krijgt: {{amount}}. De reden: {{reason}}',
    button: 'Naar mijn overzicht',
  },
  promoted: {
    subject: 'Je doet mee: {{game}}',
    body: 'Er kwam een plek vrij en die is voor jou. Je speelt mee met {{game}}. {{paid}}',
    paid: 'We hebben {{amount}} uit je portemonnee betaald, zoals je had afgesproken.',
    button: 'Bekijk de wedstrijd',
  },
  spotOffered: {
    subject: '{{game}}: er is een plek voor je',
    body: 'Er kwam een plek vrij in {{game}} en jij bent de eerste op de wachtlijst. We houden hem voor je vast tot {{until}}: betaal {{price}} en hij is van jou. Daarna gaat hij naar de volgende.',
    button: 'Neem de plek',
  },
  spotOpen: {
    subject: '{{game}}: er is een plek vrij',
    body: 'Er kwam een plek vrij in {{game}}. Het begint al snel, dus iedereen op de wachtlijst krijgt deze mail: wie als eerste {{price}} betaalt, speelt mee.',
    button: 'Neem de plek',
  },
  booking: {
    subject: 'Je doet mee: {{game}}',
    body: 'Je plek bij {{game}} is geboekt. {{givingUp}}',
    button: 'Mijn boeking',
  },
  bookingUnproved: {
    subject: 'Bevestig je plek bij {{game}}',
    body: 'Je hebt een plek bij {{game}}. Open je boeking met de knop hieronder vóór {{until}} om hem te houden; tot dan telt je plek niet mee voor het doorgaan van de wedstrijd. Was jij dit niet? Dan hoef je niets te doen: de plek komt vanzelf weer vrij.',
    button: 'Bevestig mijn plek',
  },
  bookingPaid: {
    subject: 'Je doet mee: {{game}}',
    body: 'Je betaling is binnen en je plek bij {{game}} is geboekt. {{givingUp}} De bon staat binnen een minuut op de pagina van je boeking.',
    button: 'Mijn boeking',
  },
  friendPaid: {
    subject: '{{friend}} heeft een plek voor je: {{game}}',
    body: '{{friend}} heeft je plek bij {{game}} betaald. Kun je niet? Sla de plek dan op tijd af met de knop hieronder: wie betaalde, krijgt dan geld terug volgens de terugbetaalregels.',
    button: 'Bekijk mijn plek',
  },
  friendDeclined: {
    subject: '{{friend}} kan niet komen naar {{game}}',
    body: '{{friend}} heeft zich afgemeld voor {{game}}, waarvoor jij had betaald. Volgens de terugbetaalregels heb je {{amount}} teruggekregen.',
    button: 'Bekijk de wedstrijd',
  },
  spotGivenUp: {
    subject: 'Je plek bij {{game}} is vervallen',
    body: '{{friend}}, die je plek bij {{game}} op {{when}} had betaald, heeft je afgemeld. Wil je nog steeds spelen? Doe dan zelf mee aan de wedstrijd.',
    button: 'Bekijk de wedstrijd',
  },
  spotReleased: {
    subject: 'Je plek bij {{game}} is vrijgegeven voor de wachtlijst',
    body: '{{friend}}, die je plek bij {{game}} had betaald, heeft die vrijgegeven voor de wachtlijst. Je doet mee tot iemand hem neemt. Wil je spelen? Houd je plek dan met de knop hieronder.',
    button: 'Bekijk mijn plek',
  },
  handOverOffered: {
    subject: '{{friend}} biedt je een plek aan: {{game}}',
    body: '{{friend}} kan niet naar {{game}} en biedt jou de plek aan. Je betaalt de prijs van het moment, nu {{price}}, van je saldo. Log in, of maak een account met dit e-mailadres, om de plek te nemen of af te slaan.',
    button: 'Bekijk de plek',
  },
  handOverTaken: {
    subject: 'Je plek bij {{game}} is overgenomen',
    body: '{{friend}} heeft de plek bij {{game}} op {{when}} overgenomen. Alles wat ervoor betaald was, {{amount}}, is terug bij wie betaalde.',
    button: 'Bekijk de wedstrijd',
  },
  takenOut: {
    subject: 'Je doet niet meer mee aan {{game}}',
    body: '{{who}} heeft je uit {{game}} op {{when}} gehaald. De reden: {{reason}} {{back}} Je kunt niet opnieuw meedoen aan deze wedstrijd, tenzij je weer wordt toegelaten. Ben je het er niet mee eens? Antwoord dan op deze mail.',
    by: { organiser: 'De organisator', rondo: 'Rondo' },
    back: {
      player: 'Je krijgt 100 % terug: {{amount}} staat nu in je portemonnee.',
      guest:
        'Je krijgt 100 % terug: we bewaren {{amount}} voor je. Krijg het terug zoals je betaalde, of houd het als tegoed: je kiest met één druk.',
      pass: 'De wedstrijd staat weer op je rittenkaart.',
      payer: '{{friend}}, die voor je betaalde, krijgt {{amount}} terug.',
    },
    button: 'Bekijk de wedstrijd',
  },
  friendTakenOut: {
    subject: '{{friend}} doet niet meer mee aan {{game}}',
    body: '{{friend}}, voor wie je {{game}} op {{when}} betaalde, is uit de wedstrijd gehaald. Je krijgt 100 % terug: {{amount}}.',
    button: 'Bekijk mijn tegoed',
  },
  playerTakenOut: {
    subject: '{{friend}} doet niet meer mee aan {{game}}',
    body: '{{friend}} is door Rondo of door een mede-organisator uit {{game}} op {{when}} gehaald en heeft 100 % teruggekregen. {{note}} De plek gaat naar wie wacht.',
    button: 'Bekijk de wedstrijd',
  },
  letBackIn: {
    subject: 'Je mag weer meedoen aan {{game}}',
    body: 'Je mag weer meedoen aan {{game}}. Je hebt nog geen plek: neem er een zolang ze er zijn.',
    button: 'Bekijk de wedstrijd',
  },
  spotPaidBack: {
    subject: 'Je hebt {{amount}} terug voor {{game}}',
    body: 'We hebben {{amount}} teruggegeven van wat je voor {{game}} betaalde. De reden: {{reason}} {{back}}',
    where: {
      player: 'Het staat nu in je portemonnee.',
      guest:
        'We bewaren het voor je: krijg het terug zoals je betaalde, of houd het als tegoed. Je kiest met één druk.',
    },
    button: 'Bekijk mijn tegoed',
  },
  handOverDeclined: {
    subject: '{{friend}} neemt je plek bij {{game}} niet over',
    body: '{{friend}} heeft je plek bij {{game}} op {{when}} afgeslagen. Hij is nog van jou: je kunt hem aan iemand anders aanbieden.',
    button: 'Bekijk de wedstrijd',
  },
  creditWaiting: {
    subject: 'Je {{amount}} staat voor je klaar',
    body: 'Je betaling voor {{game}} is binnen, maar er was geen plek meer voor. Er is niets verloren: {{amount}} wordt voor je bewaard. Krijg het terug zoals je betaalde, of houd het als tegoed: je kiest met één druk.',
    button: 'Kies wat ermee gebeurt',
  },
  gameCancelledGuest: {
    subject: '{{game}} is afgelast, je krijgt je geld terug',
    body: '{{game}} op {{when}} is afgelast. {{note}} Je krijgt 100 % terug: {{amount}} wordt voor je bewaard. Krijg het terug zoals je betaalde, of houd het als tegoed: je kiest met één druk.',
    button: 'Kies wat ermee gebeurt',
  },
  signedUp: {
    subject: 'Je doet mee: {{game}}',
    body: 'Je plek bij {{game}} is geboekt. Neem sportkleding en een flesje water mee.',
    button: 'Bekijk de wedstrijd',
  },
  paymentConfirmed: {
    subject: 'Je doet mee: {{game}}',
    body: 'Je plek bij {{game}} is geboekt. De bon staat in je portemonnee.',
    button: 'Bekijk de wedstrijd',
  },
  spotLapsed: {
    subject: 'Je aanbod voor {{game}} is verlopen',
    body: 'De tijd om de plek bij {{game}} op {{when}} te nemen is om; hij ging naar de volgende. Je kunt weer op de wachtlijst gaan staan.',
    button: 'Bekijk de wedstrijd',
  },
  spotWithdrawn: {
    subject: '{{game}}: de plek komt toch niet vrij',
    body: 'Wie jou een plek bij {{game}} op {{when}} liet, komt toch zelf. Je staat weer op je plaats op de wachtlijst en hoort van de volgende plek.',
    button: 'Bekijk de wedstrijd',
  },
  matchBelowMinimum: {
    subject: '{{game}} heeft te weinig spelers',
    body: 'Iemand verliet {{game}}, en het aantal spelers zakte onder het minimum. De wedstrijd gaat nog steeds door: nodig spelers uit, of beslis of je hem afgelast.',
    button: 'Bekijk de wedstrijd',
  },
  extremeRain: {
    subject: 'Er is extreme regen voorspeld bij {{game}}',
    body: 'Voor {{game}} op {{when}} is meer regen voorspeld dan waarin je veilig kunt spelen. De wedstrijd kan worden verplaatst naar een andere tijd of plek, of afgelast: dan krijgt iedereen 100 % terug. Wordt de verwachting beter, dan hoef je niets te doen.',
    button: 'Bekijk de wedstrijd',
  },
  matchGiven: {
    subject: '{{game}} is nu van jou',
    body: 'Vanaf nu organiseer jij {{game}}. Spelers komen bij jou terecht, en je kunt de wedstrijd wijzigen of afgelasten. Wat hij kost blijft gelijk.',
    button: 'Bekijk de wedstrijd',
  },
  coOrganiserNamed: {
    subject: '{{friend}} vraagt je hulp bij {{game}}',
    body: '{{friend}} maakte je mede-organisator van {{game}}. {{series}} Op de pagina zie je wat je kunt doen. Daar kun je ook altijd stoppen.',
    series: 'Dat geldt voor nog {{count}} wedstrijden uit de reeks.',
    button: 'Bekijk de wedstrijd',
  },
  coOrganiserLeft: {
    subject: '{{friend}} helpt niet meer mee met {{game}}',
    body: '{{friend}} is geen mede-organisator van {{game}} meer.',
    button: 'Bekijk de wedstrijd',
  },
  matchMessage: {
    subject: '{{game}}: een bericht van {{friend}}',
    body: '{{friend}}, die {{game}} leidt, schrijft: “{{words}}”',
    button: 'Bekijk de wedstrijd',
  },
  communityMessage: {
    subject: '{{community}}: een bericht van {{friend}}',
    body: '{{friend}}, die {{community}} leidt, schrijft aan alle leden: “{{words}}”',
    button: 'Bekijk de gemeenschap',
  },
  messageReported: {
    subject: 'Er is een bericht gemeld',
    body: 'Iemand meldde dit bericht: “{{words}}”. Beslis je of het blijft staan?',
    button: 'Beslis',
  },
  matchInvited: {
    subject: 'Kom je ook naar {{game}}?',
    body: 'Iemand met wie je speelde vraagt je mee naar {{game}}. Er is nog plek. Je krijgt dit omdat je uitnodigingen per e-mail hebt aangezet.',
    button: 'Bekijk de wedstrijd',
  },
  groupInvited: {
    subject: 'Samen naar {{game}}?',
    body: 'Iemand met wie je eerder speelde houdt een plek voor je vast bij {{game}}, een half uur lang. Ieder betaalt zelf. Je krijgt deze mail omdat je uitnodigingen per e-mail hebt aangezet.',
    button: 'Bekijk de wedstrijd',
  },
  groupComplete: {
    subject: 'Jullie doen allemaal mee: {{game}}',
    body: 'Iedereen van je groep heeft een plek bij {{game}}.',
    button: 'Bekijk de wedstrijd',
  },
  groupOver: {
    subject: 'Je groep voor {{game}} is niet compleet geworden',
    body: 'Je groep voor {{game}} eindigde voordat iedereen een plek had. Wat ervoor opzij stond, staat weer in je portemonnee.',
    button: 'Bekijk de wedstrijd',
  },
  noShowMarked: {
    subject: 'We misten je bij {{game}}',
    body: 'Volgens de organisator van {{game}} was je er op {{when}} niet. Klopt dat niet, maak dan binnen 14 dagen bezwaar met een zin: zolang er niet over is beslist telt het nergens mee. Organisatoren van wedstrijden waaraan je meedoet lezen hoe vaak je kwam; verder gebeurt er niets mee.',
    button: 'Bekijk het, of maak bezwaar',
  },
  noShowAppealed: {
    subject: 'Bezwaar over {{game}}',
    body: 'Iemand die er volgens jou bij {{game}} op {{when}} niet was, ziet dat anders. Lees het, en trek het in of laat het staan met een reden.',
    button: 'Lees het bezwaar',
  },
  noShowKept: {
    subject: 'Over je bezwaar bij {{game}} is beslist',
    body: 'Je staat bij {{game}} op {{when}} nog steeds als niet gekomen. Op je pagina lees je waarom, en wat je nog kunt doen.',
    button: 'Lees waarom',
  },
  noShowTakenBack: {
    subject: '{{game}}: je was er toch',
    body: 'Je telt bij {{game}} op {{when}} als gekomen.',
    button: 'Bekijk je opkomst',
  },
  wishFits: {
    subject: 'Een wedstrijd voor jou: {{game}}',
    body: 'Je zocht hem, en hier is hij: {{game}}. {{series}} Je krijgt dit omdat hij past bij een wens van je.',
    series: 'Daarna is hij er nog {{count}} keer.',
    button: 'Bekijk de wedstrijd',
  },
  gameNeedsYou: {
    subject: 'Nog {{count}} en {{game}} gaat door',
    body: '{{game}} komt nog een paar spelers tekort, en gaat anders niet door. Je krijgt dit omdat hij past bij wat je zocht of eerder speelde; je hoort van hoogstens één zo’n wedstrijd per dag.',
    button: 'Bekijk de wedstrijd',
  },
  regularSpotKept: {
    subject: 'Je plek bij {{game}} ligt klaar tot {{until}}',
    body: 'Je bent vaste speler, dus een plek bij {{game}} is van jou tot {{until}}. Zeg ja op de pagina van de wedstrijd; daarna is hij voor iedereen. Tot je ja zegt kost hij je niets. Kun je niet? Met ‘Deze keer niet’ krijgt een ander hem eerder.',
    button: 'Neem mijn plek',
  },
  regularEnded: {
    subject: 'Je bent geen vaste speler meer van {{game}}',
    body: 'De organisatie heeft beëindigd dat je vaste speler bent van {{game}}, dus er worden geen plekken meer voor je vrijgehouden. De plekken die je hebt genomen blijven van jou, en je kunt meedoen zoals ieder ander.',
    button: 'Bekijk de wedstrijd',
  },
  wishDigest: {
    subject: 'Nieuwe wedstrijden die bij je wensen passen',
    body: 'Deze zijn er sinds de vorige keer bij gekomen, en in elke is nog plek.',
    list: 'Wedstrijden voor jou',
    button: 'Bekijk mijn wensen',
  },
  afterMatchRating: {
    subject: 'Hoe was {{game}}?',
    body: 'Beoordeel met wie je speelde bij {{game}}. Het kost een minuut, en zo blijven de teams van de volgende wedstrijd eerlijk.',
    button: 'Beoordeel je wedstrijd',
  },
  communityApproved: {
    subject: 'Welkom bij {{community}}',
    body: 'Je aanvraag is goedgekeurd: je bent nu lid van {{community}}. {{note}}',
    button: 'Bekijk de gemeenschap',
  },
  communityDenied: {
    subject: 'Je aanvraag voor {{community}}',
    body: 'Je aanvraag om lid te worden van {{community}} is niet goedgekeurd. {{note}}',
    button: 'Bekijk de gemeenschap',
  },
  communityRequest: {
    subject: 'Iemand wil lid worden van {{community}}',
    body: 'Er is een nieuwe aanvraag om lid te worden van {{community}}. Jij beslist: laat diegene toe, of zeg waarom niet.',
    button: 'Bekijk de aanvraag',
  },
  communityRemoved: {
    subject: 'Je bent geen lid meer van {{community}}',
    body: 'Een beheerder heeft je uit {{community}} verwijderd. {{note}} Plekken die je hebt betaald, blijven van jou, en je kunt opnieuw vragen om lid te worden.',
    button: 'Bekijk de gemeenschap',
  },
  communityClosed: {
    subject: '{{community}} is opgeheven',
    body: 'Rondo heeft {{community}} opgeheven. {{note}} Plekken die je hebt betaald, blijven van jou. Gaat een wedstrijd niet door, dan krijg je alles terug.',
    button: 'Bekijk de gemeenschap',
  },
  communityAdmin: {
    subject: 'Je bent beheerder van {{community}}',
    body: 'Je kunt nu over aanvragen beslissen, nieuws schrijven en voor de leden van {{community}} zorgen.',
    button: 'Bekijk de gemeenschap',
  },
  communityNews: {
    subject: '{{community}}: {{title}}',
    body: 'Er is nieuws van {{community}}: {{title}}. Je krijgt dit omdat je de meldingen ervan hebt aangezet.',
    button: 'Lees het',
  },
  communityGames: {
    subject: 'Nieuwe wedstrijden in {{community}}',
    body: 'Net geopend in {{community}}: {{games}}. Je krijgt dit omdat je de meldingen ervan hebt aangezet.',
    button: 'Bekijk de wedstrijden',
  },
  labelSuggested: {
    subject: 'Een voorstel voor jou in {{community}}',
    body: 'Een lid van {{community}} zou je ‘{{words}}’ noemen. Jij beslist of je dat overneemt.',
    button: 'Antwoord',
  },
  labelRemoved: {
    subject: '‘{{words}}’ is verwijderd in {{community}}',
    body: 'Een beheerder van {{community}} heeft je ‘{{words}}’ verwijderd. {{note}}',
    button: 'Bekijk je tags en bijnaam',
  },
  labelReported: {
    subject: 'Gemeld in {{community}}: ‘{{words}}’',
    body: 'Een lid van {{community}} heeft de tag of bijnaam ‘{{words}}’ gemeld. Verwijder hem, of laat hem staan.',
    button: 'Bekijk de melding',
  },
  tagGiven: {
    subject: 'Je bent ‘{{words}}’ in {{community}}',
    body: 'Een beheerder van {{community}} heeft je de tag ‘{{words}}’ gegeven. Wil je hem niet, wijs hem dan af.',
    button: 'Bekijk je tags',
  },
  ...enquiryMails,
  newsletterAsked: {
    subject: 'Wil je onze nieuwsbrief?',
    body: 'Iemand, waarschijnlijk jij, heeft dit adres opgegeven voor de nieuwsbrief van Rondo. Bevestig het en je staat op de lijst; de link werkt één keer, 24 uur lang. Was jij dit niet? Dan hoef je niets te doen: je krijgt geen nieuwsbrief.',
    button: 'Ja, ik wil de nieuwsbrief',
  },
  newsletterWelcome: {
    subject: 'Welkom bij de nieuwsbrief van Rondo',
    body: 'Je staat op de lijst: af en toe hoor je van ons over nieuwe plekken om te spelen en toernooien. Uitschrijven kan altijd, met de link hieronder.',
    button: 'Bekijk alle wedstrijden',
  },
  digest: {
    subject: '{{count}} berichten van Rondo',
    body: 'Er gebeurden een paar dingen tegelijk, dus hier staan ze in één e-mail:',
    button: 'Bekijk alles',
  },
} as const;
