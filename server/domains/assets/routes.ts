import { assets } from '@gida/contract/domains/assets/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { answerStep, openStep } from './checklists/answer-step.ts'
import { readChecklist } from './checklists/checklist-queries.ts'
import { followStep } from './checklists/follow-step.ts'
import { addAssetFile, assetFile } from './files/add-asset-file.ts'
import { getPlan, listPlans } from './plans/plan-queries.ts'
import { getPlanYear } from './plans/plan-year.ts'
import { presentPlan, presentPlanDetail, previewPlan } from './plans/present.ts'
import { skipOccurrence } from './plans/skip-occurrence.ts'
import { createPlan, endPlan, updatePlan } from './plans/write-plan.ts'
import { presentReading } from './readings/reading-queries.ts'
import { recordReading } from './readings/record-reading.ts'
import { getAsset, listAssets } from './register/asset-queries.ts'
import { createAsset } from './register/create-asset.ts'
import { nameAsset } from './register/name-asset.ts'
import { presentAsset, presentAssetDetail, presentFile } from './register/present.ts'
import { setAssetStatus } from './register/set-asset-status.ts'
import { updateAsset } from './register/update-asset.ts'

export function assetRoutes({ on, make, makeInSteps, file }: Mount): void {
  on(assets.listAssets, async (tx, { query }) => {
    const { rows, pagination } = await listAssets(tx, query)
    return { data: rows.map(presentAsset), pagination }
  })

  make(assets.createAsset, async (tx, { actor, body }) => {
    const { row, is_new } = await createAsset(tx, actor, body)
    return { answer: await presentAssetDetail(tx, row), is_new }
  })

  on(assets.getAsset, async (tx, { params }) => presentAssetDetail(tx, await getAsset(tx, params.id)))

  on(assets.updateAsset, async (tx, { params, body }) =>
    presentAssetDetail(tx, await updateAsset(tx, params.id, body)),
  )

  on(assets.setAssetStatus, async (tx, { actor, params, body }) =>
    presentAssetDetail(tx, await setAssetStatus(tx, actor, params.id, body)),
  )

  make(assets.recordReading, async (tx, { actor, params, body }) => {
    const { row, is_new } = await recordReading(tx, actor, params.id, body)
    return { answer: presentReading(row), is_new }
  })

  on(assets.nameAsset, async (tx, { params, body }) =>
    presentAssetDetail(tx, await nameAsset(tx, params.id, body)),
  )

  makeInSteps(assets.addAssetFile, async ({ services, actor, params, body, upload }) => {
    const open = (tx: Parameters<typeof getAsset>[0]) => getAsset(tx, params.id)
    const { row, is_new } = await addAssetFile(services, actor, { asset_id: params.id }, upload, {
      ...body,
      open,
    })
    return { answer: presentFile(row), is_new }
  })

  file(assets.downloadAssetFile, ({ services, actor, params, query }) =>
    assetFile(services, actor, { ...params, ...query }),
  )

  on(assets.listPlans, async (tx, { query }) => {
    const { rows, pagination } = await listPlans(tx, query)
    return { data: rows.map(presentPlan), pagination }
  })

  make(assets.createPlan, async (tx, { actor, body }) => {
    const { row, is_new } = await createPlan(tx, actor, body)
    return { answer: await presentPlanDetail(tx, row), is_new }
  })

  on(assets.previewPlan, (tx, { body }) => previewPlan(tx, body))

  on(assets.getPlanYear, (tx, { query }) => getPlanYear(tx, query))

  on(assets.getPlan, async (tx, { params }) => presentPlanDetail(tx, await getPlan(tx, params.id)))

  on(assets.updatePlan, async (tx, { params, body }) =>
    presentPlanDetail(tx, await updatePlan(tx, params.id, body)),
  )

  on(assets.endPlan, async (tx, { params, body }) =>
    presentPlanDetail(tx, await endPlan(tx, params.id, body.reason)),
  )

  on(assets.skipOccurrence, async (tx, { actor, params, body }) =>
    presentPlanDetail(tx, await skipOccurrence(tx, actor, params.id, body.reason)),
  )

  on(assets.getChecklist, (tx, { actor, params }) => readChecklist(tx, actor, params.id))

  on(assets.answerStep, async (tx, { actor, params, body }) => {
    const { order_id } = await answerStep(tx, actor, params.id, body)
    return readChecklist(tx, actor, order_id)
  })

  makeInSteps(assets.addStepPhoto, async ({ services, actor, params, body, upload }) => {
    const open = (tx: Parameters<typeof getAsset>[0]) => openStep(tx, actor, params.id)
    const { row, is_new } = await addAssetFile(services, actor, { step_id: params.id }, upload, {
      ...body,
      open,
    })
    return { answer: presentFile(row), is_new }
  })

  make(assets.followStep, async (tx, { actor, params }) => {
    const { row, is_new } = await followStep(tx, actor, params.id)
    return { answer: await readChecklist(tx, actor, row.order_id), is_new }
  })
}
