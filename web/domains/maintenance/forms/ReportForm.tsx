import type { Category } from '@gida/contract/domains/maintenance/rules'
import { MOST_VOICE_SECONDS } from '@gida/contract/domains/maintenance/rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { faultReport } from '#words/fault-report'
import { newId } from '../../../platform/browser/new-id.ts'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useRecorder } from '../../../platform/voice/use-recorder.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { outbox, sendReport } from '../outbox.ts'
import { AboutStep } from '../parts/AboutStep.tsx'
import { ShowStep, type Typed } from '../parts/ShowStep.tsx'
import { WhatStep } from '../parts/WhatStep.tsx'
import { WhenStep } from '../parts/WhenStep.tsx'
import { bodyOf, NOTHING, type Tapped, titleOf } from './report-values.ts'

const words = faultReport.form
const LAST = words.steps.length - 1

const useReport = () => useMutation({ mutationFn: sendReport })

type Props = { unitId: string; onSent: (id: string) => void; onKept: () => void }

/** Reports a fault in four steps; only the first is required. */
export function ReportForm({ unitId, onSent, onKept }: Props) {
  const [step, setStep] = useState(0)
  const [taps, setTaps] = useState(NOTHING)
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [same, setSame] = useState<{ id: string; unit_id: string; category: Category | null }>()
  const clientIdOf = useClientId()
  const untilLeft = outbox.useUntilLeft()
  const recorder = useRecorder(MOST_VOICE_SECONDS)
  const form = useFields<Typed>({ title: '', description: '' })
  const tapped: Tapped = { ...taps, unit_id: unitId }
  const change = (next: Partial<Tapped>) => setTaps((before) => ({ ...before, ...next }))
  const { category } = tapped
  // Discards "same as" if the unit or category has changed.
  const sameAs = same?.unit_id === unitId && same.category === category ? same.id : undefined

  const saving = useSave(form, useReport(), {
    input: (typed) => {
      const { recording } = recorder
      const files = recording ? [...photos, recording.file] : photos
      const body = { ...bodyOf(tapped, typed), ...(sameAs && { same_as_id: sameAs }) }
      return {
        ...{ client_id: untilLeft(clientIdOf(unitId, body, ...files)), unit_id: unitId, photos: files, body },
        photo_ids: files.map(() => newId()),
        voice_seconds: recording?.seconds,
      }
    },
    beside: category !== null || photos.length > 0 || recorder.recording !== null,
    said: (request) => (request ? words.sent : words.kept),
    onSaved: (request) => (request ? onSent(request.id) : onKept()),
  })
  return (
    <form noValidate onSubmit={saving.save}>
      <Card>
        <CardBody className="grid gap-5 pt-4 *:min-w-0 md:pt-5">
          <div>
            <p className="text-small text-ink-soft">{words.step(step + 1)}</p>
            <h2 aria-live="polite">{words.steps[step]}</h2>
          </div>
          {step === 0 && (
            <WhatStep
              tapped={tapped}
              onChange={(next) => {
                change(next)
                if (next.category) setStep(1)
              }}
            />
          )}
          {step === 1 && category && (
            <AboutStep
              tapped={{ ...tapped, category }}
              onChange={change}
              sameAs={sameAs}
              onSame={(id) => {
                setSame(id === sameAs ? undefined : { id, unit_id: unitId, category })
                if (id !== sameAs) setStep(2)
              }}
            />
          )}
          {step === 2 && (
            <ShowStep
              control={form.control}
              placeholder={titleOf(tapped)}
              photos={photos}
              onPhotos={setPhotos}
              recorder={recorder}
            />
          )}
          {step === LAST && category && <WhenStep tapped={{ ...tapped, category }} onChange={change} />}
          <Steps step={step} category={category} onStep={setStep} saving={saving} />
        </CardBody>
      </Card>
    </form>
  )
}

type StepsProps = {
  step: number
  category: Category | null
  onStep: (step: number) => void
  saving: { refusal: string | undefined; isSaving: boolean }
}

const Steps = ({ step, category, onStep, saving }: StepsProps) => (
  <div className="grid gap-2">
    {step === LAST ? (
      <FormSubmit big {...saving} words={{ save: words.send, saving: words.sending }} />
    ) : (
      step > 0 && (
        <Button size="big" disabled={!category} onClick={() => onStep(step + 1)}>
          {words.next}
        </Button>
      )
    )}
    {step > 0 && (
      <Button kind="quiet" onClick={() => onStep(step - 1)}>
        {words.back}
      </Button>
    )}
  </div>
)
