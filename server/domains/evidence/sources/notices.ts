import { formatDay, formatInstant, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { openDocument, PDF } from '../../../platform/pdf/document.ts'
import { findFile, readVersion } from '../../documents/index.ts'
import type { LeaseRow } from '../../leases/index.ts'
import type { Original, Source } from './source.ts'

/** Notices of the lease with their service, without drafts; withdrawn and defective ones with the reason. */
const noticesOf = (tx: Tx, lease: LeaseRow) =>
  tx
    .selectFrom('notice as n')
    .leftJoin('notice_service as s', 's.notice_id', 'n.id')
    .selectAll('n')
    .select([
      's.method',
      's.served_at',
      's.served_by',
      's.served_on_name',
      's.relation',
      's.place',
      's.reply',
    ])
    .select(['s.waybill', 's.note'])
    .where('n.lease_id', '=', lease.id)
    .where('n.state', '<>', 'PREPARED')
    .orderBy('n.created_at')
    .orderBy('n.id')
type Notice = Awaited<ReturnType<ReturnType<typeof noticesOf>['executeTakeFirstOrThrow']>>

const proofsOf = (tx: Tx, notice_id: string) =>
  tx
    .selectFrom('notice_proof')
    .select(['document_id', 'kind'])
    .where('notice_id', '=', notice_id)
    .orderBy('created_at')
    .orderBy('document_id')
    .execute()

const NAMES = { QUIT: 'Notice to quit', INTENTION: 'Owner’s intention' } as const
const titleOf = ({ kind, dated }: Pick<Notice, 'kind' | 'dated'>) => `${NAMES[kind]} of ${formatDay(dated)}`
const say = (value: string) => value.toLowerCase().replaceAll('_', ' ')

export const notices: Source = {
  list: async (tx, lease) =>
    (await noticesOf(tx, lease).execute()).map((notice) => ({
      ...{ kind: 'NOTICE' as const, id: notice.id, title: titleOf(notice), on: notice.dated, group: null },
    })),
  gather: async ({ services, actor, lease, wanted }) => {
    const { notices: ids } = wanted.chosen
    if (ids.length === 0) return []
    return services.transaction(actor, async (tx) => {
      const original = async (document_id: string): Promise<Original> => {
        const { version_id, name, content_type } = await findFile(tx, document_id)
        return { name, content_type, read: () => readVersion(services, version_id) }
      }
      const exhibits = []
      for (const notice of await noticesOf(tx, lease).where('n.id', 'in', ids).execute()) {
        const originals = [await original(notice.document_id)]
        if (notice.served_at)
          originals.push({ name: 'Service.pdf', content_type: PDF, read: () => drawService(notice) })
        for (const { document_id } of await proofsOf(tx, notice.id))
          originals.push(await original(document_id))
        exhibits.push({ title: titleOf(notice), lines: linesOf(notice), originals })
      }
      return exhibits
    })
  },
}

function linesOf(notice: Notice): { at: Date; words: string }[] {
  const { created_at, served_at, served_on_name, method, ended_at, state, reason } = notice
  const name = NAMES[notice.kind]
  return [
    { at: created_at, words: `${name} drawn` },
    ...(served_at && method
      ? [{ at: served_at, words: `${name} served ${say(method)} on ${served_on_name}` }]
      : []),
    ...(ended_at
      ? [{ at: ended_at, words: [`${name} ${say(state)}`, reason].filter(Boolean).join(': ') }]
      : []),
  ]
}

/** The record of service, placed before its proofs. */
function drawService(notice: Notice): Promise<Uint8Array> {
  const pdf = openDocument({
    title: 'Record of service',
    author: 'Gida',
    made: notice.served_at ?? notice.created_at,
  })
  pdf.head('Record of service', titleOf(notice), [])
  const facts: [string, string | null][] = [
    ['Served', notice.served_at && `${formatInstant(notice.served_at)} (Lagos)`],
    ['How', notice.method && say(notice.method)],
    ['By', notice.served_by],
    ['On', [notice.served_on_name, notice.relation].filter(Boolean).join(', ')],
    ['Where', notice.place],
    ['Answer', notice.reply && say(notice.reply)],
    ['Waybill', notice.waybill],
    ['Note', notice.note],
    ['Last day', notice.ends_on && formatDay(notice.ends_on)],
    ['Next step from', notice.next_from && formatDay(notice.next_from)],
  ]
  pdf.facts(facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])))
  return pdf.end(`${titleOf(notice)}, ${formatDay(lagosDay(notice.created_at))}, as kept in Gida`)
}
