import type { RaiseAlert } from '@gida/contract/domains/alerts/raise-alert'
import { type AlertWay, isSameName, needsName, WAYS_OF } from '@gida/contract/domains/alerts/rules'
import { afterQuietHours } from '@gida/contract/shared/quiet-hours'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { permissionsOf } from '../../platform/access/tokens.ts'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound, problem } from '../../platform/errors/problem.ts'
import type { Services } from '../../platform/services.ts'
import { getEstate } from '../estates/index.ts'
import { getUser, rightsOf } from '../users/index.ts'
import { findRecipients } from './find-recipients.ts'
import { sendAlert } from './sending/send-alert.ts'

export type Raised = { alert_id: string; recipients: number; channels: readonly AlertWay[] }

/** Raises an alert, or plans a drill. Idempotent by `client_id`. */
export async function raiseAlert(
  tx: Tx,
  services: Services,
  actor: Actor,
  wanted: RaiseAlert,
): Promise<Raised> {
  const raised_by = await requireRightNow(tx, actor.user_id)
  const { estate_id, name } = await placeOf(tx, actor, wanted)
  if (needsName(wanted) && !isSameName(wanted.confirm_name, name))
    throw problem('VALIDATION_ERROR', [
      { path: 'confirm_name', message: `To raise it, write the name of the estate: ${name}` },
    ])
  const { property_id = null, block = null, user_ids = null, client_id = null } = wanted
  const { severity, kind, title, message, drill: is_drill } = wanted
  const people = await findRecipients(tx, actor.user_id, { estate_id, property_id, block, user_ids })
  if (people.length === 0) throw problem('NOBODY_TO_ALERT')

  const asked = wanted.send_at ? new Date(wanted.send_at) : tx.now
  const send_at = severity === 'low' ? afterQuietHours(asked) : asked
  const made = await tx
    .insertInto('alert')
    .values({
      ...{ estate_id, severity, kind, title, message, is_drill, property_id, block, user_ids, client_id },
      ...{ created_by: actor.user_id, raised_by, send_at, created_at: tx.now },
    })
    .onConflict((conflict) => conflict.columns(['created_by', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  const channels = WAYS_OF[severity]
  if (!made) {
    const asked_at = wanted.send_at ? send_at : null
    const said = {
      estate_id: estate_id.toLowerCase(),
      severity,
      kind,
      title,
      message,
      is_drill,
      property_id: property_id?.toLowerCase() ?? null,
      block,
      user_ids,
      asked_at,
    }
    return {
      alert_id: await knownAlert(tx, actor.user_id, client_id, said),
      recipients: people.length,
      channels,
    }
  }
  if (send_at <= tx.now) await sendAlert(tx, services, made.id, people)
  return { alert_id: made.id, recipients: people.length, channels }
}

/**
 * Checks the actor's permission with a lock on their account until the alert is out, so that a concurrent revocation waits. Returns
 * their name.
 */
export async function requireRightNow(tx: Tx, user_id: string): Promise<string> {
  await sql`select from users where id = ${user_id} for share`.execute(tx)
  const user = await getUser(tx, user_id)
  if (user.status === 'INACTIVE' || !permissionsOf(rightsOf(user)).has('alerts_send'))
    throw problem('PERMISSION_DENIED', { needs: 'alerts_send' })
  return user.full_name
}

async function placeOf(tx: Tx, actor: Actor, { estate_id, property_id }: RaiseAlert) {
  const property =
    property_id &&
    orNotFound(
      await tx.selectFrom('property').select('estate_id').where('id', '=', property_id).executeTakeFirst(),
    )
  const of = estate_id ?? (property ? property.estate_id : '')
  if (property && property.estate_id !== of) throw problem('NOT_FOUND')
  const { name, status } = await getEstate(tx, actor, of)
  if (status === 'ARCHIVED') throw problem('ARCHIVED')
  return { estate_id: of, name }
}

type AlertContent = Pick<RaiseAlert, 'severity' | 'kind' | 'title' | 'message'> & {
  estate_id: string
  is_drill: boolean
  property_id: string | null
  block: string | null
  user_ids: readonly string[] | null
  /** When it is to be sent; null: at once. */
  asked_at: Date | null
}

/** The alert raised earlier with this `client_id`; 409 if it was a different one. */
async function knownAlert(
  tx: Tx,
  created_by: string,
  client_id: string | null,
  { asked_at, user_ids, ...said }: AlertContent,
): Promise<string> {
  const known = await tx
    .selectFrom('alert')
    .select(['id', 'estate_id', 'severity', 'kind', 'title', 'message', 'is_drill', 'property_id', 'block'])
    .select(['user_ids', 'send_at'])
    .where('created_by', '=', created_by)
    .where('client_id', '=', client_id)
    .executeTakeFirstOrThrow()
  const facts = Object.keys(said) as (keyof typeof said)[]
  const isSame =
    facts.every((fact) => known[fact] === said[fact]) &&
    namesOf(known.user_ids) === namesOf(user_ids) &&
    (asked_at === null || +known.send_at === +asked_at)
  if (!isSame) throw problem('CLIENT_ID_USED')
  return known.id
}

const namesOf = (ids: readonly string[] | null): string | null =>
  ids && [...new Set(ids.map((id) => id.toLowerCase()))].sort().join()
