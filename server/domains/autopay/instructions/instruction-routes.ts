import type { AutopayInstruction } from '@gida/contract/domains/autopay/autopay'
import { autopay } from '@gida/contract/domains/autopay/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { readPage } from '../../../platform/db/rows/pages.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import type { Mount } from '../../../platform/http/call.ts'
import { cancelInstruction } from './cancel-instruction.ts'
import { createInstruction } from './create-instruction.ts'
import { getInstruction, instructions } from './instruction-queries.ts'
import { presentInstructions } from './present-instruction.ts'
import { skipAutopayCharge } from './skip-autopay-charge.ts'
import { updateInstruction } from './update-instruction.ts'

export function instructionRoutes({ on }: Mount): void {
  on(autopay.listInstructions, async (tx, { actor, query }) => {
    const found = instructions(tx).$if(query.lease_id !== undefined, (asked) =>
      asked.where('instruction.lease_id', '=', query.lease_id ?? ''),
    )
    const { rows, total } = await readPage(
      found.orderBy('instruction.created_at', 'desc').orderBy('instruction.id'),
      query,
    )
    return {
      data: await presentInstructions(tx, actor, rows),
      pagination: pagination(query, total),
    }
  })

  on(autopay.createInstruction, async (tx, { actor, body }) => {
    const { id } = await createInstruction(tx, actor, body)
    return presentOne(tx, actor, id)
  })

  on(autopay.updateInstruction, async (tx, { actor, params, body }) => {
    await updateInstruction(tx, actor, params.id, body)
    return presentOne(tx, actor, params.id)
  })

  on(autopay.cancelInstruction, async (tx, { actor, params }) => {
    await cancelInstruction(tx, actor, params.id)
    return undefined
  })

  on(autopay.skipAutopayCharge, async (tx, { actor, params, body }) => {
    await skipAutopayCharge(tx, actor, params.id, body.autopay_charge_id)
    return presentOne(tx, actor, params.id)
  })
}

async function presentOne(tx: Tx, actor: Actor, id: string): Promise<AutopayInstruction> {
  const [one] = await presentInstructions(tx, actor, [await getInstruction(tx, id)])
  return orNotFound(one)
}
