import type { Meeting } from '@gida/contract/domains/meetings/meeting'
import type { Unsent } from '../../platform/outbox/items.ts'
import { type MeetingAnswer, outbox } from './outbox.ts'

/** The reader's latest answer, including one that is still queued. */
export function useGiven({ id, my_answer }: Pick<Meeting, 'id' | 'my_answer'>): {
  given: Meeting['my_answer']
  waiting: Unsent<MeetingAnswer> | undefined
} {
  const waiting = outbox
    .useUnsent()
    .filter(({ meeting_id }) => meeting_id === id)
    .at(-1)
  return { given: waiting && waiting.state !== 'refused' ? waiting.status : my_answer, waiting }
}
