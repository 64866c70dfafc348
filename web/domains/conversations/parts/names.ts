import type { Conversation, ConversationRow } from '@gida/contract/domains/conversations/conversation'
import { conversations as words } from '#words/conversations'

type Named = Pick<ConversationRow, 'title' | 'kind' | 'office'> & { names: readonly string[] }

/** What a conversation is called for one reader: its title, the office they ask, or who else takes part. */
export function nameOf({ title, kind, office, names }: Named, isManager: boolean): string {
  if (title) return title
  if (kind === 'OFFICE' && !isManager && office) return words.office(office.name)
  const [first, second, third, ...more] = names
  if (!first) return office ? words.office(office.name) : words.nobody
  const some = [first, second, third].filter(Boolean).join(', ')
  return more.length > 0 ? `${some} ${words.others(more.length)}` : some
}

/** The others who take part now, whom it is named by. */
export const othersIn = ({ participants }: Conversation, me: string) =>
  participants.filter(({ user_id, is_office, has_left }) => user_id !== me && !is_office && !has_left)
