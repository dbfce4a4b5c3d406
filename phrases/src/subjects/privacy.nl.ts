import type { privacy as en } from './privacy.en.ts';
import type { Shape } from '../translate.ts';

export const privacy = {
  title: 'Privacybeleid',
  intro: 'Wat Rondo van je weet, waarom, hoe lang, en wat jij eraan kunt doen.',
  who: {
    title: 'Wie we zijn',
    text: 'Rondo is verantwoordelijk voor de gegevens die hier staan. Je bereikt ons via {{email}}.',
  },
  what: {
    title: 'Wat we bewaren, en waarom',
    text: '- Je naam, e-mailadres, foto en taal: voor je account, en zodat spelers weten met wie ze spelen. De grondslag is onze overeenkomst.\n- Je wachtwoord: alleen als een code waaruit het niet terug te lezen is.\n- Wanneer je de voorwaarden accepteerde, en daarmee zei dat je oud genoeg bent of dat je ouders het goed vinden: niemand vraagt je geboortedatum.\n- Wedstrijden waaraan je meedoet, die je organiseert of waarop je wacht, wie een plek betaalde, en van welke wekelijkse wedstrijden je vaste speler bent: om de wedstrijden te laten verlopen.\n- Betalingen, rittenkaarten, je portemonnee en bonnen: om die te laten werken, en omdat de wet een boekhouding vraagt. Nummers van kaarten blijven bij de betaaldienst. Het rekeningnummer van een organisator die wordt betaald, of van een gast die per bank geld terugkrijgt, bewaren wij, versleuteld.\n- Cijfers die spelers elkaar geven, en de score die daaruit volgt: voor eerlijke teams en de ranglijst.\n- Wat je browser over zichzelf zegt (de user agent, hooguit 300 tekens) bij elke keer inloggen, die jij ziet als ‘Firefox op Android’, en netwerkadressen in tellers tegen misbruik: voor veilige accounts.\n- Het nummer waaronder Google je kent, als je met Google inlogt, en je passkeys: hun publieke sleutel, naam en laatste gebruik. Je vinger of gezicht verlaat je apparaat nooit.\n- Het adres bij de maker van je browser waar pushmeldingen heen gaan, met de sleutels ervan, als je die aanzet.\n- Adressen voor de nieuwsbrief, als je daarom vraagt.\n- Wat je op een contactpagina schrijft, ook foto’s van je locatie: om je te antwoorden. Alleen wie bij Rondo antwoordt, ziet het.\n- De mails en meldingen die we je sturen: om zeker te weten dat je het hoorde.\n- Uitnodigingen voor wedstrijden, verstuurd en ontvangen: zodat elke je één keer bereikt, en het er niet te veel worden.\n- Je seintjes voor wedstrijden (sporten, tijden, een plek en een afstand, niveau, prijs): om je wedstrijden te laten weten die passen, en om te tellen hoeveel mensen ergens willen spelen.\n- De sporten die je leuk vindt, wanneer je speelt, je stad en de talen die je spreekt, als je dat invult, en de wedstrijden die je speelde, met wie en voor welke prijs: om wedstrijden voor je te kiezen. In de instellingen zet je dat uit; niemand anders ziet het.\n- Wedstrijden die je mee organiseert, met wat je daar mag, berichten die je aan iedereen in een wedstrijd of groep schrijft, en welke je meldt: om samen wedstrijden te leiden. Een adres zonder account dat iemand opgeeft, wordt na de wedstrijd verwijderd.\n- Of je kwam bij wedstrijden waar de organisator spelers incheckt, en wat erover is gezegd als je bezwaar maakt: zodat organisatoren weten op wie ze kunnen rekenen. Er wordt niets om geweigerd.\n- Je plek, alleen als je op ‘In de buurt’ drukt; die slaan we niet op.',
  },
  others: {
    title: 'Wie het ziet',
    text: 'Spelers die zijn ingelogd zien je naam, foto en score bij wedstrijden waaraan je meedoet. Bezoekers ook, tenzij je je naam verbergt bij de instellingen; e-mailadressen laten we nooit zien. Je pagina, voor spelers die zijn ingelogd, voegt daaraan toe wat je speelt, op welk niveau, en welke wedstrijden en groepen je deelt met wie kijkt; bij de instellingen kies je wie hem mag openen. Hoe je speelt (sporten, tijden, stad en talen) staat er alleen op als je dat aanzet. Heb je een rang, dan sta je hoe dan ook op de ranglijst van je stad. De organisator van een wedstrijd ziet wie er meedoet, en wie de vaste spelers zijn.\n\nBuiten Rondo gaan je gegevens naar de betaaldienst als je betaalt, en naar de bedrijven die onze mails bezorgen en onze servers beheren, binnen de Europese Unie en onder contract. Google hoort dat je bij Rondo inlogt als je daarvoor kiest, en vertelt ons je naam en adres. De maker van je browser (zoals Google, Mozilla of Apple) geeft pushmeldingen door en kan ze niet lezen. Zet je een ticket in Google Wallet, dan krijgt Google wat erop staat: je naam en de wedstrijd. Van een ticket in Apple Wallet melden we Apple alleen dat het is gewijzigd. Waar Rondo straten zoekt, gaat wat je als plaats typt of op een kaart aanwijst naar de kaartdienst, zonder je naam. Van seintjes zien organisatoren alleen hoeveel mensen in een plaats en een deel van de week willen spelen, naar beneden afgerond en nooit minder dan vijf. Hoe vaak je kwam lezen alleen jij en de organisator van een wedstrijd waaraan je meedoet; een bezwaar leest die organisator ook, en vraag je Rondo, dan lezen wij het. We verkopen niets aan niemand.',
  },
  long: {
    title: 'Hoe lang we het bewaren',
    text: 'Wat van wie wordt bewaard, hoe lang en waarom. Onze eigen taken houden zich hier elke dag aan.',
  },
  third: {
    title: 'Cookies en andere partijen',
    text: 'We plaatsen de cookies die Rondo nodig heeft om te werken, en geen andere. Inhoud van andere partijen, zoals een socialmediafeed, laden we pas als jij dat goedvindt; dat kun je altijd terugnemen. In het cookiebeleid staat alles op een rij.',
  },
  rights: {
    title: 'Jouw rechten',
    text: 'Bij de instellingen kun je je gegevens bekijken en wijzigen, alles downloaden en je account verwijderen. Kun je niet inloggen, of speel je als gast? Schrijf ons vanaf je adres, dan doen wij het voor je. Je kunt ons ook vragen iets te verbeteren of te beperken, of bezwaar maken; we antwoorden binnen {{days}} dagen. Niet tevreden? Dan kun je een klacht indienen bij de Autoriteit Persoonsgegevens.',
  },
  safe: {
    title: 'Hoe we het veilig houden',
    text: 'Verbindingen zijn versleuteld, wachtwoorden en links uit mails slaan we versleuteld op, foto’s verliezen de plek en tijd waarop ze zijn gemaakt, en elke beweging van geld staat in een grootboek dat niemand ongemerkt kan wijzigen. Gaat er toch iets mis, dan laten we dat jou en de toezichthouder weten zoals de wet vraagt.',
  },
  external: 'Het beleid van onze partner',
} as const satisfies Shape<typeof en>;
