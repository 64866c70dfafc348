export const ANNOUNCEMENT_CHANNELS = ['IN_APP', 'EMAIL', 'SMS', 'PUSH'] as const
/** Those a sender gets without saying so: all that cost nothing. */
export const FREE_CHANNELS = ['EMAIL', 'PUSH'] as const
/** How far ahead an announcement can be planned. */
export const MOST_DAYS_AHEAD = 90
export const ANNOUNCEMENT_STATES = ['WAITING', 'SENT', 'WITHDRAWN', 'REFUSED'] as const
export const MOST_RECIPIENTS_NAMED = 500
export const MOST_ANNOUNCEMENTS = 100

/** Of those who were told: who has not read it, and whom some way did not reach. */
export const RECIPIENTS_SHOWN = ['UNREAD', 'FAILED'] as const
