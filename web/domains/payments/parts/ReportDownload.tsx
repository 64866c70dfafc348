import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { MOST_PDF_ROWS, type ReportFormat } from '@gida/contract/domains/collections/report'
import type { PaymentStatus } from '@gida/contract/domains/payments/rules'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import { useState } from 'react'
import { collections } from '#words/collections'
import { payments } from '#words/payments'
import { typeNames } from '#words/type-names'
import { useActor } from '../../../platform/actor.ts'
import { today } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useReportDownload } from '../use-report-download.ts'

const words = collections.report
const FORMATS = (['csv', 'xlsx', 'pdf'] as const).map((value) => ({ value, label: words.formats[value] }))
const optionsOf = (all: string, names: Record<string, string>) => [
  { value: '', label: all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
]
const STATUSES = optionsOf(words.allStatuses, payments.statuses)
const TYPES = optionsOf(words.allTypes, typeNames)

/** Payments as a file: which days, which estate, which kind; for those who may take reports along. */
export function ReportDownload() {
  const [isOpen, setOpen] = useState(false)
  if (!useActor().permissions.includes('reports_read')) return null
  return (
    <>
      <Button kind="second" icon="download" onClick={() => setOpen(true)}>
        {words.action}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={words.title}>
        {isOpen && <ReportForm onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

function ReportForm({ onDone }: { onDone: () => void }) {
  const { estates } = useActor()
  const [format, setFormat] = useState<ReportFormat>('csv')
  const [to, setTo] = useState(today())
  const [from, setFrom] = useState(addDays(addMonths(today(), -12), 1))
  const [estate_id, setEstate] = useState('')
  const [status, setStatus] = useState('')
  const [type, setType] = useState('')
  const { start, stop, isUnderWay, received, fault } = useReportDownload(onDone)
  const wanted = {
    ...{ format, from, to },
    ...(estate_id && { estate_id }),
    ...(status && { status: status as PaymentStatus }),
    ...(type && { type: type as TransactionType }),
  }
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isUnderWay) start(wanted)
      }}
    >
      <Segmented
        label={words.format}
        options={FORMATS}
        value={format}
        onChange={(next) => setFormat(next as ReportFormat)}
      />
      {format === 'pdf' && <p className="text-small text-ink-soft">{words.longest(MOST_PDF_ROWS)}</p>}
      <div className="grid grid-cols-2 gap-3">
        <Field label={words.from}>
          <TextInput
            type="date"
            max={to}
            value={from}
            onChange={(event) => event.target.value && setFrom(event.target.value)}
          />
        </Field>
        <Field label={words.to}>
          <TextInput
            type="date"
            min={from}
            value={to}
            onChange={(event) => event.target.value && setTo(event.target.value)}
          />
        </Field>
      </div>
      {estates.length > 1 && (
        <Field label={words.estate}>
          <SelectField
            options={optionsOf(
              words.allEstates,
              Object.fromEntries(estates.map(({ id, name }) => [id, name])),
            )}
            value={estate_id}
            onChange={setEstate}
          />
        </Field>
      )}
      <Field label={words.type}>
        <SelectField options={TYPES} value={type} onChange={setType} />
      </Field>
      <Field label={words.status}>
        <SelectField options={STATUSES} value={status} onChange={setStatus} />
      </Field>
      {fault && (
        <Banner tone="late" title={`${words.failed}.`} live>
          {fault}
        </Banner>
      )}
      {isUnderWay && (
        <p role="status" className="flex items-center gap-2 text-ink-soft">
          <Spinner /> {received > 0 ? words.received(sizeOf(received)) : words.preparing}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button kind="second" onClick={isUnderWay ? stop : onDone}>
          {isUnderWay ? words.cancel : words.close}
        </Button>
        <Button type="submit" icon="download" disabled={isUnderWay}>
          {words.start}
        </Button>
      </div>
    </form>
  )
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
