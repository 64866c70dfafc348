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
      'Your meetings: those to come, the next first; or those that were. `unread_count` ask for your answer',
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
    summary: 'Call a meeting, or a series of them: invitations go out as calendar mail',
    access: 'meetings_write',
    body: CreateMeeting,
    answer: MeetingDetail,
    status: 201,
    errors: ['CLIENT_ID_USED', 'ARCHIVED'],
  }),
  listInvitable: endpoint({
    method: 'GET',
    path: `${PATH}/invitable`,
    summary: 'Whom you may invite: those with whom you share an estate, a unit or a lease, and their groups',
    access: 'meetings_write',
    query: z.object({ search: SearchText.optional() }),
    answer: Invitable,
  }),
  checkMeeting: endpoint({
    method: 'POST',
    path: `${PATH}/check`,
    summary: 'How many a meeting would invite, and who is busy then. Nothing is written or sent',
    access: 'meetings_write',
    changes: [],
    body: CheckMeeting,
    answer: MeetingCheck,
  }),
  getMeeting: endpoint({
    method: 'GET',
    path: `${PATH}/{id}`,
    summary: 'One of your meetings',
    access: 'meetings_read',
    kept: true,
    params: paramsOf('meeting'),
    answer: MeetingDetail,
  }),
  updateMeeting: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}`,
    summary: 'Change or move a meeting that you called; another time asks everybody anew',
    access: 'meetings_write',
    params: paramsOf('meeting'),
    body: UpdateMeeting,
    answer: MeetingDetail,
    errors: ['ILLEGAL_STATE', 'CONFLICT'],
  }),
  updateInvitees: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/invitees`,
    summary:
      'Invite others to a meeting that you called and its series, or take people off it: only they are told',
    access: 'meetings_write',
    params: paramsOf('meeting'),
    body: UpdateInvitees,
    answer: MeetingDetail,
    errors: ['ILLEGAL_STATE', 'CONFLICT'],
  }),
  cancelMeeting: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/cancel`,
    summary: 'Cancel a meeting that you called, with a reason',
    access: 'meetings_write',
    params: paramsOf('meeting'),
    body: CancelMeeting,
    answer: MeetingDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  respondToMeeting: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/respond`,
    summary: 'Accept or decline an invitation, or say that you may come',
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
    summary: 'Write down who came and what was said; those who were invited can read it',
    access: 'meetings_write',
    params: paramsOf('meeting'),
    body: RecordMeeting,
    answer: MeetingDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  ...polls,
}
