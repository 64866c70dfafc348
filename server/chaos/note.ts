import { randomUUID } from 'node:crypto'
import type { Debt } from './portfolio.ts'
import type { Outcome, Setting } from './setting.ts'

/** Adds a note to the estate's only maintenance request, so that much happens to one record. */
export async function note(setting: Setting, debt: Debt): Promise<Outcome> {
  const request_id = await setting.faultOf(debt)
  const body = { note: `Seen with the rent of ${debt.email}`, client_id: randomUUID() }
  const answer = await setting.phoneOf(debt.manager).ask(`/maintenance/${request_id}/notes`, body)
  setting.steps.take()
  return { act: 'noted', answer }
}

/** Reports the only maintenance request of a debt's estate; returns its id. */
export async function reportFault({ phoneOf }: Pick<Setting, 'phoneOf'>, debt: Debt): Promise<string> {
  const said = { title: 'The gate does not close', category: 'OTHER', client_id: randomUUID() }
  const { status, body } = await phoneOf(debt.manager).ask(
    `/onboarding/units/${debt.unit_id}/maintenance`,
    said,
  )
  // 200 where a first try got through and its answer was lost.
  if (status !== 201 && status !== 200)
    throw new Error(`A fault was refused: ${status} ${JSON.stringify(body)}`)
  return String(body.id)
}
