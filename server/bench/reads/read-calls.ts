import { api } from '@gida/contract/api'
import { type Endpoint, fillPath } from '@gida/contract/shared/endpoint'
import type { Referent } from '@gida/contract/shared/ids'
import { referencesIn } from '@gida/contract/shared/references'
import { ROLE_PERMISSIONS, type Role } from '@gida/contract/shared/roles'
import { sql } from 'kysely'
import { volumeAccounts } from '../../demo/seed-volume.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { DB } from '../../platform/db/schema/generated.ts'
import type { Services } from '../../platform/services.ts'

/** The caller of each role. */
export const ACCOUNTS = {
  ESTATE_MANAGER: volumeAccounts.manager,
  LANDLORD: volumeAccounts.landlord,
  TENANT: volumeAccounts.tenant,
  ADMIN: volumeAccounts.admin,
} as const
export type Asking = keyof typeof ACCOUNTS

/** Tables where the referents of reads are found. */
const FOUND_IN: Partial<Record<Referent, keyof DB>> = {
  ...{ application: 'application', bank_account: 'bank_account', bank_line: 'bank_line' },
  ...{ bank_statement: 'bank_statement', credit_note: 'credit_note', debtor: 'tenancy', estate: 'estate' },
  ...{ evidence: 'evidence', expense: 'fund_expense', import: 'import', lease: 'lease' },
  ...{ notification: 'notification', payment: 'payment', property: 'property', receipt: 'receipt' },
  ...{ settlement: 'settlement', remittance: 'remittance', unit: 'unit', charge: 'charge' },
  ...{ alert: 'alert', announcement: 'announcement', attachment: 'message_attachment' },
  ...{ calendar_entry: 'calendar_entry', meeting: 'meeting' },
  ...{
    asset: 'asset',
    asset_plan: 'asset_plan',
    inspection: 'inspection',
    maintenance_request: 'maintenance_request',
  },
  ...{ vendor: 'vendor', vendor_bill: 'vendor_bill', work_order: 'work_order' },
  ...{ document: 'document', evidence_bundle: 'evidence_bundle', notice: 'notice', template: 'template' },
}
/** Referents that are people: by role, or anybody. */
const PEOPLE: Partial<Record<Referent, Role | null>> = {
  ...{ person: null, tenant: 'TENANT', landlord: 'LANDLORD', property_manager: 'PROPERTY_MANAGER' },
}

/** GET calls that a role may make. */
export const reads = (role: Asking): [string, Endpoint][] =>
  Object.entries(api).flatMap(([domain, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).flatMap(([name, call]): [string, Endpoint][] => {
      const may = call.access === 'signed_in' || ROLE_PERMISSIONS[role].some((one) => one === call.access)
      return call.method === 'GET' && may && call.answer !== 'redirect' ? [[`${domain}.${name}`, call]] : []
    }),
  )

export type Ids = Partial<Record<Referent, string>>

/** One id of each referent visible to an actor. */
export async function findIds(services: Services, actor: Actor): Promise<Ids> {
  const ids: Ids = {}
  for (const [referent, table] of Object.entries(FOUND_IN)) {
    const found = await services.transaction(actor, (tx) =>
      sql<{ id: string }>`select id from ${sql.table(table)} limit 1`.execute(tx),
    )
    if (found.rows[0]) ids[referent as Referent] = found.rows[0].id
  }
  for (const [referent, who] of Object.entries(PEOPLE)) {
    const found = await services.transaction(actor, (tx) =>
      tx
        .selectFrom('users')
        .select('id')
        .where('id', '!=', actor.user_id)
        .$if(who !== null, (people) => people.where('role', '=', who as Role))
        .limit(1)
        .executeTakeFirst(),
    )
    ids[referent as Referent] = found?.id ?? actor.user_id
  }
  return { ...ids, ...(await findMessage(services, actor)) }
}

/** A message in the middle of the longest conversation. */
async function findMessage(services: Services, actor: Actor): Promise<Ids> {
  const { rows } = await services.transaction(actor, (tx) =>
    sql<{ conversation: string; message: string }>`
      select c.id as conversation, m.id as message
      from (select id, last_number from conversation order by last_number desc limit 1) c
        join message m on m.conversation_id = c.id and m.number = 1 + c.last_number / 2`.execute(tx),
  )
  return rows[0] ?? {}
}

/** Required path and query parameters that are not ids. */
const WORDS: Record<string, string> = {
  role: 'TENANT',
  state: 'lagos',
  lga: 'ikeja',
  from: '2026-01-01',
  to: '2026-12-31',
}

/** URL of a call with these ids; undefined if one is missing. */
export function addressOf({ path, params, query }: Endpoint, ids: Ids): string | undefined {
  const named = params ? referencesIn(params) : []
  const filled: Record<string, string> = { ...WORDS }
  for (const {
    path: [name = ''],
    referent,
  } of named) {
    const id = referent && ids[referent]
    if (!id) return undefined
    filled[name] = id
  }
  const missing = Object.entries(query?.shape ?? {}).filter(
    ([, shape]) => !shape.safeParse(undefined).success,
  )
  const search = new URLSearchParams(missing.map(([name]) => [name, WORDS[name] ?? '']))
  return `${fillPath(path, filled)}?${search}`
}
