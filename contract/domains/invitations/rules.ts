import type { InvitationStatus } from './invitation.ts'

/** Days that an invitation can be accepted, from when it was last sent. */
export const INVITATION_DAYS = 7
/** Seconds between two sendings of one invitation, and how often it may be sent in all: each text costs money. */
export const RESEND_AFTER_SECONDS = 60
export const MOST_SENDINGS = 10
/** Invitations of one person in 24 hours. */
export const MOST_INVITATIONS_A_DAY = 1000
/** Rows of one call that invites many. */
export const MOST_ROWS = 500

/** From which states an invitation may be sent again, withdrawn, or handed over as a link. */
export const INVITATION_MOVES = {
  resend: ['PENDING', 'EXPIRED'],
  revoke: ['PENDING'],
  share: ['PENDING'],
} as const satisfies Record<string, readonly InvitationStatus[]>

export const mayMove = (action: keyof typeof INVITATION_MOVES, status: InvitationStatus): boolean =>
  (INVITATION_MOVES[action] as readonly InvitationStatus[]).includes(status)
