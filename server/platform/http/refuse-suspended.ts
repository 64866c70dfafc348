import type { Endpoint } from '@gida/contract/shared/endpoint'
import { type Reference, referencesIn } from '@gida/contract/shared/references'
import { sql } from 'kysely'
import type { Actor } from '../access/actor.ts'
import type { Tx } from '../db/db.ts'
import { problem } from '../errors/problem.ts'
import { tableNamed, thingsNamed } from './references/resolve-references.ts'

/** Refuses a call that would write into an estate which the platform has suspended. */
export type Refusal = (tx: Tx, call: { actor: Actor | null; params: unknown; body: unknown }) => Promise<void>

/**
 * By what a call names, in its address and its body; of what names nothing the database's own wall is asked (GD011). Who reads, takes
 * their records out, or ends something goes on, and so does the super admin.
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

/** Permissions to read, and what is one's own, are no writing in an estate; whoever changes one by them meets the wall behind. */
export const stops = ({ method, access, goes_on }: Endpoint): boolean =>
  method !== 'GET' && !goes_on && !/^public$|^signed_in$|^platform_|_read$/.test(access)

const isKept = ({ referent }: Reference) => tableNamed(referent) !== undefined
