import type { Answer } from '@gida/contract/domains/meetings/rules'

export const words = {
  head: 'Gida',
  nowhere: {
    title: 'This link leads nowhere',
    note: 'It may be old or not whole. Open it from the mail again, or sign in to see your meetings.',
  },
  asks: (organizer: string) => `${organizer} invites you`,
  said: {
    ACCEPTED: 'You accepted',
    TENTATIVE: 'You may come',
    DECLINED: 'You declined',
  } satisfies Record<Answer, string>,
  choose: 'Will you come?',
  again: 'Changed your mind? Answer again until the meeting ends.',
  note: (organizer: string) => `A note to ${organizer}`,
  mayBeEmpty: 'may be empty',
  lagos: 'Lagos time',
  over: 'This meeting is over.',
  cancelled: (reason: string) => `This meeting was cancelled: ${reason}`,
  polls: {
    asks: (organizer: string) => `${organizer} asks when you can come`,
    answered: 'Your times are kept',
    choose: 'Which times suit you?',
    send: 'Send',
    none: 'None suits? Send without a tick.',
    again: 'You can change this until the time is fixed.',
    closed: {
      FIXED: 'The time is fixed. The invitation is in your mail.',
      WITHDRAWN: 'This poll was withdrawn.',
    },
  },
  oneDate: 'The meeting repeats; this answer is for this date.',
}
