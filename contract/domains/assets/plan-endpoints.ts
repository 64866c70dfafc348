import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { ClientId, idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { AssetFile } from './asset.ts'
import { AnswerStep, Checklist } from './checklist.ts'
import {
  CreatePlan,
  EndPlan,
  PlanDays,
  PlanDetail,
  PlanSummary,
  PlanYear,
  PreviewPlan,
  SkipOccurrence,
  UpdatePlan,
} from './plan.ts'
import { MOST_ASSET_FILE_BYTES } from './rules.ts'

const PATH = '/maintenance/plans'
const ONE = `${PATH}/{id}`
const STEP = '/maintenance/steps/{id}'
const params = paramsOf('asset_plan')

export const plans = {
  listPlans: endpoint({
    method: 'GET',
    path: PATH,
    summary: 'List maintenance plans, overdue ones first, then by next day',
    access: 'maintenance_read',
    query: PageQuery.extend({
      estate_id: idOf('estate').optional(),
      asset_id: idOf('asset').optional(),
      shown: z.enum(['ACTIVE', 'OVERDUE', 'ENDED']).default('ACTIVE'),
    }),
    answer: pageOf(PlanSummary),
  }),
  createPlan: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Create a plan of recurring maintenance, by days or by running hours',
    access: 'maintenance_write',
    body: CreatePlan,
    answer: PlanDetail,
    status: 201,
    errors: ['ILLEGAL_STATE', 'CLIENT_ID_USED', 'ARCHIVED'],
  }),
  previewPlan: endpoint({
    method: 'POST',
    path: `${PATH}/preview`,
    summary: 'Preview the next twelve days of a recurrence rule without saving it',
    access: 'maintenance_write',
    changes: [],
    body: PreviewPlan,
    answer: PlanDays,
  }),
  getPlanYear: endpoint({
    method: 'GET',
    path: `${PATH}/year`,
    summary: 'Retrieve the maintenance plan of a year: work due per month, estimated cost and amount billed',
    access: 'maintenance_read',
    query: z.object({
      year: z.coerce
        .number()
        .int()
        .min(2020)
        .max(2100)
        .optional()
        .meta({ description: 'Defaults to the current year' }),
      estate_id: idOf('estate').optional(),
    }),
    answer: PlanYear,
  }),
  getPlan: endpoint({
    method: 'GET',
    path: ONE,
    summary: 'Retrieve a plan with its checklist and its occurrences',
    access: 'maintenance_read',
    params,
    answer: PlanDetail,
  }),
  updatePlan: endpoint({
    method: 'PATCH',
    path: ONE,
    summary:
      'Update a plan. Omitted fields are unchanged, and work orders already raised keep their checklist and day',
    access: 'maintenance_write',
    params,
    body: UpdatePlan,
    answer: PlanDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  endPlan: endpoint({
    method: 'POST',
    path: `${ONE}/end`,
    summary: 'End a plan, with a reason. Plans never end in any other way',
    access: 'maintenance_write',
    params,
    body: EndPlan,
    answer: PlanDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  skipOccurrence: endpoint({
    method: 'POST',
    path: '/maintenance/occurrences/{id}/skip',
    summary: 'Skip an occurrence of a plan, with a reason, and cancel its work order',
    access: 'maintenance_write',
    changes: ['assets', 'work'],
    params: paramsOf('plan_occurrence'),
    body: SkipOccurrence,
    answer: PlanDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  getChecklist: endpoint({
    method: 'GET',
    path: '/work-orders/{id}/checklist',
    summary: 'Retrieve the checklist of a work order, as it was when the order was raised',
    access: 'properties_read',
    params: paramsOf('work_order'),
    answer: Checklist,
  }),
  answerStep: endpoint({
    method: 'POST',
    path: `${STEP}/answer`,
    summary: 'Answer a checklist step, or remove the answer',
    access: 'maintenance_write',
    params: paramsOf('checklist_step'),
    body: AnswerStep,
    answer: Checklist,
    errors: ['ILLEGAL_STATE'],
  }),
  addStepPhoto: endpoint({
    method: 'POST',
    path: `${STEP}/photos`,
    summary: 'Add a photo to a checklist step. Idempotent by `client_id`',
    access: 'maintenance_write',
    queued: true,
    params: paramsOf('checklist_step'),
    body: z.object({ client_id: ClientId.optional() }),
    upload: { field: 'file', most_bytes: MOST_ASSET_FILE_BYTES, types: ['jpeg', 'png', 'webp'] },
    answer: AssetFile,
    status: 201,
    errors: ['PICTURE_UNREADABLE', 'ILLEGAL_STATE', 'CLIENT_ID_USED'],
  }),
  followStep: endpoint({
    method: 'POST',
    path: `${STEP}/order`,
    summary:
      'Create the follow-up work order for a fault found in a checklist step. A repeated call returns the same one',
    access: 'maintenance_write',
    changes: ['assets', 'work'],
    params: paramsOf('checklist_step'),
    answer: Checklist,
    status: 201,
    errors: ['ILLEGAL_STATE'],
  }),
}
