import type { Proposal, Proposal as ProposalSchema } from '@gida/contract/domains/deposits/deposit'
import { shareDeposit } from '@gida/contract/domains/deposits/rules'
import type { z } from 'zod'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import { depositMoved } from './events.ts'
import { lockDeposit, writeDeposit } from './lock-deposit.ts'
import { type DepositRow, outstandingOf } from './queries.ts'

/** Proposes deductions with reasons, replacing earlier ones. The tenant has to answer again, unless nothing is deducted. */
export async function proposeDeductions(
  tx: Tx,
  actor: Actor,
  lease_id: string,
  wanted: z.output<typeof ProposalSchema>,
): Promise<void> {
  const deposit = await lockDeposit(tx, actor, lease_id, 'propose')
  await refuseTooMuch(tx, deposit, wanted)
  await writeDeductions(tx, lease_id, wanted.deductions)
  const keepsNothing = wanted.deductions.length === 0 && wanted.to_arrears === 0
  await writeDeposit(tx, deposit, {
    state: keepsNothing ? 'AGREED' : 'PROPOSED',
    to_arrears: wanted.to_arrears,
    note: wanted.note ?? null,
    proposed_by: actor.user_id,
    proposed_at: tx.now,
    agreed: null,
    answer_words: null,
    answered_at: null,
  })
  await publish(tx, depositMoved, { lease_id, to: 'PROPOSED', at: tx.now.toISOString() })
}

async function refuseTooMuch(
  tx: Tx,
  { id, held }: DepositRow,
  { deductions, to_arrears }: z.output<typeof ProposalSchema>,
): Promise<void> {
  const deducted = deductions.reduce((sum, one) => sum + one.amount, 0)
  const owed = await outstandingOf(tx, id)
  if (to_arrears > owed) throw problem('AMOUNT_TOO_LARGE', { owed })
  const shares = shareDeposit(held, deducted, to_arrears, owed)
  if (!shares || shares.to_arrears < to_arrears) throw problem('DEPOSIT_TOO_SMALL', { held })
}

async function writeDeductions(
  tx: Tx,
  lease_id: string,
  deductions: Required<Proposal>['deductions'],
): Promise<void> {
  await tx.deleteFrom('deposit_deduction').where('lease_id', '=', lease_id).execute()
  for (const [position, { reason, amount, evidence = [] }] of deductions.entries()) {
    const { id } = await tx
      .insertInto('deposit_deduction')
      .values({ lease_id, position, reason, amount })
      .returning('id')
      .executeTakeFirstOrThrow()
    const files = [...new Set(evidence)].map((evidence_id) => ({ deduction_id: id, evidence_id }))
    if (files.length > 0) await tx.insertInto('deduction_evidence').values(files).execute()
  }
}
