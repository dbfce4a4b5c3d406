/** The key shared by all lists of notifications. */
export const notificationsKey = ['notifications'] as const;
