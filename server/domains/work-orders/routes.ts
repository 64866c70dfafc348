import { work } from '@gida/contract/domains/work-orders/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { doersOf } from '../maintenance/index.ts'
import { answerApproval } from './approvals/answer-approval.ts'
import { listApprovals } from './approvals/approval-queries.ts'
import { explainEmergency } from './approvals/explain-emergency.ts'
import { getLimits, setLimits } from './approvals/limits.ts'
import { withdrawApproval } from './approvals/withdraw-approval.ts'
import { addWorkFile } from './files/add-file.ts'
import { workFile } from './files/work-file.ts'
import { askVendors } from './offers/ask-vendors.ts'
import { addWorkNote } from './orders/add-note.ts'
import { createOrder } from './orders/create-order.ts'
import { decideBearer } from './orders/decide-bearer.ts'
import { moveOrder } from './orders/move-order.ts'
import { getOrder, listOrders } from './orders/order-queries.ts'
import { filesOf, presentOrder, presentOrders } from './orders/present.ts'
import { updateOrder } from './orders/update-order.ts'
import { workOfRequest } from './orders/work-of-request.ts'
import { chooseQuote } from './quotes/choose-quote.ts'
import { writeQuote } from './quotes/write-quote.ts'
import { planVisit, updateVisit } from './visits/change-visit.ts'

export function workRoutes({ on, make, makeInSteps, file }: Mount): void {
  on(work.listOrders, async (tx, { query }) => {
    const { rows, pagination } = await listOrders(tx, query)
    return { data: await presentOrders(tx, rows), pagination }
  })

  make(work.createOrder, async (tx, { actor, body }) => {
    const { row, is_new } = await createOrder(tx, { ...body, created_by: actor.user_id })
    return { answer: await presentOrder(tx, actor, row), is_new }
  })

  on(work.getOrder, async (tx, { actor, params }) => presentOrder(tx, actor, await getOrder(tx, params.id)))

  on(work.updateOrder, async (tx, { actor, params, body }) =>
    presentOrder(tx, actor, await updateOrder(tx, actor, params.id, body)),
  )

  on(work.moveOrder, async (tx, { actor, params, body }) =>
    presentOrder(tx, actor, await moveOrder(tx, actor, params.id, body)),
  )

  on(work.listDoersOfOrder, async (tx, { params }) => {
    const { is_run, estate_id } = await getOrder(tx, params.id)
    return { data: is_run ? await doersOf(tx, estate_id) : [] }
  })

  on(work.askVendors, async (tx, { actor, params, body }) =>
    presentOrder(tx, actor, await askVendors(tx, actor, params.id, body)),
  )

  on(work.decideBearer, async (tx, { actor, params, body }) =>
    presentOrder(tx, actor, await decideBearer(tx, actor, params.id, body)),
  )

  on(work.writeQuote, async (tx, { actor, params, body }) =>
    presentOrder(tx, actor, await writeQuote(tx, actor, params.id, body)),
  )

  on(work.chooseQuote, async (tx, { actor, params, body }) =>
    presentOrder(tx, actor, await chooseQuote(tx, actor, params.id, body)),
  )

  on(work.listApprovals, async (tx, { actor, query }) => ({ data: await listApprovals(tx, actor, query) }))

  on(work.answerApproval, async (tx, { actor, params, body }) =>
    presentOrder(tx, actor, await answerApproval(tx, actor, params.id, body)),
  )

  on(work.withdrawApproval, async (tx, { actor, params, body }) =>
    presentOrder(tx, actor, await withdrawApproval(tx, actor, params.id, body)),
  )

  on(work.explainEmergency, async (tx, { actor, params, body }) =>
    presentOrder(tx, actor, await explainEmergency(tx, actor, params.id, body.note)),
  )

  on(work.addWorkNote, async (tx, { actor, params, body }) =>
    presentOrder(tx, actor, await addWorkNote(tx, actor, params.id, body)),
  )

  make(work.planVisit, async (tx, { actor, params, body }) => {
    const { row, is_new } = await planVisit(tx, actor, params.id, body)
    return { answer: await presentOrder(tx, actor, row), is_new }
  })

  on(work.updateVisit, async (tx, { actor, params, body }) =>
    presentOrder(tx, actor, await updateVisit(tx, actor, params.id, body)),
  )

  makeInSteps(work.addWorkFile, async ({ services, actor, params, body, upload }) => {
    const { id, is_new } = await addWorkFile(services, actor, params.id, { file: upload, ...body })
    const [added] = await services.transaction(actor, (tx) => filesOf(tx, params.id, id))
    if (!added) throw new Error('A file that was added is there.')
    return { answer: added, is_new }
  })

  file(work.downloadWorkFile, ({ services, actor, params, query }) =>
    workFile(services, actor, { ...params, ...query }),
  )

  on(work.listWorkOfRequest, async (tx, { params }) => ({ data: await workOfRequest(tx, params.id) }))

  on(work.getLimits, (tx, { params }) => getLimits(tx, params.id))

  on(work.setLimits, (tx, { actor, params, body }) => setLimits(tx, actor, params.id, body))
}
