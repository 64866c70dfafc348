import { maskAccountNumbers } from '@gida/contract/domains/evidence/rules'
import { formatInstant, lagosDay } from '@gida/contract/shared/dates'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { openDocument, PDF } from '../../../platform/pdf/document.ts'
import type { LeaseRow } from '../../leases/index.ts'
import { readRequestFile } from '../../maintenance/index.ts'
import type { Source } from './source.ts'

/** Maintenance requests by the tenant, or for the unit during the lease. */
const requestsOf = (tx: Tx, lease: LeaseRow) =>
  tx
    .selectFrom('maintenance_request as r')
    .selectAll('r')
    .where(sql<SqlBool>`r.unit_id = any (${lease.unit_ids}::uuid[])`)
    .where(sql<SqlBool>`r.tenant_id is not distinct from ${lease.tenant_id}`)
    .orderBy('r.created_at')
    .orderBy('r.id')
type Request = Awaited<ReturnType<ReturnType<typeof requestsOf>['executeTakeFirstOrThrow']>>

const readEvents = (tx: Tx, id: string) =>
  tx
    .selectFrom('maintenance_event')
    .select(['at', 'kind', 'from_value', 'to_value', 'note'])
    .where('request_id', '=', id)
    .where('is_office', '=', false)
    .orderBy('id')
    .execute()
const readFiles = (tx: Tx, id: string) =>
  tx
    .selectFrom('maintenance_file')
    .select(['id', 'name', 'content_type'])
    .where('request_id', '=', id)
    .orderBy('id')
    .execute()

export const requests: Source = {
  list: async (tx, lease) =>
    (await requestsOf(tx, lease).execute()).map(({ id, number, title, created_at }) => ({
      ...{ kind: 'REQUEST' as const, id, group: null, on: lagosDay(created_at) },
      title: `Request ${number}: ${title}`,
    })),
  gather: async ({ services, actor, lease, wanted }) => {
    const { requests: ids, photos } = wanted.chosen
    if (ids.length === 0) return []
    return services.transaction(actor, async (tx) => {
      const exhibits = []
      for (const request of await requestsOf(tx, lease).where('r.id', 'in', ids).execute()) {
        const events = await readEvents(tx, request.id)
        const files = photos ? await readFiles(tx, request.id) : []
        exhibits.push({
          title: `Request ${request.number}: ${request.title}`,
          lines: [
            { at: request.created_at, words: `Reported: ${request.title}` },
            ...(request.resolved_at
              ? [{ at: request.resolved_at, words: `Put right: ${request.title}` }]
              : []),
          ],
          originals: [
            { name: 'Request.pdf', content_type: PDF, read: () => draw(request, events) },
            ...files.map(({ id, name, content_type }) => ({
              ...{ name, content_type, read: () => readRequestFile(services, id) },
            })),
          ],
        })
      }
      return exhibits
    })
  },
}

const COLUMNS = [
  { head: 'Time (Lagos)', share: 0.25 },
  { head: 'What happened', share: 0.3 },
  { head: 'Words', share: 0.45 },
]
const say = (value: string | null) => value?.toLowerCase().replaceAll('_', ' ') ?? ''

function draw(request: Request, events: Awaited<ReturnType<typeof readEvents>>): Promise<Uint8Array> {
  const title = `Request ${request.number}`
  const made = events.at(-1)?.at ?? request.created_at
  const pdf = openDocument({ title, author: 'Gida', made })
  pdf.head(title, request.title, [])
  pdf.facts([
    ['Reported', formatInstant(request.created_at)],
    ['By', request.contact_name],
    ['State', say(request.status)],
  ])
  pdf.text(maskAccountNumbers(request.description))
  pdf.table(
    COLUMNS,
    events.map(({ at, kind, to_value, note }) => ({
      // Assignees are ids, so only statuses and priorities are shown as text.
      cells: [
        formatInstant(at),
        [say(kind), kind === 'MOVED' || kind === 'PRIORITY' ? say(to_value) : ''].filter(Boolean).join(': '),
        maskAccountNumbers(note),
      ],
    })),
  )
  return pdf.end(`${title}, as kept in Gida`)
}
