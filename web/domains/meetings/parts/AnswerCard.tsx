import type { MeetingDetail } from '@gida/contract/domains/meetings/meeting'
import { meetings } from '#words/meetings'
import { outbox as unsent } from '#words/outbox'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatTime } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { outbox } from '../outbox.ts'
import { useGiven } from '../use-given.ts'
import { AnswerButtons } from './AnswerButtons.tsx'

const words = meetings.one

/** The reader's answer, its conflict, and after answering a note to the organizer. */
export function AnswerCard({ meeting }: { meeting: MeetingDetail }) {
  const { my_answer, clash } = meeting
  const { given } = useGiven(meeting)
  return (
    <Card>
      <CardHead title={my_answer ? meetings.answered[my_answer] : meetings.asks} />
      <CardBody className="grid gap-4">
        {clash && <Banner tone="wait">{meetings.clash(clash.title, formatTime(clash.start_time))}</Banner>}
        <AnswerButtons meeting={meeting} scope="THIS" />
        {my_answer && given && <Note meeting={meeting} status={given} />}
      </CardBody>
    </Card>
  )
}

function Note({
  meeting,
  status,
}: {
  meeting: MeetingDetail
  status: 'ACCEPTED' | 'DECLINED' | 'TENTATIVE'
}) {
  const form = useFields({ note: meeting.my_note })
  const { id: meeting_id, title, start_time } = meeting
  const saving = useSave(form, outbox.useSend(), {
    input: ({ note }) => ({ meeting_id, title, start_time, status, note }),
    said: (sent) => (sent ? words.noteSent : unsent.kept),
    unknown: words.unknown,
  })
  return (
    <form noValidate className="grid gap-3" onSubmit={saving.save}>
      <FormTextField
        control={form.control}
        name="note"
        label={words.answerNote}
        opt={meetings.form.mayBeEmpty}
        rows={2}
        maxLength={500}
      />
      {saving.refusal && <Banner tone="late">{saving.refusal}</Banner>}
      <Button
        type="submit"
        kind="second"
        busy={saving.isSaving}
        busyText={words.savingNote}
        className="justify-self-start"
      >
        {words.saveNote}
      </Button>
    </form>
  )
}
