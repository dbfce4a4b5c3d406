import type { groupMemberStatuses } from '@rondo/contract';
import type { GroupWay } from '@rondo/rules';
import type { Each } from '../translate.ts';

/** Joining a game as a group. */
export const together = {
  start: {
    title: 'Join together',
    intro: 'We keep the spots for half an hour. Everyone pays their own share. You’ll see each other’s names.',
    wayLegend: 'How should we book?',
    way: { all: 'All or nothing', fit: 'Whoever says yes' } as const satisfies Each<GroupWay>,
    wayHint: {
      all: 'You’re in once everyone says yes. If anyone drops out, you get a refund.',
      fit: 'You’re in now. Friends join as they say yes.',
    } as const satisfies Each<GroupWay>,
    people: 'Who’s coming?',
    noPeople: 'No teammates yet. Share the link with friends.',
    link: 'Spots for your link',
    linkHint: 'For friends who aren’t listed.',
    fewer: 'One fewer',
    more: 'One more',
    nobody: 'Choose a friend, or a spot for your link.',
    inAlready: 'You’re in already: nothing to pay.',
    choose: 'Choose players',
    submit: 'Keep {{count}} spots',
    submitOne: 'Keep 1 spot',
    submitPay: 'Keep {{count}} spots and pay {{price}}',
    submitPayOne: 'Keep 1 spot and pay {{price}}',
    submitAside: 'Keep {{count}} spots, set aside {{price}}',
    done: 'We keep the spots until {{time}}.',
    doneFewer: 'Room for {{count}}. We keep the spots until {{time}}.',
  },
  reserve: {
    title: 'Play together',
    free: 'Say yes',
    pay: 'Set aside {{price}}',
    body: 'We set aside {{price}} until everyone says yes, by {{time}}. If anyone drops out, you get a refund.',
    bodyFree: 'You’re in once everyone says yes, by {{time}}.',
    done: 'You’ve said yes. Now the others.',
    complete: 'You’re all in!',
  },
  card: {
    own: 'Playing together',
    of: 'Play with {{name}}',
    left: 'Spots kept for {{left}} more.',
    all: 'All or nothing: {{count}} must say yes.',
    fit: 'First come, first served. Spots kept: {{count}}.',
    status: { invited: 'Invited', reserved: 'Said yes', joined: 'In' } as const satisfies Each<
      typeof groupMemberStatuses
    >,
    open: 'Still open',
    you: 'You',
    accept: 'Take my spot',
    decline: 'Decline',
    declineAll: 'Decline for everyone',
    end: 'End booking',
    stepBack: 'Withdraw',
    declined: 'Done. Others can take your spot.',
    ended: 'Booking ended. You get back anything set aside.',
    share: 'Copy link',
    copied: 'Link copied',
  },
} as const;
