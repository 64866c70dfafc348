import type { Message } from '@gida/contract/domains/conversations/message'

/** What was unread when the conversation was opened: how many, and after which number. */
export type Unread = { count: number; after: number }

export type Writing = { reply: Message } | { edit: Message } | null
