import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { announce } from '../../platform/jobs/facts.ts'
import { depositMoved } from './events.ts'
import { takeForDeed, writeDeposit } from './take-for-deed.ts'

/** The tenant's word on what is proposed: agreed, or not and why. Silence is neither. */
export async function answerDeductions(
  tx: Tx,
  actor: Actor,
  lease_id: string,
  answer: { agreed: true } | { agreed: false; words: string },
): Promise<void> {
  const deposit = await takeForDeed(tx, actor, lease_id, 'answer')
  const to = answer.agreed ? 'AGREED' : 'DISPUTED'
  await writeDeposit(tx, deposit, {
    state: to,
    agreed: answer.agreed,
    answer_words: answer.agreed ? null : answer.words,
    answered_at: tx.now,
  })
  const words = answer.agreed ? {} : { words: answer.words }
  await announce(tx, depositMoved, { lease_id, to, at: tx.now.toISOString(), ...words })
}
