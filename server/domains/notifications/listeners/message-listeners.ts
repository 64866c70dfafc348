import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { messageSent, peopleOf } from '../../conversations/index.ts'
import type { Fallback } from '../notice.ts'
import { notifyAll } from '../notify.ts'
import type { NewsWords } from '../words/en.ts'
import { wordsOf } from '../words/words.ts'

/** The part of a message shown in its notification. */
export const previewOf = (content: string): string => content.slice(0, 100)

type Sent = {
  conversation_id: string
  number: number
  sender_id: string
  sender_name: string
  content: string
  kind: 'TEXT' | 'VOICE' | 'FILE' | 'SYSTEM'
}
type Mark = { user_id: string; read_number: number; is_muted: boolean }

/** One notification per unread conversation: further messages add none until it is opened or the notification dismissed. */
const notifyReaders = listener({
  name: 'notify_people',
  event: messageSent,
  handle: async (tx, { message_id }, services) => {
    const sent = await findMessage(tx, message_id)
    if (!sent) return
    const { conversation_id, number, sender_id, sender_name, content, kind } = sent
    const [people, marks] = await Promise.all([peopleOf(tx, conversation_id), marksIn(tx, conversation_id)])
    const own = await wordsOf(
      tx,
      people.map(({ user_id }) => user_id),
    )
    const readers = people.flatMap(({ user_id }) => {
      const { read_number = 0, is_muted = false } = marks.get(user_id) ?? {}
      if (user_id === sender_id || is_muted || read_number >= number) return []
      return { user_id, key: `message:${conversation_id}:${read_number}` }
    })
    const keys = await nextKeys(tx, readers)
    const notices = readers.map(({ user_id, key }) => ({
      user_id,
      key: keys.get(user_id) ?? key,
      type: 'message' as const,
      title: sender_name,
      message: previewOf(content) || kindWords(own(user_id), kind),
      action_url: `/dashboard/messages/${conversation_id}`,
      fallback: unreadWords(
        own(user_id),
        sender_name,
        `${services.config.http.publicUrl}/dashboard/messages/${conversation_id}`,
      ),
    }))
    await notifyAll(tx, notices)
  },
})

/** For those who did not look in the app: who wrote and where, not what. */
const unreadWords = ({ message }: NewsWords, sender_name: string, link: string): Fallback => {
  const text = `${message.text(sender_name)} ${link}`
  return { text: `Gida: ${text}`, mail: { subject: message.subject(sender_name), text, links: [link] } }
}

/** What stands for a message without text. */
const kindWords = ({ message }: NewsWords, kind: Sent['kind']): string =>
  kind === 'VOICE' ? message.voice : kind === 'FILE' ? message.file : ''

async function findMessage(tx: Tx, id: string): Promise<Sent | undefined> {
  const { rows } = await sql<Sent>`
    select m.conversation_id, m.number, m.sender_id, u.full_name as sender_name, m.content, m.kind
    from message m join users u on u.id = m.sender_id where m.id = ${id} and m.deleted_at is null`.execute(tx)
  return rows[0]
}

async function marksIn(tx: Tx, conversation_id: string): Promise<Map<string, Mark>> {
  const rows = await tx
    .selectFrom('conversation_participant')
    .select(['user_id', 'read_number', 'is_muted'])
    .where('conversation_id', '=', conversation_id)
    .execute()
  return new Map(rows.map((row) => [row.user_id, row]))
}

/** Next notification keys of people who dismissed the previous one without opening the conversation. */
async function nextKeys(
  tx: Tx,
  readers: readonly { user_id: string; key: string }[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ user_id: string; key: string }>`
    select r.user_id, r.key || ':' || (
        select count(*) from notification n
        where n.user_id = r.user_id and n.created_at >= first.created_at and n.read_at is not null and (n.key = r.key or starts_with(n.key, r.key || ':'))) as key
    from jsonb_to_recordset(${JSON.stringify(readers)}::jsonb) r (user_id uuid, key text)
      join notification first on first.user_id = r.user_id and first.key = r.key
    where first.read_at is not null`.execute(tx)
  return new Map(rows.map(({ user_id, key }) => [user_id, key]))
}

export const messageListeners: AnyListener[] = [notifyReaders]
