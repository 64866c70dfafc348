/** QUIT ends a tenancy; INTENTION says that the owner will ask the court, after it has ended. */
export const NOTICE_KINDS = ['QUIT', 'INTENTION'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/**
 * PREPARED: its paper is drawn, and nobody has it yet. SERVED: it runs. EXPIRED: it has run out. ACTED_ON: what it was for has followed.
 * WITHDRAWN and DEFECTIVE are kept as such, with their reason.
 */
export const NOTICE_STATES = [
  ...(['PREPARED', 'SERVED', 'EXPIRED', 'ACTED_ON', 'WITHDRAWN', 'DEFECTIVE'] as const),
] as const
export type NoticeState = (typeof NOTICE_STATES)[number]
