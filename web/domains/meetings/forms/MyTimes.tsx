import type { PollDetail } from '@gida/contract/domains/meetings/poll'
import { useState } from 'react'
import { meetings } from '#words/meetings'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useAnswerPoll } from '../changes.ts'
import { spanOf } from '../times.ts'

const words = meetings.polls

/** The reader's votes in a poll. */
export function MyTimes({ poll: { id, times } }: { poll: PollDetail }) {
  const [chosen, setChosen] = useState(() =>
    times.filter(({ is_chosen }) => is_chosen).map(({ start_time }) => start_time),
  )
  const isChanged = times.some(({ start_time, is_chosen }) => is_chosen !== chosen.includes(start_time))
  const saving = useSave(useFields({}), useAnswerPoll(), {
    input: () => ({ params: { id }, body: { start_times: chosen } }),
    beside: isChanged,
    said: words.saved,
    unknown: words.saveUnknown,
  })
  const toggle = (at: string) =>
    setChosen(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at])
  return (
    <Card as="section" aria-labelledby="which-times">
      <CardHead title={words.which} id="which-times" />
      <form noValidate onSubmit={saving.save}>
        {times.map((time) => (
          <CheckRow
            key={time.start_time}
            title={spanOf(time)}
            note={words.can(time.can)}
            checked={chosen.includes(time.start_time)}
            onChange={() => toggle(time.start_time)}
          />
        ))}
        <CardBody className="grid gap-3 pt-4">
          <p className="text-small text-ink-soft">{words.none}</p>
          <FormSubmit {...saving} words={{ save: words.save, saving: words.saving }} />
        </CardBody>
      </form>
    </Card>
  )
}
