import type { Conversation, ConversationRow } from '@gida/contract/domains/conversations/conversation'
import { conversations as words } from '#words/conversations'

type Named = Pick<ConversationRow, 'title' | 'kind' | 'office'> & { names: readonly string[] }

/** The name of a conversation for a reader: its title, the office, or the other participants. */
export function nameOf({ title, kind, office, names }: Named, isManager: boolean): string {
  if (title) return title
  if (kind === 'OFFICE' && !isManager && office) return words.office(office.name)
  const [first, second, third, ...more] = names
  if (!first) return office ? words.office(office.name) : words.nobody
  const some = [first, second, third].filter(Boolean).join(', ')
  return more.length > 0 ? `${some} ${words.others(more.length)}` : some
}

/** The other current participants, after whom it is named. */
export const othersIn = ({ participants }: Conversation, me: string) =>
  participants.filter(({ user_id, is_office, has_left }) => user_id !== me && !is_office && !has_left)
