export const reminderMails = {
  reminder: {
    bring: 'Meenemen',
    bringThese: 'Sportkleding en een flesje water.',
    chat: 'Groepschat',
    openChat: 'Open de chat',
    cannotCome: 'Kun je niet?',
    leave: 'Meld je af vóór {{until}}, dan kan iemand anders spelen. Het kost je niets.',
    refund: 'De wedstrijd is gewijzigd: meld je af vóór {{until}} en je krijgt alles terug, {{amount}}.',
    refundToFriend:
      'De wedstrijd is gewijzigd: meld je af vóór {{until}} en alles, {{amount}}, gaat terug naar de vriend die betaalde.',
    offer:
      'Een wedstrijd die doorgaat, wordt niet terugbetaald, maar je kunt je plek vrijgeven voor de wachtlijst. Zodra iemand hem neemt, krijg je terug wat je betaalde: {{amount}}.',
    offerOfFriend:
      'Een wedstrijd die doorgaat, wordt niet terugbetaald, maar je kunt je plek vrijgeven voor de wachtlijst. Zodra iemand hem neemt, krijgt de vriend die betaalde {{amount}} terug.',
  },
  gameInADay: {
    subject: '{{game}}: {{when}}',
    body: 'Je speelt {{game}}, en die gaat door.',
    button: 'Bekijk de wedstrijd',
  },
  gameInTwoHours: {
    subject: '{{game}} begint om {{time}}',
    body: 'Het is bijna zover: {{game}} begint. Veel plezier!',
    button: 'Bekijk de wedstrijd',
  },
} as const;
