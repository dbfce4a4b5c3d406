import { chosen } from './every.ts';
import type { NotificationChannel } from './notifications.ts';

// What admins see of messages (product.md#administration).

/** The channels whose messages wait until they are sent, and may fail. */
export const sentChannels = chosen<NotificationChannel>()({ mail: true, push: true, app: false });
export type SentChannel = (typeof sentChannels)[number];

/** Those whose waiting messages an admin can hold or throw away; push notifications end by themselves. */
export const heldChannels = chosen<SentChannel>()({ mail: true, push: false });

/** The channels that show what somebody was told; a push notification says what is in the app. */
export const toldChannels = chosen<NotificationChannel>()({ mail: true, app: true, push: false });
export type ToldChannel = (typeof toldChannels)[number];
