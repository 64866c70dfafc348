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
    summary: 'Polls for a time that are open: those that you ask, and those in which you are asked',
    access: 'meetings_read',
    answer: z.object({ data: z.array(Poll) }),
  }),
  createPoll: endpoint({
    method: 'POST',
    path: PATH,
    summary: 'Offer people several times: they tick those that suit them, here or by the link of their mail',
    access: 'meetings_write',
    body: CreatePoll,
    answer: PollDetail,
    status: 201,
    errors: ['CLIENT_ID_USED', 'ARCHIVED'],
  }),
  getPoll: endpoint({
    method: 'GET',
    path: `${PATH}/{id}`,
    summary: 'A poll for a time',
    access: 'meetings_read',
    params: paramsOf('meeting_poll'),
    answer: PollDetail,
  }),
  answerPoll: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/answer`,
    summary: 'Say which times suit you; said again, it replaces what you said',
    access: 'meetings_write',
    params: paramsOf('meeting_poll'),
    body: AnswerPoll,
    answer: PollDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  fixPoll: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/fix`,
    summary: 'Call the meeting at one of the times: all who were asked are invited',
    access: 'meetings_write',
    params: paramsOf('meeting_poll'),
    body: FixPoll,
    answer: MeetingDetail,
    errors: ['ILLEGAL_STATE', 'ARCHIVED'],
  }),
  withdrawPoll: endpoint({
    method: 'PATCH',
    path: `${PATH}/{id}/withdraw`,
    summary: 'End a poll without a meeting',
    access: 'meetings_write',
    params: paramsOf('meeting_poll'),
    answer: PollDetail,
    errors: ['ILLEGAL_STATE'],
  }),
}
