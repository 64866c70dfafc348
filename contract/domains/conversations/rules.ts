/** Most characters of a message. */
export const MOST_SIGNS = 5_000
/** Besides the creator. */
export const MOST_PARTICIPANTS = 500
/** Minutes in which a message can be edited. */
export const EDIT_MINUTES = 15
/** Per message, and their total size. */
export const MOST_ATTACHMENTS = 10
export const MOST_ATTACHED_BYTES = 25_000_000
/** Longest voice note in seconds. */
export const MOST_VOICE_SECONDS = 180
/** Longer edge of a sent image and of its preview, in pixels. */
export const PICTURE_EDGE = 1_600
export const PREVIEW_EDGE = 320
/** Unread messages are counted up to here; the screen shows `99+`. */
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

/** Limit for a report's reason. */
export const MOST_REASON_SIGNS = 500
/** Messages kept before and after a reported one. */
export const LINES_AROUND = 5

/** Kinds of system messages. */
export const SYSTEM_CODES = ['taken', 'handed_over', 'added', 'removed', 'left', 'renamed'] as const
export type SystemCode = (typeof SYSTEM_CODES)[number]
/** A manager's claim to answer expires after this time without a message from them. */
export const CLAIM_HOURS = 24
/** Typing indicators are off in larger conversations. */
export const MOST_TYPING_SHOWN = 100

/** Whether a manager's claim to answer is still valid. */
export const isClaimed = (taken_at: Date | null, now: Date): boolean =>
  taken_at !== null && now.getTime() - taken_at.getTime() < CLAIM_HOURS * 3_600_000

/** Whether its sender may still edit a message. */
export const isEditable = (message: { created_at: Date; deleted_at: Date | null }, now: Date): boolean =>
  message.deleted_at === null && now.getTime() - message.created_at.getTime() < EDIT_MINUTES * 60_000
