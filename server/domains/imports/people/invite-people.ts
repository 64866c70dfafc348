import type { ImportResult } from '@gida/contract/domains/imports/import'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { setActor } from '../../../platform/access/set-actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { withSavepoint } from '../../../platform/db/savepoint.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { runInParts } from '../../../platform/jobs/batch.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { inviteKnownPerson } from '../../invitations/index.ts'
import { actingFor } from '../acting.ts'
import type { ImportJob } from '../enqueue-import-job.ts'
import { type ImportRow, lockImport } from '../queries.ts'

/** People per transaction: each takes several queries, and an undo waits for them. */
const CHUNK = 25
const AGAIN_MS = 3_600_000

type Invitee = {
  user_id: string
  estate_id: string
  role: 'TENANT' | 'LANDLORD'
  unit_id: string | null
}

/**
 * Lists whom an import will invite: everybody in its rows who cannot sign in yet, once. Returns their number. Tenants of several
 * units are invited to the first; the others follow from their leases.
 */
export async function listInvitees(tx: Tx, import_id: string): Promise<number> {
  const listed = await sql`
    insert into import_invitee (import_id, user_id, estate_id, role, unit_id)
    select distinct on (u.id) ${import_id}::uuid, u.id, r.estate_id, p.role, p.unit_id
    from import_row r
      cross join lateral (values (r.tenant_id, 'TENANT'::user_role, r.unit_id),
        (r.landlord_id, 'LANDLORD'::user_role, null)) p (user_id, role, unit_id)
      join users u on u.id = p.user_id
    where r.import_id = ${import_id} and r.state = 'DONE' and u.role = p.role and u.status <> 'INACTIVE'
      and not app.has_password(u.id)
    order by u.id, r.number
    on conflict do nothing`.execute(tx)
  return Number(listed.numAffectedRows ?? 0n)
}

/** Sends pending invitations in chunks. Each is marked in the transaction that sends it, so another worker can continue. */
export async function invitePeople(services: Services, import_id: string, again: ImportJob): Promise<void> {
  await runInParts(services, (tx) => inviteChunk(tx, services, import_id, again))
}

/** Returns whether there may be more. */
async function inviteChunk(
  tx: Tx,
  services: Services,
  import_id: string,
  again: ImportJob,
): Promise<boolean> {
  const found = await lockImport(tx, import_id)
  if (found.state !== 'DONE') return false
  const waiting = await waitingInvitees(tx, import_id)
  if (waiting.length === 0) return false
  const actor = await actingFor(tx, found.asked_by)
  await setActor(tx, actor)
  const counted = { invited: 0, not_invited: 0 }
  let isStopped = false
  for (const invitee of waiting) {
    const outcome = await inviteOne(tx, actor, invitee).catch((error: unknown) => failure(services, error))
    isStopped = outcome === 'LATER'
    if (outcome === 'LATER') break
    counted[outcome.state === 'INVITED' ? 'invited' : 'not_invited']++
    await mark(tx, import_id, invitee.user_id, outcome)
  }
  await count(tx, found, counted)
  if (isStopped) {
    const runAt = new Date(tx.now.getTime() + AGAIN_MS)
    await enqueue(tx, again, { import_id }, { key: `import:${import_id}:invite`, runAt })
  }
  return !isStopped
}

function waitingInvitees(tx: Tx, import_id: string): Promise<Invitee[]> {
  return tx
    .selectFrom('import_invitee')
    .select(['user_id', 'estate_id', 'role', 'unit_id'])
    .where('import_id', '=', import_id)
    .where('state', '=', 'WAITING')
    .orderBy('user_id')
    .limit(CHUNK)
    .execute() as Promise<Invitee[]>
}

type Outcome = { state: 'INVITED' | 'NOT_INVITED'; invitation_id: string | null }

async function inviteOne(tx: Tx, actor: Actor, { unit_id, ...wanted }: Invitee): Promise<Outcome> {
  const known = { ...wanted, ...(unit_id === null ? {} : { unit_id }) }
  const { id } = await withSavepoint(tx, () => inviteKnownPerson(tx, actor, known))
  return { state: 'INVITED', invitation_id: id }
}

/**
 * The outcome of a failed invitation: a pending one counts as sent, a daily limit postpones it, and an internal error skips only
 * this person.
 */
function failure(services: Services, error: unknown): Outcome | 'LATER' {
  if (!(error instanceof Problem)) {
    services.log.error({ error }, 'somebody of an import could not be invited')
    return { state: 'NOT_INVITED', invitation_id: null }
  }
  if (error.status >= 500) throw error
  if (error.code === 'TOO_MANY_REQUESTS') return 'LATER'
  if (error.code === 'INVITATION_PENDING') return { state: 'INVITED', invitation_id: null }
  services.log.info({ code: error.code }, 'somebody of an import could not be invited')
  return { state: 'NOT_INVITED', invitation_id: null }
}

async function mark(tx: Tx, import_id: string, user_id: string, outcome: Outcome): Promise<void> {
  await tx
    .updateTable('import_invitee')
    .set(outcome)
    .where('import_id', '=', import_id)
    .where('user_id', '=', user_id)
    .where('state', '=', 'WAITING')
    .execute()
}

async function count(
  tx: Tx,
  { id, result }: ImportRow,
  more: Pick<ImportResult, 'invited' | 'not_invited'>,
): Promise<void> {
  const counted: ImportResult = {
    ...result,
    invited: result.invited + more.invited,
    not_invited: result.not_invited + more.not_invited,
  }
  await tx
    .updateTable('import')
    .set({ result: JSON.stringify(counted) })
    .where('id', '=', id)
    .execute()
}
