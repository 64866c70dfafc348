import type { AssignLineBody, DismissLineBody } from '@gida/contract/domains/transfers/line'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { postJournal } from '../../ledger/index.ts'
import { payerKey, payerWords } from '../matching/names.ts'
import { canManageTransfers } from '../policy.ts'
import { lockLine } from './lock-line.ts'
import { postLine, tenancyOf } from './post-line.ts'
import { heldInSuspense } from './post-to-suspense.ts'

/** Assigns a transfer to one or more tenancies. The payer's name is remembered if it was for one tenancy. */
export async function assignLine(tx: Tx, actor: Actor, id: string, wanted: AssignLineBody): Promise<void> {
  const line = await lockPending(tx, actor, id)
  const tenancies: Awaited<ReturnType<typeof tenancyOf>>[] = []
  for (const { lease_id } of wanted.parts) tenancies.push(await tenancyOf(tx, line.bank_account_id, lease_id))
  await elevateToSystem(tx)
  await postLine(tx, line, wanted.parts, actor.user_id)
  await settle(tx, id, { state: 'POSTED', settled_by: actor.user_id })
  const [only, another] = tenancies
  const key = payerKey(payerWords(line))
  if (!wanted.remember_payer || !only || another || !key) return
  await tx
    .insertInto('known_payer')
    .values({
      ...{ estate_id: only.estate_id, payer_key: key, lease_id: only.lease_id },
      ...{ learnt_by: actor.user_id, learnt_from: id },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Dismisses a transfer that is for no tenancy here, or was recorded before: it leaves suspense. */
export async function dismissLine(tx: Tx, actor: Actor, id: string, wanted: DismissLineBody): Promise<void> {
  const line = await lockPending(tx, actor, id)
  await elevateToSystem(tx)
  if (line.is_held) {
    await postJournal(tx, {
      key: letGoKey(id, tx.now),
      estate_id: line.estate_id,
      memo:
        wanted.reason === 'NOT_OURS' ? 'Transfer that is not ours' : 'Transfer that was written down before',
      entries: heldInSuspense(-line.amount),
    })
  }
  await settle(tx, id, {
    state: 'DISMISSED',
    dismissal: wanted.reason,
    note: wanted.note || null,
    settled_by: actor.user_id,
  })
}

/** Key of one dismissal. */
const letGoKey = (id: string, at: Date) => `bank-line:${id}:let-go:${at.toISOString()}`

/** Restores a dismissed transfer to the queue and to suspense. */
export async function restoreLine(tx: Tx, actor: Actor, id: string): Promise<void> {
  const line = await lockLine(tx, id)
  if (!canManageTransfers(actor)) throw problem('PERMISSION_DENIED')
  if (line.state !== 'DISMISSED')
    throw new Problem('ILLEGAL_STATE', { message: 'This transfer is no longer set aside.' })
  await elevateToSystem(tx)
  const is_held = !line.doubt // a possible duplicate was never held
  if (is_held) {
    await postJournal(tx, {
      key: `${letGoKey(id, line.settled_at ?? tx.now)}:undone`,
      estate_id: line.estate_id,
      memo: 'Transfer that was set aside, held for nobody known yet',
      entries: heldInSuspense(line.amount),
    })
  }
  await tx
    .updateTable('bank_line')
    .set({ state: 'UNASSIGNED', is_held, dismissal: null, note: null, settled_by: null, settled_at: null })
    .where('id', '=', id)
    .where('state', '=', 'DISMISSED')
    .execute()
}

async function lockPending(tx: Tx, actor: Actor, id: string) {
  const line = await lockLine(tx, id)
  if (!canManageTransfers(actor)) throw problem('PERMISSION_DENIED')
  if (line.state !== 'UNASSIGNED')
    throw new Problem('ILLEGAL_STATE', { message: 'Somebody has already dealt with this transfer.' })
  return line
}

async function settle(
  tx: Tx,
  id: string,
  to: { state: 'POSTED' | 'DISMISSED'; settled_by: string; dismissal?: string; note?: string | null },
): Promise<void> {
  await tx
    .updateTable('bank_line')
    .set({ ...to, is_held: false, settled_at: tx.now })
    .where('id', '=', id)
    .where('state', '=', 'UNASSIGNED')
    .execute()
}
