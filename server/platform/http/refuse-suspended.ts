import type { Endpoint } from '@gida/contract/shared/endpoint'
import { type Reference, referencesIn } from '@gida/contract/shared/references'
import { sql } from 'kysely'
import type { Actor } from '../access/actor.ts'
import type { Tx } from '../db/db.ts'
import { problem } from '../errors/problem.ts'
import { tableNamed, thingsNamed } from './references/resolve-references.ts'

/** Refuses a call that would write to a suspended estate. */
export type Refusal = (tx: Tx, call: { actor: Actor | null; params: unknown; body: unknown }) => Promise<void>

/**
 * Checks what the address and body name; for calls that name nothing, the database check applies (GD011). Reads, data
 * exports and endings stay allowed, as does everything for the super admin.
 */
export function refusalOf(endpoint: Endpoint, body: readonly Reference[]): Refusal | undefined {
  const params = endpoint.params ? referencesIn(endpoint.params).filter(isKept) : []
  if (!stops(endpoint) || params.length + body.length === 0) return undefined
  return async (tx, call) => {
    if (!call.actor || call.actor.role === 'ADMIN') return
    const things = [...thingsNamed(params, call.params), ...thingsNamed(body, call.body)]
    const found = await sql<{ refused: boolean }>`
      select app.is_in_suspended(${JSON.stringify(things)}::jsonb) as refused`.execute(tx)
    if (found.rows[0]?.refused) throw problem('ESTATE_SUSPENDED')
  }
}

/** Read permissions and one's own account do not write to an estate; if such a call does, the database refuses it. */
export const stops = ({ method, access, goes_on }: Endpoint): boolean =>
  method !== 'GET' && !goes_on && !/^public$|^signed_in$|^platform_|_read$/.test(access)

const isKept = ({ referent }: Reference) => tableNamed(referent) !== undefined
