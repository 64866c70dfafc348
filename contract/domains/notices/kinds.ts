/** QUIT ends a tenancy; INTENTION announces that the owner will go to court after it has ended. */
export const NOTICE_KINDS = ['QUIT', 'INTENTION'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/**
 * PREPARED: the document is ready but not handed over. SERVED: the period runs. EXPIRED: the period is over. ACTED_ON: its
 * purpose was carried out. WITHDRAWN and DEFECTIVE are final, with a reason.
 */
export const NOTICE_STATES = [
  ...(['PREPARED', 'SERVED', 'EXPIRED', 'ACTED_ON', 'WITHDRAWN', 'DEFECTIVE'] as const),
] as const
export type NoticeState = (typeof NOTICE_STATES)[number]
