import type { MaintenanceRequestDetail } from '@gida/contract/domains/maintenance/request'
import { useState } from 'react'
import { maintenance } from '#words/maintenance'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatDay, lagosDay } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useMoveRequest } from '../changes.ts'

const words = maintenance.confirm
const STARS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))

type Props = { request: MaintenanceRequestDetail; onReopen: () => void }

/** The reporter confirms whether it is fixed. */
export function ConfirmForm({ request, onReopen }: Props) {
  const [stars, setStars] = useState('5')
  const form = useFields({ note: '' })
  const saving = useSave(form, useMoveRequest(), {
    input: ({ note }) => ({
      params: { id: request.id },
      body: { status: 'CLOSED' as const, rating: Number(stars), ...(note.trim() && { note: note.trim() }) },
    }),
    said: words.done,
  })
  const until = request.can.reopen_until
  return (
    <Card>
      <CardHead title={words.title} />
      <CardBody>
        <form noValidate onSubmit={saving.save} className="grid gap-3">
          {until && (
            <p className="text-small text-ink-soft">{words.note(formatDay(lagosDay(new Date(until))))}</p>
          )}
          <p className="font-semibold">{words.stars}</p>
          <Segmented
            label={words.stars}
            options={STARS}
            value={stars}
            onChange={setStars}
            className="justify-self-start"
          />
          <FormTextField
            control={form.control}
            name="note"
            label={words.word}
            opt={words.optional}
            rows={2}
          />
          <FormSubmit {...saving} words={{ save: words.yes, saving: words.saving }} />
          <Button kind="second" onClick={onReopen}>
            {words.no}
          </Button>
        </form>
      </CardBody>
    </Card>
  )
}
