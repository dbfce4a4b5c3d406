export const settings = {
  saved: 'Saved',
  mails: {
    title: 'Our emails to you are bouncing',
    refused:
      'The mail server of {{email}} is refusing our emails. We’ll try again later; emails about your money and games wait until then.',
    bounced: 'Emails to {{email}} bounced, so we only send the ones about your money and games.',
    complained: 'An email to {{email}} was marked as spam, so we only send the ones about your money and games.',
    retry: 'Send a test email',
    sent: 'Sent. Open the link in it and you’ll get all our emails again.',
    change: 'Use another address',
  },
  appearance: {
    title: 'Language and appearance',
    intro: 'Your emails are in this language too.',
  },
  password: {
    title: 'Password',
    intro: 'Change it right away if you think someone knows it.',
    link: 'Change password',
  },
  privacy: {
    title: 'Who sees you',
    intro: 'Players who are logged in see your name and photo in the games you join.',
    hide: 'Hide my name and photo from visitors',
    hideHint:
      'People who aren’t logged in won’t see your name anywhere, not even on the leaderboard or as an organiser.',
    page: 'Who can open my page',
    pageHint: 'It shows what you play, at which level, and what you share with who looks.',
    readers: {
      everyone: 'Everyone who’s logged in',
      partners: 'Who I’ve played with',
      nobody: 'Nobody, and no invitations',
    },
  },
  data: {
    title: 'Your data',
    intro: 'One file with everything we keep about you: profile, games, payments, grades, communities and emails.',
    photo: 'Your photo is included as a link.',
    download: 'Download my data',
  },
  leaving: {
    title: 'Delete account',
    intro: 'This can’t be undone. Past games and payments stay, without your name, because others need them.',
    open: 'Delete my account…',
    sheetTitle: 'Delete your account?',
    organised: 'You have upcoming games as an organiser. Cancel them first:',
    payment: 'One of your payments is still in progress. Cancel it here, or come back when it’s done.',
    loginFirst:
      'You have no password, so we need to be sure it’s you. Log out, log in again and come back within five minutes.',
    spots: {
      one: 'You have a spot in {{count}} upcoming game. It will go to someone else:',
      other: 'You have spots in {{count}} upcoming games. They will go to others:',
    },
    refund: '{{amount}} back',
    noRefund: 'no refund',
    balance: 'Your balance is {{amount}}. It can’t be paid out, so you’ll lose it with your account.',
    balanceAfter:
      'With your refunds, your balance is {{amount}}. It can’t be paid out, so you’ll lose it with your account.',
    giveUp: 'I give up {{amount}}',
    giveUpMissing: 'Tick this box to continue, or spend your balance first',
    goes: 'Your name, photo, email address, notifications and ways to log in are deleted right away. This can’t be undone.',
    password: 'Your password',
    keep: 'Keep my account',
    confirm: 'Delete permanently',
    done: 'Your account has been deleted. Thank you for playing.',
  },
} as const;
