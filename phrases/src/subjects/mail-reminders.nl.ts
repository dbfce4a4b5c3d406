export const reminderMails = {
  reminder: {
    bring: 'Meenemen',
    bringThese: 'Sportkleding en een flesje water.',
    chat: 'Groepschat',
    openChat: 'Open de chat',
    cannotCome: 'Kun je niet?',
    leave: 'Meld je af vóór {{until}}, dan kan een ander spelen.',
    refund: 'De wedstrijd is gewijzigd: meld je af vóór {{until}} en krijg {{amount}} terug.',
    refundToFriend: 'De wedstrijd is gewijzigd: meld je af vóór {{until}} en je vriend krijgt {{amount}} terug.',
    offer:
      'Geen geld terug nu, wel kun je je plek vrijgeven voor de wachtlijst. Pakt iemand hem, dan krijg je {{amount}} terug.',
    offerOfFriend:
      'Geen geld terug nu, wel kun je je plek vrijgeven voor de wachtlijst. Pakt iemand hem, dan krijgt je vriend {{amount}} terug.',
  },
  gameInADay: {
    subject: '{{game}}: {{when}}',
    body: 'Je speelt {{game}}, en het gaat door.',
    button: 'Bekijk de wedstrijd',
  },
  gameInTwoHours: {
    subject: '{{game}} begint om {{time}}',
    body: 'Bijna tijd voor {{game}}. Veel plezier!',
    button: 'Bekijk de wedstrijd',
  },
} as const;
