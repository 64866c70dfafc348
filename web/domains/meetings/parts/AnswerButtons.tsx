import type { Meeting } from '@gida/contract/domains/meetings/meeting'
import { meetings as words } from '#words/meetings'
import { messageOf } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useRespondToMeeting } from '../changes.ts'

const ANSWERS = ['ACCEPTED', 'TENTATIVE', 'DECLINED'] as const

/** One tap answers; another one answers again. Of a series, all of it that is still to come. */
export function AnswerButtons({ meeting, scope }: { meeting: Meeting; scope: 'THIS' | 'ALL' }) {
  const respond = useRespondToMeeting()
  const answer = (status: (typeof ANSWERS)[number]) =>
    respond.mutate(
      { params: { id: meeting.id }, body: { status, scope } },
      {
        onSuccess: () => toast.success(words.one.answerSaved),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  return (
    <fieldset aria-label={words.answerLabel(meeting.title)} className="flex gap-2">
      {ANSWERS.map((status) => (
        <Button
          key={status}
          kind={meeting.my_answer === status ? 'primary' : 'second'}
          aria-pressed={meeting.my_answer === status}
          disabled={respond.isPending}
          onClick={() => answer(status)}
        >
          {words.answers[status]}
        </Button>
      ))}
    </fieldset>
  )
}
