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
    summary: 'Plans by which work comes back; what is overdue first, then by their next day',
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
    summary: 'Plan work that comes back, by days or by hours of running',
    access: 'maintenance_write',
    body: CreatePlan,
    answer: PlanDetail,
    status: 201,
    errors: ['ILLEGAL_STATE', 'CLIENT_ID_USED', 'ARCHIVED'],
  }),
  previewPlan: endpoint({
    method: 'POST',
    path: `${PATH}/preview`,
    summary: 'The next twelve days of a rule. Nothing is written',
    access: 'maintenance_write',
    changes: [],
    body: PreviewPlan,
    answer: PlanDays,
  }),
  getPlanYear: endpoint({
    method: 'GET',
    path: `${PATH}/year`,
    summary: 'The plan of a year: what falls due in which month, what it is to cost, and what was spent',
    access: 'maintenance_read',
    query: z.object({
      year: z.coerce.number().int().min(2020).max(2100).optional().meta({ description: 'This one' }),
      estate_id: idOf('estate').optional(),
    }),
    answer: PlanYear,
  }),
  getPlan: endpoint({
    method: 'GET',
    path: ONE,
    summary: 'One plan, with its checklist and what became of each time',
    access: 'maintenance_read',
    params,
    answer: PlanDetail,
  }),
  updatePlan: endpoint({
    method: 'PATCH',
    path: ONE,
    summary:
      'Change a plan; what is left out stays, and work that is raised already keeps its checklist and its day',
    access: 'maintenance_write',
    params,
    body: UpdatePlan,
    answer: PlanDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  endPlan: endpoint({
    method: 'POST',
    path: `${ONE}/end`,
    summary: 'End a plan, with a reason: nothing else ever switches one off',
    access: 'maintenance_write',
    params,
    body: EndPlan,
    answer: PlanDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  skipOccurrence: endpoint({
    method: 'POST',
    path: '/maintenance/occurrences/{id}/skip',
    summary: 'Leave out one time of a plan, with a reason; its work order is cancelled',
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
    summary: 'The checklist of a work order, as it was when the order was raised',
    access: 'properties_read',
    params: paramsOf('work_order'),
    answer: Checklist,
  }),
  answerStep: endpoint({
    method: 'POST',
    path: `${STEP}/answer`,
    summary: 'Answer a step of a checklist, or take the answer back',
    access: 'maintenance_write',
    params: paramsOf('checklist_step'),
    body: AnswerStep,
    answer: Checklist,
    errors: ['ILLEGAL_STATE'],
  }),
  addStepPhoto: endpoint({
    method: 'POST',
    path: `${STEP}/photos`,
    summary: 'Add a photo to a step; sent again with its `client_id` it is the same photo',
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
    summary: 'Make the work order for what a step found wrong; asked again it is the same one',
    access: 'maintenance_write',
    changes: ['assets', 'work'],
    params: paramsOf('checklist_step'),
    answer: Checklist,
    status: 201,
    errors: ['ILLEGAL_STATE'],
  }),
}
