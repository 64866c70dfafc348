import type { Agreement } from '@gida/contract/domains/deposits/deposit'
import type { z } from 'zod'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import { depositMoved } from './events.ts'
import { lockDeposit, writeDeposit } from './lock-deposit.ts'

/** Records the tenant's answer to proposed deductions: agreed, or disputed with a reason. Silence counts as neither. */
export async function answerDeductions(
  tx: Tx,
  actor: Actor,
  lease_id: string,
  answer: ({ agreed: true } & z.output<typeof Agreement>) | { agreed: false; words: string },
): Promise<void> {
  const deposit = await lockDeposit(tx, actor, lease_id, 'answer')
  const read = answer.agreed ? answer.proposed_at : undefined
  if (read && Date.parse(read) !== deposit.proposed_at?.getTime()) throw problem('CONFLICT')
  const to = answer.agreed ? 'AGREED' : 'DISPUTED'
  await writeDeposit(tx, deposit, {
    state: to,
    agreed: answer.agreed,
    answer_words: answer.agreed ? null : answer.words,
    answered_at: tx.now,
  })
  const words = answer.agreed ? {} : { words: answer.words }
  await publish(tx, depositMoved, { lease_id, to, at: tx.now.toISOString(), ...words })
}
