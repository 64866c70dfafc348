import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { FileSize } from '../../shared/files/stored-file.ts'
import { Id, idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText } from '../../shared/pages.ts'
import { AGE_NAMES } from './ages.ts'
import {
  AddNote,
  Category,
  CreateRequest,
  MaintenanceRequest,
  MaintenanceRequestDetail,
  MergeRequest,
  MoveRequest,
  Priority,
  RequestFigures,
  RequestFile,
  RequestStatus,
  SendFile,
  UpdateRequest,
} from './request.ts'
import { MOST_FILE_BYTES } from './rules.ts'

const OF_UNIT = '/onboarding/units'
const ONE = '/maintenance/{id}'
const Where = {
  estate_id: idOf('estate').optional(),
  property_id: idOf('property').optional(),
  unit_id: idOf('unit').optional(),
}

export const maintenance = {
  listRequests: endpoint({
    method: 'GET',
    path: `${OF_UNIT}/maintenance`,
    summary: 'List maintenance requests: open ones by next deadline, others by completion date',
    access: 'maintenance_read',
    kept: true,
    query: PageQuery.extend({
      ...Where,
      shown: z
        .enum(['OPEN', 'LATE', 'NEW', 'TO_CONFIRM', 'DONE', 'REPORTED', 'REOPENED', 'ALL'])
        .optional()
        .meta({
          description:
            'Defaults to OPEN, or to ALL if a status is given. REPORTED: all except withdrawn ones. REOPENED: those of them that were reopened',
        }),
      status: RequestStatus.optional(),
      age: z.enum(AGE_NAMES).optional().meta({ description: 'Age in whole days until now' }),
      reported_from: Day.optional(),
      reported_to: Day.optional(),
      priority: Priority.optional(),
      category: Category.optional(),
      assigned_to: idOf('person').optional(),
      unassigned: z.stringbool().optional(),
      search: SearchText.optional(),
    }),
    answer: pageOf(MaintenanceRequest),
  }),
  createRequest: endpoint({
    method: 'POST',
    path: `${OF_UNIT}/{id}/maintenance`,
    summary: 'Report a fault of a unit, or of a shared part of its property or estate',
    access: 'maintenance_write',
    queued: true,
    params: paramsOf('unit'),
    body: CreateRequest,
    answer: MaintenanceRequestDetail,
    status: 201,
    errors: ['TOO_MANY_REQUESTS', 'CLIENT_ID_USED', 'ILLEGAL_STATE', 'ARCHIVED'],
  }),
  listAlike: endpoint({
    method: 'GET',
    path: `${OF_UNIT}/{id}/maintenance/alike`,
    summary: 'List open requests that this unit shares, of one category or of all',
    access: 'maintenance_read',
    params: paramsOf('unit'),
    query: z.object({ category: Category.optional() }),
    answer: z.object({ data: z.array(MaintenanceRequest) }),
  }),
  getRequest: endpoint({
    method: 'GET',
    path: ONE,
    summary: 'Retrieve a request with its history',
    access: 'maintenance_read',
    kept: true,
    params: paramsOf('maintenance_request'),
    answer: MaintenanceRequestDetail,
  }),
  updateRequest: endpoint({
    method: 'PATCH',
    path: ONE,
    summary: 'Update a request: edit it, assign it, or change its priority with a reason',
    access: 'maintenance_write',
    params: paramsOf('maintenance_request'),
    body: UpdateRequest,
    answer: MaintenanceRequestDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  moveRequest: endpoint({
    method: 'POST',
    path: `${ONE}/status`,
    summary:
      'Change the status of a request: progress it, put it on hold, close it with a rating, or reopen it',
    access: 'maintenance_write',
    params: paramsOf('maintenance_request'),
    body: MoveRequest,
    answer: MaintenanceRequestDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  mergeRequest: endpoint({
    method: 'POST',
    path: `${ONE}/merge`,
    summary: 'Merge a request into another about the same fault. Both keep their texts and photos',
    access: 'maintenance_write',
    params: paramsOf('maintenance_request'),
    body: MergeRequest,
    answer: MaintenanceRequestDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  listDoers: endpoint({
    method: 'GET',
    path: `${ONE}/doers`,
    summary: 'List the people of the estate a request can be assigned to',
    access: 'maintenance_write',
    params: paramsOf('maintenance_request'),
    answer: z.object({ data: z.array(z.object({ id: Id, full_name: z.string() })) }),
  }),
  addNote: endpoint({
    method: 'POST',
    path: `${ONE}/notes`,
    summary: 'Add a note visible to the office only',
    access: 'maintenance_write',
    queued: true,
    params: paramsOf('maintenance_request'),
    body: AddNote,
    answer: MaintenanceRequestDetail,
    status: 201,
  }),
  addFile: endpoint({
    method: 'POST',
    path: `${ONE}/files`,
    summary: 'Add a photo, a voice note or a PDF. Idempotent by `client_id`',
    access: 'maintenance_write',
    queued: true,
    params: paramsOf('maintenance_request'),
    body: SendFile,
    upload: {
      field: 'file',
      most_bytes: MOST_FILE_BYTES,
      types: ['jpeg', 'png', 'webp', 'pdf', 'webm', 'ogg', 'm4a'],
    },
    answer: RequestFile,
    status: 201,
    errors: ['PICTURE_UNREADABLE', 'ILLEGAL_STATE'],
  }),
  downloadFile: endpoint({
    method: 'GET',
    path: '/maintenance/files/{id}',
    summary: 'Download a file of a request',
    access: 'maintenance_read',
    params: paramsOf('maintenance_file'),
    query: FileSize,
    answer: 'file',
    files: ['jpeg', 'webp', 'pdf', 'webm', 'ogg', 'm4a'],
  }),
  getFigures: endpoint({
    method: 'GET',
    path: '/maintenance/figures',
    summary:
      'Retrieve request statistics: current counts, and response and repair times of requests reported in a period',
    access: 'maintenance_read',
    query: z.object({ ...Where, from: Day.optional(), to: Day.optional() }),
    answer: RequestFigures,
  }),
}
