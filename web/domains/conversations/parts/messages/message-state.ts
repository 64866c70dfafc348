import type { Conversation, Participant } from '@gida/contract/domains/conversations/conversation'
import { conversations as words } from '#words/conversations'

/** Whether a message was read by or delivered to one participant. */
export function progressOf(
  { read_number, delivered_number }: Participant,
  number: number,
): 'READ' | 'DELIVERED' | 'SENT' {
  if (read_number >= number) return 'READ'
  return delivered_number >= number ? 'DELIVERED' : 'SENT'
}

/** The state of one's own message: read or delivered once that holds for every other side, else sent. */
export function stateOf({ participants, kind }: Conversation, me: string, number: number): string {
  const amOffice = participants.some(({ user_id, is_office }) => user_id === me && is_office)
  const others = participants.filter(
    ({ user_id, is_office, has_left }) =>
      user_id !== me && !has_left && !(kind === 'OFFICE' && amOffice && is_office),
  )
  if (others.length === 0) return words.state.sent
  // For an office, one of its managers is enough.
  const reached = (field: 'read_number' | 'delivered_number') =>
    kind === 'OFFICE' && !amOffice
      ? others.some((one) => one[field] >= number)
      : others.every((one) => one[field] >= number)
  if (reached('read_number')) return words.state.read
  return reached('delivered_number') ? words.state.delivered : words.state.sent
}
