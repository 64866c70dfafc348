import type { Endpoint } from '@gida/contract/shared/endpoint'
import type { Referent } from '@gida/contract/shared/ids'
import { type Reference, referencesIn, valuesAt } from '@gida/contract/shared/references'
import { sql } from 'kysely'
import type { Tx } from '../../db/db.ts'
import type { DB } from '../../db/schema/generated.ts'
import { together } from '../../db/together.ts'
import { Problem } from '../../errors/problem.ts'

/** The table of each thing that a body may name; its row-level security decides who sees it. */
const TABLES: Partial<Record<Referent, keyof DB>> = {
  alert: 'alert',
  alert_roster: 'alert_roster',
  announcement: 'announcement',
  application: 'application',
  asset: 'asset',
  asset_file: 'asset_file',
  autopay_charge: 'autopay_charge',
  bank_account: 'bank_account',
  charge: 'charge',
  conversation: 'conversation',
  document: 'document',
  estate: 'estate',
  evidence: 'evidence',
  inspection: 'inspection',
  inspection_item: 'inspection_item',
  invitation: 'invitation',
  landlord: 'users',
  lease: 'lease',
  maintenance_request: 'maintenance_request',
  meeting: 'meeting',
  message: 'message',
  notice: 'notice',
  payment: 'payment',
  payment_method: 'payment_method',
  person: 'users',
  price_plan: 'price_plan',
  property: 'property',
  property_manager: 'users',
  receipt: 'receipt',
  tenant: 'users',
  unit: 'unit',
  vendor: 'vendor',
  work_approval: 'work_approval',
  work_file: 'work_file',
  work_offer: 'work_offer',
  work_order: 'work_order',
  work_quote: 'work_quote',
  work_visit: 'work_visit',
  vendor_bill: 'vendor_bill',
  vendor_payment: 'vendor_payment',
  wht_remittance: 'wht_remittance',
}

/** The ids in a body to look up. `rows` are left out: each is checked where it is processed. */
export function referencesOf({ body, rows = {} }: Pick<Endpoint, 'body' | 'rows'>): Reference[] {
  if (!body) return []
  return referencesIn(body).filter(({ path: [field = ''] }) => !(field in rows))
}

/**
 * 404 unless the transaction's actor sees everything that is named, the same for foreign and for missing things. Whether
 * it may be used in this way is the command's question.
 */
export async function resolveReferences(
  tx: Tx,
  references: readonly Reference[],
  sent: unknown,
): Promise<void> {
  const named = thingsNamed(references, sent).map(({ name, ...one }) => ({ ...one, table: name }))
  const tables = [...new Set(named.map(({ table }) => table))]
  const seen = await together(
    tables.map((table) =>
      seenIn(
        tx,
        table,
        named.flatMap((one) => (one.table === table ? one.id : [])),
      ),
    ),
  )
  const unseen = named.filter(({ id, table }) => !seen[tables.indexOf(table)]?.has(id))
  if (unseen.length > 0) throw notThere(unseen)
}

/** Everything that a payload names: table, id and path. */
export const thingsNamed = (references: readonly Reference[], sent: unknown) =>
  references.flatMap(({ path, referent }) =>
    placesOf(sent, path, referent).map(({ id, is }) => ({
      id: String(id).toLowerCase(),
      path,
      name: tableOf(is),
    })),
  )

/** The ids at a path with their referent. A subject's referent is in the `type` beside its id. */
function placesOf(
  sent: unknown,
  path: readonly string[],
  referent: Referent | undefined,
): { id: unknown; is: Referent | undefined }[] {
  if (referent !== 'subject') return valuesAt(sent, path).map((id) => ({ id, is: referent }))
  const name = path.at(-1) ?? ''
  return valuesAt(sent, path.slice(0, -1)).flatMap((about) => {
    const fields = about as Record<string, unknown>
    if (fields[name] === undefined) return []
    const type = fields[name.replace(/id$/, 'type')] as Referent | 'maintenance'
    return [{ id: fields[name], is: type === 'maintenance' ? 'maintenance_request' : type }]
  })
}

async function seenIn(tx: Tx, table: keyof DB, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id = any (${ids}::uuid[])`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Called when a call is mounted, so that an unknown referent fails the start. */
export function refuseUnknown(referent: Referent | undefined): void {
  if (referent !== 'subject') tableOf(referent)
}

/** The table of a referent, if a body may name it. */
export const tableNamed = (referent: Referent | undefined) => referent && TABLES[referent]

function tableOf(referent: Referent | undefined): keyof DB {
  const table = tableNamed(referent)
  if (!table)
    throw new Error(`Say in resolve-references.ts where a ${referent ?? 'thing of no kind'} is found.`)
  return table
}

function notThere(unseen: readonly { path: readonly string[]; table: keyof DB }[]): Problem {
  const code = unseen.every(({ table }) => table === 'estate') ? 'ESTATE_NOT_FOUND' : 'NOT_FOUND'
  const { message } = new Problem(code)
  const paths = new Set(unseen.map(({ path }) => path.join('.')))
  return new Problem(code, { details: [...paths].map((path) => ({ path, message })) })
}
