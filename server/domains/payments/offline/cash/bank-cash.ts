import type { BankCashBody } from '@gida/contract/domains/payments/cash'
import { sql } from 'kysely'
import type { Actor } from '../../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../../platform/db/db.ts'
import { brokenConstraint } from '../../../../platform/db/problems.ts'
import { orNotFound, Problem, problem } from '../../../../platform/errors/problem.ts'
import { account, postJournal, refuseDay } from '../../../ledger/index.ts'
import { canRecord } from '../../policy.ts'
import { findEvidence } from '../evidence/evidence.ts'
import { refuseMoreThanInHand } from './cash-in-hand.ts'

/** Banks cash into the clients' account: at most what the holder has, and each slip once. Returns the id of the banking. */
export async function bankCash(tx: Tx, actor: Actor, wanted: BankCashBody): Promise<string> {
  const { estate_id, amount, banked_on, slip, holder = actor.user_id, proof_document_id = null } = wanted
  if (!canRecord(actor)) throw problem('PERMISSION_DENIED')
  refuseDay(tx.now, banked_on, 'banked_on')
  const { is_managed } = await getEstate(tx, estate_id)
  if (holder !== actor.user_id && !is_managed && actor.role !== 'ADMIN') throw problem('NOT_FOUND')
  if (proof_document_id) await findEvidence(tx, proof_document_id)
  await elevateToSystem(tx)
  const hint = 'Record the cash you received before you bank it.'
  await refuseMoreThanInHand(tx, { estate_id, holder }, amount, hint)
  const banking = await tx
    .insertInto('cash_banking')
    .values({
      estate_id,
      holder_id: holder,
      amount,
      banked_on,
      slip,
      evidence_id: proof_document_id,
      recorded_by: actor.user_id,
      created_at: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      if (brokenConstraint(error) !== 'cash_banking_slip') throw error
      throw new Problem('BANK_REFERENCE_TAKEN', { message: `Slip ${slip} has already been recorded.` })
    })
  await postJournal(tx, {
    key: `cash:${banking.id}:banked`,
    estate_id,
    memo: `Cash taken to the bank, slip ${slip}`,
    entries: [
      [account.trust, amount],
      [account.cash(holder), -amount],
    ],
  })
  return banking.id
}

async function getEstate(tx: Tx, id: string) {
  return orNotFound(
    await tx
      .selectFrom('estate')
      .select(sql<boolean>`id = any (app.managed_estates())`.as('is_managed'))
      .where('id', '=', id)
      .executeTakeFirst(),
  )
}
