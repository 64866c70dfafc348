import { InviteBody, type InviteManyBody, type InviteRow } from '@gida/contract/domains/invitations/invite'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { refuseUnstorable } from '../../../platform/http/bodies/payload-limits.ts'
import type { Services } from '../../../platform/services.ts'
import { getEstate } from '../../estates/index.ts'
import { getInvitation, type InvitationRow } from '../queries.ts'
import { inviteKnownPerson } from './invite-known-person.ts'
import { invitePerson } from './invite-person.ts'

export type InvitedRows = {
  created: { index: number; row: InvitationRow }[]
  failed: { index: number; code: string; message: string }[]
}

/** Sends several invitations, each in its own transaction, so that a faulty row does not affect the others. */
export async function inviteMany(
  services: Services,
  actor: Actor,
  wanted: InviteManyBody,
): Promise<InvitedRows> {
  await services.transaction(actor, (tx) => getEstate(tx, actor, wanted.estate_id)) // checked once, not per row
  const actions = actionsOf(actor, wanted)
  const answer: InvitedRows = { created: [], failed: [] }
  for (const [index, invite] of actions.entries()) {
    try {
      const row = await services.transaction(actor, async (tx) => getInvitation(tx, (await invite(tx)).id))
      answer.created.push({ index, row })
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500 || error.status === 401) throw error
      answer.failed.push({ index, code: error.code, message: firstWords(error) })
    }
  }
  return answer
}

type Action = (tx: Tx) => Promise<{ id: string }>

function actionsOf(
  actor: Actor,
  { estate_id, role, message, language, rows, user_ids }: InviteManyBody,
): Action[] {
  if (user_ids) {
    return user_ids.map(
      (user_id) => (tx) => inviteKnownPerson(tx, actor, { user_id, estate_id, role, language }),
    )
  }
  return (rows ?? []).map((row) => async (tx) => {
    const unit_id = row.unit_id ?? (await unitNamed(tx, estate_id, row))
    return invitePerson(tx, actor, readRow({ ...row, estate_id, role, message, language, unit_id }))
  })
}

/** Ignores empty cells; other faults fail only this row. */
function readRow(row: Record<string, unknown>): InviteBody {
  refuseUnstorable(row)
  const { unit, unit_id, ...rest } = row
  const home = row.role === 'PROPERTY_MANAGER' ? { unit_ids: unit_id ? [unit_id] : undefined } : { unit_id }
  const given = Object.entries({ ...rest, ...home }).filter(
    ([, value]) => value !== undefined && value !== null && String(value).trim() !== '',
  )
  const read = InviteBody.safeParse(Object.fromEntries(given))
  if (read.success) return read.data
  const details = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw problem('VALIDATION_ERROR', details)
}

/** Unit names are unique within a property, not within an estate. */
async function unitNamed(tx: Tx, estate_id: string, { unit }: InviteRow): Promise<string | undefined> {
  const name = unit?.trim()
  if (!name) return undefined
  const found = await tx
    .selectFrom('unit')
    .select('id')
    .where('estate_id', '=', estate_id)
    .where(sql<boolean>`app.fold(name) = app.fold(${name})`)
    .limit(2)
    .execute()
  if (found.length === 1) return found[0]?.id
  const message = found.length === 0 ? `There is no unit ${name}.` : `There are several units ${name}.`
  throw problem('VALIDATION_ERROR', [{ path: 'unit', message }])
}

function firstWords({ code, details, message }: Problem): string {
  const first = code === 'VALIDATION_ERROR' && Array.isArray(details) ? details[0]?.message : undefined
  return typeof first === 'string' ? first : message
}
