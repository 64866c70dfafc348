import type { Evidence } from '@gida/contract/domains/payments/offline'
import { useEffect, useId, useRef, useState } from 'react'
import { offlinePayments } from '#words/offline-payments'
import { smallPicture } from '../../../../platform/browser/small-picture.ts'
import { trackUpload } from '../../../../platform/forms/sent-ahead.ts'
import { isUnanswered, messageOf } from '../../../../platform/http/errors.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { Icon } from '../../../../ui/action/Icon.tsx'
import { FieldNote } from '../../../../ui/form/FieldNote.tsx'
import { sendEvidenceFile } from '../../offline-payment-changes.ts'

const words = offlinePayments.evidence
const MOST_BYTES = 10_000_000
type Props = { label?: string; value: Evidence | null; onChange: (evidence: Evidence | null) => void }

/** A photo or file as evidence, uploaded as soon as it is chosen; saving waits for the upload. */
export function EvidenceField({ label = words.label, value, onChange }: Props) {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string>()

  const latest = useRef(onChange)
  latest.current = onChange // what is typed while it is sent stays
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  async function send(file: File): Promise<boolean> {
    sending.current = new AbortController()
    const { signal } = sending.current
    setProblem(undefined)
    setPercent(0)
    try {
      const small = await smallPicture(file)
      if (small.size > MOST_BYTES) {
        setProblem(words.tooLarge)
        return false
      }
      const sent = await sendEvidenceFile(small, setPercent, signal)
      signal.throwIfAborted()
      latest.current(sent)
      return true
    } catch (error) {
      if (!signal.aborted) setProblem(isUnanswered(error) ? words.failed : messageOf(error))
      return false
    } finally {
      setPercent(null)
    }
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} id={`${id}-label`} className="text-field font-semibold">
        {label} <span className="font-normal text-ink-soft">{words.opt}</span>
      </label>
      {value ? (
        <p className="flex items-center gap-2">
          <Icon name="attach" />
          <span className="cut grow" role="status">
            {words.kept(value.name)}
          </span>
          <Button kind="quiet" size="small" onClick={() => onChange(null)}>
            {words.remove}
          </Button>
        </p>
      ) : (
        <Button
          kind="second"
          icon="camera"
          wide
          busy={percent !== null}
          aria-describedby={`${id}-label ${id}-problem`}
          onClick={() => picker.current?.click()}
        >
          {words.add}
        </Button>
      )}
      <input
        ref={picker}
        id={id}
        type="file"
        accept="image/jpeg,image/png,application/pdf"
        className="sr-only"
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) trackUpload(send(file))
          target.value = '' // the same file may be chosen again
        }}
      />
      {percent !== null && (
        <p role="status" className="text-small text-ink-soft">
          {words.sending(percent)}
        </p>
      )}
      <FieldNote id={`${id}-problem`} error={problem} />
    </div>
  )
}
