import type { terms as en } from './terms.en.ts';
import type { Shape } from '../translate.ts';
import { paymentMethods } from './payment-methods.nl.ts';

export const terms = {
  title: 'Algemene voorwaarden',
  updated: 'Laatst gewijzigd op {{date}}.',
  contents: 'In deze voorwaarden',
  intro: {
    title: 'Inleiding',
    text: 'Deze voorwaarden zijn de overeenkomst tussen jou en Rondo. Er staat in wat je van ons mag verwachten als je een wedstrijd zoekt, meedoet en betaalt, en wat wij en de andere spelers van jou verwachten.\n\nDoor een account te maken, als gast mee te doen of via Rondo te betalen ga je ermee akkoord. Rechten die je als consument hebt volgens de Nederlandse of Europese wet gaan voor alles wat hier staat.\n\nJe moet minstens {{age}} jaar zijn om Rondo te gebruiken. Ben je jonger dan {{consentAge}}? Dan moet een ouder of voogd voor jou met deze voorwaarden akkoord gaan.',
  },
  updates: {
    title: 'Wijzigingen',
    text: 'We kunnen deze voorwaarden wijzigen, bijvoorbeeld als Rondo iets nieuws kan of als de wet verandert. Over een wijziging die voor jou uitmaakt mailen we je minstens 14 dagen van tevoren. Ben je het er niet mee eens, dan kun je je account voor die dag verwijderen; voor wat je tot dan hebt geboekt blijven de voorwaarden gelden waarmee je boekte.',
  },
  definitions: {
    title: 'Begrippen',
    text: '- Wedstrijd: een geplande wedstrijd of toernooi in een teamsport waaraan mensen via Rondo meedoen.\n- Organisator: wie een wedstrijd aanmaakt en er op de dag zelf voor zorgt.\n- Plek: één plaats in een wedstrijd.\n- Tegoed: digitale euro’s in je portemonnee, altijd evenveel waard als gewone euro’s.\n- Portemonnee: je tegoed, met alles wat erin en eruit ging.\n- Gast: wie meedoet met een e-mailadres, zonder wachtwoord.\n- In afwachting, gaat door, afgelast: een wedstrijd wacht op genoeg spelers, heeft er genoeg, of wordt niet gespeeld.\n- Begin: de datum en tijd waarop een wedstrijd begint, in de tijd van Amsterdam.',
  },
  account: {
    title: 'Account en saldo',
    text: 'Je account is alleen van jou. Houd je wachtwoord voor jezelf en laat het ons meteen weten als je denkt dat iemand anders je account gebruikt. Gebruik je echte e-mailadres: daar hoor je het als een wedstrijd wordt afgelast.\n\nJe hebt één account en één profielfoto. Op de foto sta jij, en niets wat anderen niet hoeven te zien.\n\nJe saldo verloopt niet en is nooit lager dan nul. Je kunt het besteden aan wedstrijden op Rondo; het wordt niet in geld uitbetaald en je kunt het niet aan een ander geven, behalve door iemands plek in een wedstrijd te betalen.\n\nAls gast kun je boeken en betalen, maar heb je geen saldo. Wat je terugkrijgt bewaren we als tegoed; het is van jou zodra je een wachtwoord voor je account kiest.\n\nJe kunt je account altijd verwijderen bij de instellingen. Tegoed dat dan over is vervalt; dat vragen we je eerst.',
  },
  topUp: {
    title: 'Opwaarderen',
    text: 'Je waardeert je portemonnee op met hele euro’s, van {{min}} tot en met {{max}} euro per keer, via onze betaaldienst. Het tegoed staat in je portemonnee zodra de betaaldienst ons meldt dat je hebt betaald, meestal binnen een paar seconden.\n\nOpwaarderingen krijg je niet terug. De transactiekosten komen boven op het bedrag, je ziet ze voordat je betaalt, en ook die krijg je niet terug.\n\nEen betaling die te laat binnenkomt raakt nooit kwijt: die wordt tegoed in je portemonnee, en we mailen je.',
  },
  booking: {
    title: 'Boeken',
    text: 'Een plek is van jou zodra Rondo dat op het scherm zegt en, als je betaalt, zodra de betaling binnen is. Terwijl je via de betaaldienst betaalt houden we je plek {{minutes}} minuten vast.\n\nEen wedstrijd is in afwachting tot er genoeg spelers zijn; dan gaat hij door, en dat blijft zo. Zijn er te weinig spelers bij de deadline, {{paidHours}} uur voor het begin van een betaalde wedstrijd of {{freeHours}} uur voor een gratis, dan wordt hij afgelast en krijgt iedereen alles terug.\n\nIs de wedstrijd vol? Dan kun je op de wachtlijst: wie het eerst komt, is het eerst aan de beurt. Een plek die vrijkomt krijg je meteen als je dat goedvond en ervoor kunt betalen, of we houden hem een tijdje voor je vast.\n\nJe kunt voor vrienden betalen. Zij krijgen bericht en kunnen de plek afslaan; wat er dan terugkomt gaat naar wie betaalde.\n\nSommige wedstrijden vragen een niveau, een toegangscode of een team. De prijs die je ziet voordat je bevestigt is de prijs die je betaalt: geen latere wijziging maakt jouw plek duurder.',
  },
  cancellations: {
    title: 'Afmelden en terugbetalen',
    text: 'Wat terugkomt gaat naar wie betaalde, na korting en zonder transactiekosten. Dit krijg je terug als je je afmeldt voor een betaalde plek:',
    after:
      'Aan gratis wedstrijden kun je tot {{freeHours}} uur voor het begin meedoen, en je kunt je tot dan ook afmelden.\n\nEen betaalde plek kun je aan een andere speler overdragen tot de inschrijving sluit; een waarvoor je geen geld meer terugkrijgt kun je ook vrijgeven voor de wachtlijst. Wie hem neemt betaalt de prijs van dat moment, en jij krijgt dan alles terug wat je betaalde. Je kunt ook overstappen naar een andere wedstrijd van dezelfde organisator.\n\nMet een rittenkaart betaal je {{rides}} wedstrijden van een reeks vooruit. Voor elke wedstrijd waarvoor je hem gebruikt, gelden dezelfde terugbetaalregels, en wat voor 100\u00a0% terugkomt, staat weer op de rittenkaart. Geef je de rittenkaart terug, of loopt hij een jaar na de aankoop af, dan krijg je {{passPercent}}\u00a0% van wat je niet gebruikt hebt; komt er geen wedstrijd van de reeks meer, dan krijg je dat allemaal terug.\n\nVerandert een organisator de tijd of plaats van een wedstrijd waarvoor je betaalde, dan kun je {{changeHours}} uur lang alles terugkrijgen, of tot het begin als dat eerder is.\n\nEen boeking voor een vaste datum valt buiten de bedenktijd van 14 dagen die voor andere aankopen op internet geldt.',
  },
  weather: {
    title: 'Weer',
    text: 'Wedstrijden buiten gaan door als het regent. Een organisator kan een wedstrijd afgelasten bij weer dat het onveilig maakt: onweer, storm, bevroren velden of extreme regen van meer dan {{rain}} mm per uur. Iedereen krijgt dan 100\u00a0% terug. Wegblijven vanwege het weer terwijl de wedstrijd doorgaat is geen reden voor een terugbetaling.',
  },
  payments: {
    title: 'Betalen en kosten',
    text: 'Betalingen lopen via een betaaldienst met vergunning; wij zien en bewaren de nummers van je kaart of rekening nooit. Alle prijzen zijn in euro’s en inclusief btw waar die geldt. De transactiekosten zijn:',
    after:
      'Betalen uit je portemonnee kost niets extra. Elke betaling staat in je portemonnee, met een bon om te printen.\n\nLaat je een betaling bij je bank terugdraaien terwijl de wedstrijd is gespeeld, dan kunnen we je account sluiten voor nieuwe boekingen tot het is opgelost.',
    method: 'Manier',
    fee: 'Kosten',
    methods: paymentMethods,
    none: 'Geen',
    both: '{{percent}}\u00a0% plus {{fixed}}',
  },
  responsibilities: {
    title: 'Wat we van jou verwachten',
    text: '- Wees er, op tijd, in kleding en schoenen die bij de sport en de vloer passen.\n- Speel eerlijk. Niet beledigen, niet discrimineren, geen geweld, geen dreigementen: op het veld en in de app.\n- Speel alleen als je gezondheid het toelaat. Sporten heeft risico’s; je doet mee op eigen risico.\n- Houd je aan de regels van de locatie en aan wat de organisator over veiligheid zegt.\n- Geef na een wedstrijd eerlijke cijfers, over de sport en niet over de persoon.\n- Verkoop geen plekken, gebruik geen programma’s om ze te bemachtigen en probeer prijzen, grenzen of beveiliging niet te omzeilen.\n\nWie zich daar niet aan houdt kan een plek verliezen zonder geld terug, en het account na een waarschuwing of, als het ernstig is, meteen. Je kunt ons altijd vragen er nog eens naar te kijken.',
  },
  privacy: {
    title: 'Privacy en gegevens',
    text: 'We gebruiken je gegevens om je te laten spelen, en voor niets wat je niet zou verwachten. In ons privacybeleid staat wat we bewaren, waarom en hoe lang. Bij de instellingen kun je alles downloaden wat we van je hebben, en je account verwijderen. Vragen over je gegevens beantwoorden we binnen {{days}} dagen.',
  },
  links: {
    title: 'Links naar anderen',
    text: 'Pagina’s van wedstrijden kunnen verwijzen naar andere sites, bijvoorbeeld van de organisatie van een toernooi of van een locatie. Die sites zijn niet van ons en we zijn niet verantwoordelijk voor wat erop staat. In onze pagina’s wordt niets van een andere site geladen voordat jij dat goedvindt.',
  },
  property: {
    title: 'Intellectueel eigendom',
    text: 'Rondo, de naam, het uiterlijk en de software zijn van ons. Wat jij uploadt blijft van jou; je geeft ons toestemming het op Rondo te laten zien zolang het er staat. Upload alleen foto’s en teksten die je mag gebruiken. Zie je iets van jou dat een ander op Rondo zette? Laat het weten en we halen het weg.',
  },
  liability: {
    title: 'Aansprakelijkheid',
    text: 'Rondo brengt spelers, organisatoren en locaties bij elkaar. De organisator is verantwoordelijk voor de wedstrijd, de locatie voor haar gebouw en velden, en elke speler voor wat die doet. Wij zijn niet aansprakelijk voor blessures, of voor spullen die bij een wedstrijd kwijt of stuk raken, behalve bij opzet of grove schuld van onze kant.\n\nAls we wel aansprakelijk zijn, dan voor directe schade en hoogstens voor wat je ons in de twaalf maanden ervoor betaalde. Dit beperkt geen rechten die volgens de wet niet beperkt mogen worden.',
  },
  disputes: {
    title: 'Geschillen',
    text: 'Gaat er iets mis? Schrijf eerst naar ons. Je krijgt binnen {{hours}} uur een eerste antwoord en binnen {{businessDays}} werkdagen een besluit met de redenen. Komen we er niet uit, dan kun je naar de rechter van je woonplaats. Op deze voorwaarden is Nederlands recht van toepassing.',
  },
  contact: {
    title: 'Contact',
    text: 'Schrijf naar {{email}}. We beantwoorden elke e-mail, meestal binnen {{hours}} uur.',
  },
} as const satisfies Shape<typeof en>;
