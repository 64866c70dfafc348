import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { MeetingDetail } from './meeting.ts'
import { AnswerPoll, CreatePoll, FixPoll, Poll, PollDetail } from './poll.ts'

const PATH = '/communication/meetings/polls'

export const polls = {
  listPolls: endpoint({
    method: 'GET',
    path: PATH,
    summary: 'List open scheduling polls that the caller organises or is invited to',
    access: 'meetings_read',
    answer: z.object({ data: z.array(Poll) }),
  }),
  createPoll: endpoint({
    method: 'POST',
    path: PATH,
    summary:
      'Create a scheduling poll with several times. People choose those that suit them, here or by the link in their e-mail',
    access: 'meetings_write',
    body: CreatePoll,
    answer: PollDetail,
    status: 201,
    errors: ['CLIENT_ID_USED', 'ARCHIVED'],
  }),
  getPoll: endpoint({
    method: 'GET',
    path: `${PATH}/{id}`,
    summary: 'Retrieve a scheduling poll',
    access: 'meetings_read',
    params: paramsOf('meeting_poll'),
    answer: PollDetail,
  }),
  answerPoll: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/answer`,
    summary: 'Answer a scheduling poll. Replaces an earlier answer',
    access: 'meetings_write',
    params: paramsOf('meeting_poll'),
    body: AnswerPoll,
    answer: PollDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  fixPoll: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/fix`,
    summary:
      'Close a scheduling poll with one of its times: creates the meeting and invites everyone who was asked',
    access: 'meetings_write',
    params: paramsOf('meeting_poll'),
    body: FixPoll,
    answer: MeetingDetail,
    errors: ['ILLEGAL_STATE', 'ARCHIVED'],
  }),
  withdrawPoll: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/withdraw`,
    summary: 'End a scheduling poll without a meeting',
    access: 'meetings_write',
    params: paramsOf('meeting_poll'),
    answer: PollDetail,
    errors: ['ILLEGAL_STATE'],
  }),
}
