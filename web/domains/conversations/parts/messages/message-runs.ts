import type { Message } from '@gida/contract/domains/conversations/message'
import { lagosDay } from '@gida/contract/shared/dates'

/** Consecutive messages of one sender within a few minutes, with one name and one time. */
export type Run = { key: string; day: string; sender_id: string; messages: Message[]; startsDay: boolean }

const TOGETHER_MS = 5 * 60_000

/** Groups messages into runs, oldest first; `startsDay` marks the first of a day. */
export function runsOf(messages: readonly Message[]): Run[] {
  const runs: Run[] = []
  for (const message of messages) {
    const day = lagosDay(new Date(message.created_at))
    const last = runs.at(-1)
    const before = last?.messages.at(-1)
    const isNear = before && Date.parse(message.created_at) - Date.parse(before.created_at) < TOGETHER_MS
    const isSaid = message.message_type !== 'SYSTEM' && before?.message_type !== 'SYSTEM'
    if (last && isNear && isSaid && last.sender_id === message.sender_id && last.day === day)
      last.messages.push(message)
    else
      runs.push({
        key: message.id,
        day,
        sender_id: message.sender_id,
        messages: [message],
        startsDay: last?.day !== day,
      })
  }
  return runs
}
