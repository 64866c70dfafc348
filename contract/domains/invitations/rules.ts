import type { InvitationStatus } from './invitation.ts'

/** Days that an invitation is valid after it was last sent. */
export const INVITATION_DAYS = 7
/** Seconds between sends of an invitation, and most sends in total, since each text costs money. */
export const RESEND_AFTER_SECONDS = 60
export const MOST_SENDINGS = 10
/** Invitations per person in 24 hours. */
export const MOST_INVITATIONS_A_DAY = 1000
/** Rows of one bulk invitation. */
export const MOST_ROWS = 500

/** States in which an invitation may be resent, revoked, or shared as a link. */
export const INVITATION_MOVES = {
  resend: ['PENDING', 'EXPIRED'],
  revoke: ['PENDING'],
  share: ['PENDING'],
} as const satisfies Record<string, readonly InvitationStatus[]>

export const mayMove = (action: keyof typeof INVITATION_MOVES, status: InvitationStatus): boolean =>
  (INVITATION_MOVES[action] as readonly InvitationStatus[]).includes(status)
