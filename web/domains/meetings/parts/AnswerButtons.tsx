import type { Meeting } from '@gida/contract/domains/meetings/meeting'
import { meetings as words } from '#words/meetings'
import { outbox as unsent } from '#words/outbox'
import { messageOf } from '../../../platform/http/errors.ts'
import { UnsentState } from '../../../platform/outbox/UnsentState.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { outbox } from '../outbox.ts'
import { useGiven } from '../use-given.ts'

const ANSWERS = ['ACCEPTED', 'TENTATIVE', 'DECLINED'] as const

/** Answers with one tap; the answer can be changed. With `ALL`, for the rest of a series. */
export function AnswerButtons({ meeting, scope }: { meeting: Meeting; scope: 'THIS' | 'ALL' }) {
  const { id: meeting_id, title, start_time } = meeting
  const respond = outbox.useSend()
  const { given, waiting } = useGiven(meeting)
  const answer = (status: (typeof ANSWERS)[number]) =>
    respond.mutate(
      { meeting_id, title, start_time, status, scope },
      {
        onSuccess: (sent) => toast.success(sent ? words.one.answerSaved : unsent.kept),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  return (
    <fieldset aria-label={words.answerLabel(title)} className="flex flex-wrap gap-2">
      {ANSWERS.map((status) => (
        <Button
          key={status}
          kind={given === status ? 'primary' : 'second'}
          aria-pressed={given === status}
          disabled={respond.isPending}
          onClick={() => answer(status)}
        >
          {words.answers[status]}
        </Button>
      ))}
      {waiting && <UnsentState unsent={waiting} className="w-full" />}
    </fieldset>
  )
}
