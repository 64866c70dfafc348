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
  oneDate: 'The meeting repeats; this answer is for this date.',
}
