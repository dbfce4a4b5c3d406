import type { Badge, InvitationOutcome } from '@rondo/rules';
import type { Each } from '../translate.ts';

export const people = {
  notFound: {
    title: 'Player not found',
    body: 'They may have left Rondo, or the link is wrong.',
    action: 'See all games',
  },
  failed: 'This player didn’t load',
  since: 'Plays here since {{month}}',
  played: { one: '{{count}} game played', other: '{{count}} games played' },
  won: 'Won {{won}} of {{of}}',
  hidden: '{{name}} keeps this private.',
  own: 'Your page, as others see it.',
  settings: 'Page visibility',
  edit: 'Edit profile',
  badges: {
    trusted: { name: 'Trusted', body: '{{count}}+ games played' },
    regular: { name: 'Veteran', body: '{{count}}+ games played' },
    host: { name: 'Host', body: '{{count}}+ games hosted' },
  } as const satisfies Each<Badge>,
  playing: 'How {{name}} plays',
  sports: {
    title: 'Levels',
    none: 'No games played yet.',
    games: { one: '{{count}} game', other: '{{count}} games' },
    provisional: 'first impression',
  },
  hosted: {
    body: {
      one: '{{count}} hosted, {{ahead}} played',
      other: '{{count}} hosted, {{ahead}} played',
    },
  },
  together: {
    title: { one: '{{count}} game together', other: '{{count}} games together' },
    none: 'You haven’t played together yet.',
  },
  communities: { title: 'Shared communities', own: 'Your communities' },
  partners: {
    title: 'Teammates',
    page: 'See your page',
    games: { one: '{{count}} game together', other: '{{count}} games together' },
    more: 'Show more players',
    none: 'Play a game to meet your first teammates.',
    failed: 'The players didn’t load',
  },
  invite: {
    title: 'Invite players',
    body: 'We’ll notify everyone you pick.',
    submit: { one: 'Invite {{count}} player', other: 'Invite {{count}} players' },
    choose: 'Choose players',
    cancel: 'Not now',
    most: 'Up to ten at once.',
    none: 'No teammates to invite. Share the game instead.',
    sent: { one: '{{count}} player invited', other: '{{count}} players invited' },
    notSent: 'They’ve had enough invitations for now.',
    outcome: {
      in: 'Already in',
      invited: 'Already invited',
      later: 'Enough invitations',
      sent: 'Invited',
      unavailable: 'Can’t be invited',
    } as const satisfies Each<InvitationOutcome>,
  },
} as const;
