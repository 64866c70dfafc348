import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { MOST_PDF_ROWS, type ReportFormat } from '@gida/contract/domains/collections/report'
import type { PaymentStatus } from '@gida/contract/domains/payments/rules'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { collections } from '#words/collections'
import { payments } from '#words/payments'
import { typeNames } from '#words/type-names'
import { useFields } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
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

type Values = {
  format: ReportFormat
  from: string
  to: string
  estate_id: string
  status: string
  type: string
}

const wantedOf = ({ estate_id, status, type, ...days }: Values) => ({
  ...days,
  ...(estate_id && { estate_id }),
  ...(status && { status: status as PaymentStatus }),
  ...(type && { type: type as TransactionType }),
})

function ReportForm({ onDone }: { onDone: () => void }) {
  const { estates } = useActor()
  const form = useFields<Values>(
    {
      ...{ format: 'csv', estate_id: '', status: '', type: '' },
      ...{ from: addDays(addMonths(today(), -12), 1), to: today() },
    },
    ({ from, to }) => ({ from: from ? undefined : words.dayMissing, to: to ? undefined : words.dayMissing }),
  )
  const { control } = form
  const [format, from, to] = form.watch(['format', 'from', 'to'])
  const { start, stop, isUnderWay, received, fault } = useReportDownload(onDone)
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((values) => {
        if (!isUnderWay) start(wantedOf(values))
      })}
    >
      <Controller
        name="format"
        control={control}
        render={({ field }) => (
          <Segmented label={words.format} options={FORMATS} value={field.value} onChange={field.onChange} />
        )}
      />
      {format === 'pdf' && <p className="text-small text-ink-soft">{words.longest(MOST_PDF_ROWS)}</p>}
      <div className="grid grid-cols-2 gap-3">
        <FormDateField control={control} name="from" label={words.from} max={to} />
        <FormDateField control={control} name="to" label={words.to} min={from} />
      </div>
      {estates.length > 1 && (
        <ChoiceField
          control={control}
          name="estate_id"
          label={words.estate}
          options={optionsOf(words.allEstates, Object.fromEntries(estates.map(({ id, name }) => [id, name])))}
        />
      )}
      <ChoiceField control={control} name="type" label={words.type} options={TYPES} />
      <ChoiceField control={control} name="status" label={words.status} options={STATUSES} />
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
