import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { inboxPageOf, PageQuery, SearchText } from '../../shared/pages.ts'
import {
  CancelMeeting,
  CheckMeeting,
  CreateMeeting,
  Invitable,
  Meeting,
  MeetingCheck,
  MeetingDetail,
  RecordMeeting,
  RespondToMeeting,
  UpdateInvitees,
  UpdateMeeting,
} from './meeting.ts'
import { polls } from './poll-endpoints.ts'

const PATH = '/communication/meetings'

export const meetings = {
  listMeetings: endpoint({
    method: 'GET',
    path: PATH,
    summary:
      "List the caller's meetings: upcoming ones, next first, or past ones. `unread_count` is the number awaiting the caller's answer",
    access: 'meetings_read',
    kept: true,
    query: PageQuery.extend({
      when: z.enum(['UPCOMING', 'PAST']).default('UPCOMING'),
      unanswered: z.stringbool().optional(),
      estate_id: idOf('estate').optional(),
    }),
    answer: inboxPageOf(Meeting),
  }),
  createMeeting: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Create a meeting or a series. Invitations are sent as calendar e-mails',
    access: 'meetings_write',
    body: CreateMeeting,
    answer: MeetingDetail,
    status: 201,
    errors: ['CLIENT_ID_USED', 'ARCHIVED'],
  }),
  listInvitable: endpoint({
    method: 'GET',
    path: `${PATH}/invitable`,
    summary:
      'List people the caller may invite: those with whom they share an estate, a unit or a lease, and groups of them',
    access: 'meetings_write',
    query: z.object({ search: SearchText.optional() }),
    answer: Invitable,
  }),
  checkMeeting: endpoint({
    method: 'POST',
    path: `${PATH}/check`,
    summary: 'Preview how many people a meeting would invite, and who is busy then. Nothing is saved or sent',
    access: 'meetings_write',
    changes: [],
    body: CheckMeeting,
    answer: MeetingCheck,
  }),
  getMeeting: endpoint({
    method: 'GET',
    path: `${PATH}/{id}`,
    summary: 'Retrieve a meeting of the caller',
    access: 'meetings_read',
    kept: true,
    params: paramsOf('meeting'),
    answer: MeetingDetail,
  }),
  updateMeeting: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}`,
    summary: 'Update or move a meeting that the caller organises. A new time asks everyone again',
    access: 'meetings_write',
    params: paramsOf('meeting'),
    body: UpdateMeeting,
    answer: MeetingDetail,
    errors: ['ILLEGAL_STATE', 'CONFLICT'],
  }),
  updateInvitees: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/invitees`,
    summary: 'Add or remove invitees of a meeting and its series. Only they are notified',
    access: 'meetings_write',
    params: paramsOf('meeting'),
    body: UpdateInvitees,
    answer: MeetingDetail,
    errors: ['ILLEGAL_STATE', 'CONFLICT'],
  }),
  cancelMeeting: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/cancel`,
    summary: 'Cancel a meeting that the caller organises, with a reason',
    access: 'meetings_write',
    params: paramsOf('meeting'),
    body: CancelMeeting,
    answer: MeetingDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  respondToMeeting: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/respond`,
    summary: 'Accept or decline an invitation, or answer tentatively',
    access: 'meetings_write',
    queued: true,
    params: paramsOf('meeting'),
    body: RespondToMeeting,
    answer: MeetingDetail,
    errors: ['ILLEGAL_STATE', 'ANSWERED_SINCE'],
  }),
  recordMeeting: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/record`,
    summary: 'Record attendance and minutes of a meeting, which the invitees can read',
    access: 'meetings_write',
    params: paramsOf('meeting'),
    body: RecordMeeting,
    answer: MeetingDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  ...polls,
}
