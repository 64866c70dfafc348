import type { Message } from '@gida/contract/domains/conversations/message'

/** Unread when the conversation was opened: the count, and the number of the last read message. */
export type Unread = { count: number; after: number }

export type Writing = { reply: Message } | { edit: Message } | null
