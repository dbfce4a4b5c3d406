import { sports } from '@rondo/rules';
import { notificationKindNames } from '@rondo/rules/notification-kinds';
import {
  notificationCategoryNames,
  type NotificationChannel,
  notificationChannels,
  notificationStatuses,
} from '@rondo/rules/notifications';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { id, instant, pagination, success, webAddress } from './wire.ts';

const kind = z.enum(notificationKindNames);
const category = z.enum(notificationCategoryNames);
const channel = z.enum(notificationChannels);
/** Whether it goes there. */
const goesTo = {
  app: z.boolean(),
  mail: z.boolean(),
  push: z.boolean(),
} satisfies Record<NotificationChannel, z.ZodBoolean>;

/** The details of a notification as they were when it was written; null for details that its kind doesn't have. */
const gameDetails = z.strictObject({
  locationAddress: z.string().nullable(),
  gameName: z.string().nullable(),
  gameDate: instant.nullable(),
  sport: z.enum(sports).nullable(),
  communityName: z.string().nullable(),
  adminNote: z.string().nullable(),
});

/** A notification for a person (product.md#notifications). */
export const notification = z.strictObject({
  _id: id,
  type: kind,
  status: z.enum(notificationStatuses),
  createdAt: instant,
  /** Keys of phrases: `notices.kinds.matchConfirmed.title`. */
  translationTitle: z.string(),
  /** Ends in `.static` for a notification without details. */
  translationMessage: z.string(),
  /** Values for the phrases, beside the details: amounts in euros, instants in ISO 8601. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Both phrases in the receiver's language, for clients without phrases of their own. */
  title: z.string(),
  message: z.string(),
  /** A path of the web app; never another site. */
  redirectUri: z.string().startsWith('/').nullable(),
  /** The game that it is about. */
  matchId: id.nullable(),
  gameDetails: gameDetails.nullable(),
  /** What its words say about the game or community that has changed since; null for nothing. */
  now: gameDetails.pick({ gameName: true, gameDate: true, locationAddress: true, communityName: true }).nullable(),
});

/** How many notifications of one game a list by games has. */
export const mostOfGame = 50;

export const listNotifications = defineCall({
  method: 'GET',
  path: '/users/notifications',
  summary: 'What the user was told, newest first: active (unread and read) or archived.',
  access: 'guest',
  input: {
    query: z.object({
      status: z.enum(['active', 'archived']).default('active'),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      by: z
        .enum(['notification', 'game'])
        .default('notification')
        .describe(
          `What is counted, skipped and limited. By \`game\`, those of one game count as one and come together, the latest ${mostOfGame} of them.`,
        ),
    }),
  },
  output: z.strictObject({
    status: success,
    data: z.array(notification),
    unread: z.int().describe('The number of all unread ones, counted up to 100'),
    pagination,
  }),
  errors: [],
});

export const changeNotification = defineCall({
  method: 'PUT',
  path: '/users/notifications/{id}',
  summary: 'Read or archive a notification: the full notification with its new status; nothing else of it changes.',
  access: 'guest',
  input: { params: z.object({ id }), body: z.object({ status: z.enum(notificationStatuses) }) },
  output: z.strictObject({ status: success, data: z.strictObject({ notification, unread: z.int() }) }),
  errors: ['notification_not_found'],
});

/** How many notifications can be changed, or made unread again, at once. */
export const readAtOnce = 200;

export const readAllNotifications = defineCall({
  method: 'PUT',
  path: '/users/notifications',
  summary:
    'Mark all unread notifications as read; or, to take that back, those given as unread again; or give each of several its own status, as those of a game.',
  access: 'guest',
  input: {
    body: z
      .object({
        unread: z.array(id).max(readAtOnce).optional(),
        changes: z
          .array(z.object({ _id: id, status: z.enum(notificationStatuses) }))
          .max(readAtOnce)
          .optional(),
      })
      .nullish(),
  },
  output: z.strictObject({
    status: success,
    unread: z.int(),
    changed: z.array(id).describe(`The latest ${readAtOnce} that were changed, at most`),
  }),
  errors: [],
});

export const watchNotifications = defineCall({
  method: 'GET',
  path: '/users/notifications/live',
  summary:
    'Server-sent events: `unread` with `{unread, latest}` as JSON (at most 100, and the id of the newest notification), at once and after each change, within 2 s.',
  access: 'guest',
  input: {},
  output: z.string().describe('text/event-stream'),
  errors: [],
  stream: true,
});

