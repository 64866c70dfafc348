import { maskAccountNumbers } from '@gida/contract/domains/evidence/rules'
import { formatInstant, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { openDocument, PDF } from '../../../platform/pdf/document.ts'
import type { LeaseRow } from '../../leases/index.ts'
import type { Exhibit, Source } from './source.ts'

type Message = {
  id: string
  conversation_id: string
  group: string
  sender: string
  content: string
  at: Date
}
/** As many as a person looks through; the newest of more. */
const MOST_LISTED = 300
const SHOWN = 80

/** What was written about the lease or its home in conversations that the reader takes part in. Row-level security hides the rest. */
async function messagesOf(tx: Tx, lease: LeaseRow, ids: readonly string[] | null): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select * from (
      select m.id, m.conversation_id, coalesce(c.title, 'Conversation') as "group", m.created_at as at, m.content,
        coalesce(app.name_in_conversation(m.conversation_id, m.sender_id), '') as sender
      from message m join conversation c on c.id = m.conversation_id
      where (c.about_type = 'lease' and c.about_id = ${lease.id}
          or c.about_type = 'unit' and c.about_id = any (${lease.unit_ids}::uuid[])
            and exists (select from conversation_participant p where p.conversation_id = c.id and p.user_id = ${lease.tenant_id}))
        and m.kind <> 'SYSTEM' and m.deleted_at is null and (${ids}::uuid[] is null or m.id = any (${ids}::uuid[]))
      order by m.id desc limit ${MOST_LISTED}) newest
    order by at, id`.execute(tx)
  return rows
}

export const messages: Source = {
  list: async (tx, lease) =>
    (await messagesOf(tx, lease, null)).map(({ id, group, sender, content, at }) => ({
      ...{ kind: 'MESSAGE' as const, id, group, on: lagosDay(at) },
      title: `${sender}: ${content.length > SHOWN ? `${content.slice(0, SHOWN)}…` : content}`,
    })),
  gather: async ({ services, actor, lease, wanted }) => {
    const { messages: ids } = wanted.chosen
    if (ids.length === 0) return []
    const found = await services.transaction(actor, (tx) => messagesOf(tx, lease, ids))
    return [...Map.groupBy(found, ({ conversation_id }) => conversation_id).values()].map(exhibitOf)
  },
}

function exhibitOf(messages: readonly Message[]): Exhibit {
  const title = `Messages: ${messages[0]?.group ?? ''}`
  return {
    title,
    lines: messages.map(({ at, sender }) => ({ at, words: `${sender} writes` })),
    originals: [{ name: 'Messages.pdf', content_type: PDF, read: () => draw(title, messages) }],
  }
}

function draw(title: string, messages: readonly Message[]): Promise<Uint8Array> {
  const pdf = openDocument({ title, author: 'Gida', made: messages.at(-1)?.at ?? new Date(0) })
  pdf.head('Messages', messages[0]?.group ?? '', ['Chosen by who made the bundle'])
  for (const { at, sender, content } of messages) {
    pdf.text(`${sender}, ${formatInstant(at)} (Lagos)`, { strong: true })
    pdf.text(maskAccountNumbers(content) || 'A file without words')
  }
  return pdf.end(`${title}, as kept in Gida`)
}
