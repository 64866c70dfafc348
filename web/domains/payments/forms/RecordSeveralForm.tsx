import { MOST_RECORDED } from '@gida/contract/domains/payments/offline'
import { type SubmitEvent, useRef, useState } from 'react'
import { offlinePayments } from '#words/offline-payments'
import { isUnanswered, messageOf } from '../../../platform/errors.ts'
import { formatNaira, today } from '../../../platform/format.ts'
import { useOfflineSince } from '../../../platform/online.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { PastedLines } from '../../../ui/form/PastedLines.tsx'
import { EstateField } from '../../estates/index.ts'
import { useRecordSeveral } from '../offline-payment-queries.ts'
import { type ReadPaymentLine, readPaymentLines } from '../read-payment-lines.ts'

const words = offlinePayments.many

/** Pasted lines, what was read in each, and after saving those that were not recorded, each with its reason. */
export function RecordSeveralForm({ onAllSaved }: { onAllSaved: (count: number) => void }) {
  const record = useRecordSeveral()
  const [estateId, setEstateId] = useState('')
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const isUnderWay = useRef(false) // two taps may come before the first is drawn as busy
  const isOffline = useOfflineSince() !== null

  const lines = readPaymentLines(text, today())
  const ready = lines.filter((line) => !line.problem)
  const textProblem =
    lines.length === 0
      ? words.nobody
      : lines.length > MOST_RECORDED
        ? words.tooMany(MOST_RECORDED)
        : undefined

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (isUnderWay.current || !estateId || textProblem || ready.length === 0 || isOffline) return
    isUnderWay.current = true
    const sent = ready
    const left = lines.filter((line) => line.problem)
    record.mutate(
      { body: { estate_id: estateId, rows: sent.map((line) => line.row) } },
      {
        onSuccess: ({ created, failed }) => {
          const kept = [...failed.flatMap(({ index }) => sent[index] ?? []), ...left]
          if (kept.length === 0) return onAllSaved(created.length)
          if (created.length > 0) toast.success(words.done(created.length))
          setText(kept.map((line) => line.text).join('\n'))
          setReasons(failed.map(({ index, message }) => words.reason(sent[index]?.text ?? '', message)))
        },
        onSettled: () => {
          isUnderWay.current = false
        },
      },
    )
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      <EstateField
        value={estateId}
        error={isTried && !estateId ? words.estateMissing : undefined}
        onChange={setEstateId}
      />
      <PastedLines
        label={words.lines}
        help={words.linesHelp(MOST_RECORDED)}
        error={isTried ? textProblem : undefined}
        placeholder={words.example}
        value={text}
        onChange={(pasted) => {
          setText(pasted)
          setReasons([])
        }}
        reasons={reasons}
        refused={words.some}
      />
      {lines.length > 0 && <Preview lines={lines} />}
      {record.error && (
        <Banner tone="late" live>
          {isUnanswered(record.error) ? offlinePayments.unknown : messageOf(record.error)}
        </Banner>
      )}
      {isOffline && (
        <Banner tone="wait" icon="offline" title={offlinePayments.offlineTitle} live>
          {offlinePayments.offline}
        </Banner>
      )}
      <Button
        type="submit"
        size="big"
        wide
        disabled={isOffline}
        busy={record.isPending}
        busyText={words.saving}
      >
        {words.save(ready.length)}
      </Button>
    </form>
  )
}

function Preview({ lines }: { lines: readonly ReadPaymentLine[] }) {
  const wrong = lines.filter((line) => line.problem).length
  return (
    <div className="grid gap-2">
      <p role="status" className="text-small text-ink-soft">
        {words.preview(lines.length - wrong, wrong)}
      </p>
      <ul aria-label={words.table} className="max-h-80 overflow-y-auto rounded-2 border border-line">
        {lines.map(({ line, text, row, problem }) => (
          <li key={line} className="flex items-start gap-3 border-t border-line px-3 py-2 first:border-t-0">
            <span className="min-w-0 grow">
              <span className="cut block font-semibold">
                {row.unit && row.amount ? `${row.unit}, ${formatNaira(row.amount, 'short')}` : text}
              </span>
              <span className="block text-small text-ink-soft">
                {[row.payment_date, offlinePayments.channels[row.channel], row.bank_reference]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {problem && <span className="block text-small text-overdue">{problem}</span>}
            </span>
            <Pill tone={problem ? 'late' : 'in'} icon={problem ? 'warning' : 'ok'}>
              {problem ? words.look : words.ready}
            </Pill>
          </li>
        ))}
      </ul>
    </div>
  )
}
