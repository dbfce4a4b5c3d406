export const settings = {
  mails: {
    title: 'Mails to your address come back',
    refused:
      'The mail server of {{email}} refuses our mails. We try again later; what is about your money and games waits until then.',
    bounced: 'Mails to {{email}} came back, so we only send what is about your money and games.',
    complained: 'A mail to {{email}} was marked as unwanted, so we only send what is about your money and games.',
    retry: 'Send a mail to try again',
    sent: 'Sent. Open the link in it, and we write to you as before.',
    change: 'Use another address',
  },
  appearance: {
    title: 'Language and appearance',
    intro: 'We write your e-mails in this language too.',
  },
  password: {
    title: 'Password',
    intro: 'Choose another one now and then, and right away if somebody may know it.',
    link: 'Change password',
  },
  privacy: {
    title: 'Who sees you',
    intro: 'Players who are logged in see your name and photo in the games you join.',
    hide: 'Hide my name and photo from visitors',
    hideHint: 'Who is not logged in then sees you nowhere by name, also on the leaderboard and as an organiser.',
    saved: 'Saved.',
  },
  data: {
    title: 'Your data',
    intro: 'One file with everything we keep about you: profile, games, payments, grades, communities and mails.',
    photo: 'Your photo is in it as a link.',
    download: 'Download my data',
  },
  leaving: {
    title: 'Delete account',
    intro: 'Your account goes for good. Past games and payments stay without your name, because others need them.',
    open: 'Delete my account…',
    sheetTitle: 'Delete your account?',
    organised: 'You organise games that are still to come. Cancel them first:',
    payment: 'A payment of yours is still under way. Cancel it here, or come back when it is through.',
    loginFirst:
      'You have no password, so we need to be sure that it is you. Log out, log in again, and come back within five minutes.',
    spots: {
      one: 'You have a spot in {{count}} game to come. It goes to somebody else:',
      other: 'You have spots in {{count}} games to come. They go to others:',
    },
    refund: '{{amount}} back',
    noRefund: 'nothing back',
    balance: 'Your balance is {{amount}}. It can not be paid out: it is gone once your account is.',
    balanceAfter:
      'With what comes back your balance is {{amount}}. It can not be paid out: it is gone once your account is.',
    giveUp: 'I give up {{amount}}',
    goes: 'Your name, photo, address, messages and ways to log in are deleted at once. There is no way back.',
    password: 'Your password',
    keep: 'Keep my account',
    confirm: 'Delete for good',
    done: 'Your account has been deleted. Thank you for playing.',
  },
} as const;
