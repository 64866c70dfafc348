/** Signs of one message. */
export const MOST_SIGNS = 5_000
/** Beside who opens it. */
export const MOST_PARTICIPANTS = 500
/** Minutes in which what was sent may be put right. */
export const EDIT_MINUTES = 15
/** Of one message, and how large they may be together. */
export const MOST_ATTACHMENTS = 10
export const MOST_ATTACHED_BYTES = 25_000_000
/** Of a voice note: three minutes. */
export const MOST_VOICE_SECONDS = 180
/** The longer edge of a picture as it is sent, and of its preview. */
export const PICTURE_EDGE = 1_600
export const PREVIEW_EDGE = 320
/** Unread messages of one conversation are counted so far, and are `99+` on the screen. */
export const MOST_UNREAD_COUNTED = 100

/** What a conversation may be about. */
export const SUBJECT_TYPES = [
  'unit',
  'lease',
  'payment',
  'application',
  'announcement',
  'maintenance',
] as const
export type SubjectType = (typeof SUBJECT_TYPES)[number]

/** Why a message is reported, and what came of it. */
export const MOST_REASON_SIGNS = 500
/** Before and after a reported message, kept for whoever looks at it. */
export const LINES_AROUND = 5

/** What the system says in a conversation, and what it says it of. */
export const SYSTEM_CODES = ['taken', 'handed_over', 'added', 'removed', 'left', 'renamed'] as const
export type SystemCode = (typeof SYSTEM_CODES)[number]
/** Who said that they answer, and has not written for so long, answers no more. */
export const CLAIM_HOURS = 24
/** In a larger conversation nobody is shown who writes. */
export const MOST_TYPING_SHOWN = 100

/** Whether a manager's word that they answer still holds. */
export const isClaimed = (taken_at: Date | null, now: Date): boolean =>
  taken_at !== null && now.getTime() - taken_at.getTime() < CLAIM_HOURS * 3_600_000

/** Whether a message may still be put right by who wrote it. */
export const isEditable = (message: { created_at: Date; deleted_at: Date | null }, now: Date): boolean =>
  message.deleted_at === null && now.getTime() - message.created_at.getTime() < EDIT_MINUTES * 60_000
