import { inspections } from '@gida/contract/domains/inspections/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { getComparison } from './comparison/get-comparison.ts'
import { proposeFromComparison } from './comparison/propose-from-comparison.ts'
import { setDeduction } from './comparison/set-deduction.ts'
import { comparisonPaper } from './papers/comparison-paper.ts'
import { inspectionPaper } from './papers/inspection-paper.ts'
import { addPhoto } from './photos/add-photo.ts'
import { photoFile } from './photos/photo-file.ts'
import { cancelInspection } from './reports/cancel-inspection.ts'
import { createInspection } from './reports/create-inspection.ts'
import { getInspection, listInspections } from './reports/inspection-queries.ts'
import { presentInspection, presentInspections } from './reports/present.ts'
import { remarkItem } from './reports/remark-item.ts'
import { saveItems } from './reports/save-items.ts'
import { signInspection } from './reports/sign-inspection.ts'

export function inspectionRoutes({ on, make, inSteps, makeInSteps, file }: Mount): void {
  on(inspections.listInspections, async (tx, { query }) => {
    const { rows, pagination } = await listInspections(tx, query)
    return { data: await presentInspections(tx, rows), pagination }
  })

  make(inspections.createInspection, async (tx, { actor, params, body }) => {
    const { row, is_new } = await createInspection(tx, actor, params.id, body)
    return { answer: await presentInspection(tx, actor, row), is_new }
  })

  on(inspections.getInspection, async (tx, { actor, params }) =>
    presentInspection(tx, actor, await getInspection(tx, params.id)),
  )

  on(inspections.saveItems, async (tx, { actor, params, body }) =>
    presentInspection(tx, actor, await saveItems(tx, actor, params.id, body.items)),
  )

  makeInSteps(inspections.addPhoto, ({ services, actor, params, body, upload }) =>
    addPhoto(services, actor, params.id, upload, body),
  )

  file(inspections.downloadPhoto, ({ services, actor, params, query }) =>
    photoFile(services, actor, { ...params, ...query }),
  )

  on(inspections.signInspection, async (tx, { actor, params, body }) =>
    presentInspection(tx, actor, await signInspection(tx, actor, params.id, body)),
  )

  on(inspections.remarkItem, async (tx, { actor, params, body }) =>
    presentInspection(tx, actor, await remarkItem(tx, actor, params.id, body)),
  )

  on(inspections.cancelInspection, async (tx, { actor, params }) =>
    presentInspection(tx, actor, await cancelInspection(tx, params.id)),
  )

  on(inspections.getComparison, (tx, { params }) => getComparison(tx, params.id))

  on(inspections.setDeduction, async (tx, { actor, params, body }) => {
    await setDeduction(tx, actor, params.id, body)
    return getComparison(tx, params.id)
  })

  inSteps(inspections.proposeFromComparison, ({ services, actor, params }) =>
    proposeFromComparison(services, actor, params.id),
  )

  file(inspections.downloadInspection, ({ services, actor, params }) =>
    inspectionPaper(services, actor, params.id),
  )

  file(inspections.downloadComparison, ({ services, actor, params }) =>
    comparisonPaper(services, actor, params.id),
  )
}