/** `22:00`, local time. */
const localTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

const quietHours = z
  .strictObject({ from: localTime, until: localTime })
  .refine(({ from, until }) => from !== until, { path: ['until'], message: 'Choose two different times.' });

/** The address at which a browser's push service accepts messages for it. */
const pushEndpoint = webAddress(1000, /./);

const preferences = z.strictObject({
  categories: z.array(
    z.strictObject({
      category,
      ...goesTo,
      /** Channels on which the category is always sent. */
      always: z.array(channel),
    }),
  ),
  /** Hours in which push messages, and mails that can wait, are held back; null for none. */
  quietHours: quietHours.nullable(),
  newsletter: z.boolean(),
  push: z.strictObject({
    /** The installation's public key, as `pushManager.subscribe` takes it. */
    key: z.string(),
    /** How many browsers of the user get push messages. */
    browsers: z.int(),
    /** Whether the browser that the call names is one of them. */
    here: z.boolean(),
  }),
});

export const getNotificationPreferences = defineCall({
  method: 'GET',
  path: '/users/notificationPreferences',
  summary: 'Where the user hears of what, when nothing rings, and whether they get the newsletter.',
  access: 'guest',
  input: {
    query: z.object({ endpoint: pushEndpoint.optional().describe("The address of this browser's push subscription") }),
  },
  output: z.strictObject({ status: success, data: preferences }),
  errors: [],
});

export const changeNotificationPreferences = defineCall({
  method: 'PUT',
  path: '/users/notificationPreferences',
  summary: 'Change them; what is left out stays. What always goes can not be switched off.',
  access: 'guest',
  input: {
    body: z.object({
      choices: z
        .array(z.object({ category, channel, on: z.boolean() }))
        .max(notificationCategoryNames.length * notificationChannels.length)
        .default([]),
      quietHours: quietHours.nullish(),
      newsletter: z.boolean().optional(),
    }),
  },
  output: z.strictObject({ status: success, data: preferences }),
  errors: ['notice_goes_always'],
});

export const subscribePush = defineCall({
  method: 'POST',
  path: '/users/pushSubscriptions',
  summary: "Send push messages to this browser, until its session ends. The body is the browser's PushSubscription.",
  access: 'guest',
  input: {
    body: z.object({
      endpoint: pushEndpoint,
      keys: z.object({
        p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/),
        auth: z.string().regex(/^[\w-]{20,30}={0,2}$/),
      }),
    }),
  },
  output: z.strictObject({ status: success }),
  errors: ['push_endpoint_refused'],
});

export const unsubscribePush = defineCall({
  method: 'DELETE',
  path: '/users/pushSubscriptions',
  summary: 'Send this browser no more push messages.',
  access: 'guest',
  input: { body: z.object({ endpoint: pushEndpoint }) },
  output: z.strictObject({ status: success }),
  errors: [],
});

/** What a mailed unsubscribe link switches off: one category, every category that can be off, or the newsletter. */
export const mailTopics = [...notificationCategoryNames, 'all', 'newsletter'] as const;
export type MailTopic = (typeof mailTopics)[number];

const mailTopic = z.strictObject({ category: z.enum(mailTopics), subscribed: z.boolean() });
const mailToken = z.object({ token: z.string().min(1).max(200) });

export const readUnsubscribe = defineCall({
  method: 'GET',
  path: '/unsubscribe/{token}',
  summary: 'Which mails a mailed link would end; changes nothing.',
  access: 'visitor',
  input: { params: mailToken },
  output: z.strictObject({ status: success, data: mailTopic }),
  errors: ['unsubscribe_invalid'],
});

export const unsubscribe = defineCall({
  method: 'POST',
  path: '/unsubscribe/{token}',
  summary: 'End these mails, or get them again (`undo`). Without a login; also at /unsubscribe/{token} (RFC 8058).',
  access: 'visitor',
  input: { params: mailToken, body: z.object({ undo: z.boolean().default(false) }) },
  output: z.strictObject({ status: success, data: mailTopic }),
  errors: ['unsubscribe_invalid'],
});

export type Notification = z.output<typeof notification>;
export type NotificationPreferences = z.output<typeof preferences>;
