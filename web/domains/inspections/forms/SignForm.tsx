import type { InspectionDetail } from '@gida/contract/domains/inspections/inspection'
import type { Side } from '@gida/contract/domains/inspections/rules'
import { useState } from 'react'
import { inspections } from '#words/inspections'
import { ReasonDialog } from '../../../platform/forms/ReasonDialog.tsx'
import { useSend } from '../../../platform/forms/use-send.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useSignInspection } from '../changes.ts'
import { BottomBar } from '../parts/BottomBar.tsx'
import { SignaturePad } from '../parts/SignaturePad.tsx'
import { RemarkForm } from './RemarkForm.tsx'

const words = inspections.sign
type Props = {
  report: InspectionDetail
  side: Side
  /** The report is being refetched: only its latest state may be signed. */
  isReading: boolean
  onSigned: () => void
}

/** Signs by drawing or typing a name, or records a refusal. The signature covers the hash of the report on screen. */
export function SignForm({ report, side, isReading, onSigned }: Props) {
  const actor = useActor()
  const [way, setWay] = useState<'DRAWN' | 'TYPED'>('DRAWN')
  const [drawing, setDrawing] = useState('')
  const [name, setName] = useState(side === 'STAFF' ? actor.user.full_name : (report.tenant_name ?? ''))
  const [missing, setMissing] = useState<'name' | 'drawing'>()
  const [asks, setAsks] = useState<'remark' | 'reason'>()
  const change = useSignInspection()
  const { send, refusal, isSaving } = useSend(change, {
    said: words.done,
    unknown: words.unknown,
    onDone: onSigned,
  })
  const signed = { side, name: name.trim(), hash: report.hash }
  function sign() {
    const lacks = signed.name.length < 2 ? 'name' : way === 'DRAWN' && drawing === '' ? 'drawing' : undefined
    setMissing(lacks)
    if (lacks) return
    send({
      params: { id: report.id },
      body: { ...signed, way, ...(way === 'DRAWN' && { drawing }) },
    })
  }
  return (
    <>
      <div className="grid gap-3">
        <Field label={words.name} {...(missing === 'name' && { error: words.nameMissing })}>
          <TextInput maxLength={120} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Segmented
          label={words.how}
          value={way}
          onChange={(value) => setWay(value === 'TYPED' ? 'TYPED' : 'DRAWN')}
          options={[
            { value: 'DRAWN', label: words.draw },
            { value: 'TYPED', label: words.type },
          ]}
        />
        {way === 'DRAWN' && <SignaturePad value={drawing} onChange={setDrawing} />}
        {missing === 'drawing' && (
          <p role="alert" className="text-small text-overdue">
            {words.drawMissing}
          </p>
        )}
        <p className="text-small text-ink-soft">{words.agree}</p>
        <Refusal>{refusal}</Refusal>
      </div>
      <BottomBar>
        <Button size="big" wide disabled={isReading} busy={isSaving} busyText={words.signing} onClick={sign}>
          {words.signAs(signed.name)}
        </Button>
        {side === 'TENANT' && (
          <div className="flex flex-wrap justify-center gap-2">
            {report.can.remark && (
              <Button kind="quiet" onClick={() => setAsks('remark')}>
                {inspections.remark.title}
              </Button>
            )}
            <Button kind="quiet" onClick={() => setAsks('reason')}>
              {words.refuse}
            </Button>
          </div>
        )}
      </BottomBar>
      {asks === 'remark' && <RemarkForm report={report} onClose={() => setAsks(undefined)} />}
      {asks === 'reason' && (
        <ReasonDialog
          change={change}
          input={(reason) => ({
            params: { id: report.id },
            body: { ...signed, way: 'REFUSED' as const, reason },
          })}
          title={words.refuse}
          note={words.refuseNote}
          label={words.refuseLabel}
          missing={words.refuseMissing}
          most={1000}
          save={words.refuseSave}
          saving={words.saving}
          cancel={words.cancel}
          onDone={onSigned}
          onClose={() => setAsks(undefined)}
        />
      )}
    </>
  )
}
