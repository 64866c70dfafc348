import { maskAccountNumbers } from '@gida/contract/domains/evidence/rules'
import { formatInstant, lagosDay } from '@gida/contract/shared/dates'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { openDocument, PDF } from '../../../platform/pdf/document.ts'
import type { Services } from '../../../platform/services.ts'
import { attachmentFile } from '../../conversations/index.ts'
import type { LeaseRow } from '../../leases/index.ts'
import type { Exhibit, Original, Source } from './source.ts'

type Message = {
  id: string
  conversation_id: string
  group: string
  sender: string
  content: string
  at: Date
}
/** Messages offered, newest ones if there are more. */
const MOST_LISTED = 300
const SHOWN = 80

/** Messages about the lease, its payments, requests or unit in the reader's own conversations, as row-level security requires. */
async function messagesOf(tx: Tx, lease: LeaseRow, ids: readonly string[] | null): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select * from (
      select m.id, m.conversation_id, coalesce(c.title, 'Conversation') as "group", m.created_at as at, m.content,
        coalesce(app.name_in_conversation(m.conversation_id, m.sender_id), '') as sender
      from message m join conversation c on c.id = m.conversation_id
      where ((c.about_type, c.about_id) in (
            select 'lease', ${lease.id}::uuid
            union all select 'payment', a.payment_id from allocation a join charge on charge.id = a.charge_id
              where charge.lease_id = ${lease.id}
            union all select 'maintenance', r.id from maintenance_request r
              where r.unit_id = any (${lease.unit_ids}::uuid[]) and r.tenant_id = ${lease.tenant_id})
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
      title: `${sender}: ${content.length > SHOWN ? `${beginningOf(content, SHOWN)}…` : content}`,
    })),
  gather: async ({ services, actor, lease, wanted }) => {
    const { messages: ids } = wanted.chosen
    if (ids.length === 0) return []
    const [found, files] = await services.transaction(actor, async (tx) => {
      const those = await messagesOf(tx, lease, ids)
      return [those, await filesOf(tx, those)] as const
    })
    const read = { services, actor, files }
    return [...Map.groupBy(found, ({ conversation_id }) => conversation_id).values()].map((those) =>
      exhibitOf(those, read),
    )
  },
}

type File = { id: string; message_id: string | null; name: string; content_type: string }

const filesOf = (tx: Tx, messages: readonly Message[]): Promise<File[]> =>
  tx
    .selectFrom('message_attachment')
    .select(['id', 'message_id', 'name', 'content_type'])
    .where(sql<SqlBool>`message_id = any (${messages.map(({ id }) => id)}::uuid[])`)
    .orderBy('message_id')
    .orderBy('position')
    .execute()

type Reading = { services: Services; actor: Actor; files: readonly File[] }

function exhibitOf(messages: readonly Message[], { services, actor, files }: Reading): Exhibit {
  const title = `Messages: ${messages[0]?.group ?? ''}`
  const own = files.filter(({ message_id }) => messages.some(({ id }) => id === message_id))
  return {
    title,
    lines: messages.map(({ at, sender }) => ({ at, words: `${sender} writes` })),
    originals: [
      { name: 'Messages.pdf', content_type: PDF, read: () => draw(title, messages, own) },
      ...own.map(
        ({ id, name, content_type }): Original => ({
          ...{ name, content_type },
          read: async () => {
            const { bytes } = await attachmentFile(services, actor, { id, size: 'full' })
            return bytes instanceof Uint8Array ? bytes : null
          },
        }),
      ),
    ],
  }
}

function draw(title: string, messages: readonly Message[], files: readonly File[]): Promise<Uint8Array> {
  const pdf = openDocument({ title, author: 'Gida', made: messages.at(-1)?.at ?? new Date(0) })
  pdf.head('Messages', messages[0]?.group ?? '', ['Chosen by who made the bundle'])
  for (const { id, at, sender, content } of messages) {
    pdf.text(`${sender}, ${formatInstant(at)} (Lagos)`, { strong: true })
    const sent = files.filter(({ message_id }) => message_id === id).map(({ name }) => name)
    pdf.text(maskAccountNumbers(content) || 'A file without words')
    if (sent.length > 0) pdf.text(`With it: ${sent.join(', ')}`)
  }
  return pdf.end(`${title}, as kept in Gida`)
}
