export const ANNOUNCEMENT_CHANNELS = ['IN_APP', 'EMAIL', 'SMS', 'PUSH'] as const
/** Those a sender gets without saying so: all that cost nothing. */
export const FREE_CHANNELS = ['EMAIL', 'PUSH'] as const
export const MOST_RECIPIENTS_NAMED = 500
export const MOST_ANNOUNCEMENTS = 100
