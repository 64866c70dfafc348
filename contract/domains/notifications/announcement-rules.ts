export const ANNOUNCEMENT_CHANNELS = ['IN_APP', 'EMAIL', 'SMS', 'PUSH'] as const
/** Default channels: those that cost nothing. */
export const FREE_CHANNELS = ['EMAIL', 'PUSH'] as const
/** How far ahead an announcement can be scheduled. */
export const MOST_DAYS_AHEAD = 90
export const ANNOUNCEMENT_STATES = ['WAITING', 'SENT', 'WITHDRAWN', 'REFUSED'] as const
export const MOST_RECIPIENTS_NAMED = 500
export const MOST_ANNOUNCEMENTS = 100

/** Filters of recipients: those who have not read it, and those with a failed delivery. */
export const RECIPIENTS_SHOWN = ['UNREAD', 'FAILED'] as const
