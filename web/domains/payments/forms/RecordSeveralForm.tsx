import { MOST_RECORDED } from '@gida/contract/domains/payments/offline'
import { useState } from 'react'
import { offlinePayments } from '#words/offline-payments'
import { checkLines, readyOf } from '../../../platform/forms/pasted-lines.ts'
import { useLeftLines } from '../../../platform/forms/use-left-lines.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira, today } from '../../../platform/screens/format.ts'
import { LinesPreview } from '../../../ui/form/pasted/LinesPreview.tsx'
import { PastedLines } from '../../../ui/form/pasted/PastedLines.tsx'
import { EstateField } from '../../estates/index.ts'
import { useRecordSeveral } from '../offline-payment-changes.ts'
import { OnlineSubmit } from '../parts/offline/OnlineSubmit.tsx'
import { type ReadPaymentLine, readPaymentLines } from '../read-payment-lines.ts'
import { useUnitNames } from '../use-unit-names.ts'

const words = offlinePayments.many

/** Pasted lines with a preview of each; after saving, those that were refused remain, with their reasons. */
export function RecordSeveralForm({ onAllSaved }: { onAllSaved: () => void }) {
  const [estate, setEstate] = useState('')
  const hasUnit = useUnitNames(estate)
  const readLines = (text: string) => readPaymentLines(text, today(), hasUnit)
  const form = useFields({ estate_id: '', text: '' }, ({ estate_id, text }) => ({
    estate_id: estate_id ? undefined : words.estateMissing,
    text: checkLines(readLines(text), MOST_RECORDED, words),
  }))
  const { control, resetField } = form
  const text = form.watch('text')
  const { keepLeft, reasons } = useLeftLines<ReadPaymentLine>({
    text,
    onLeft: (kept) => {
      resetField('text', { defaultValue: '' })
      form.setValue('text', kept, { shouldDirty: true })
    },
    onNoneLeft: onAllSaved,
    reasonOf: (message, _, line) => words.reason(line?.text ?? '', message),
  })
  const saving = useSave(form, useRecordSeveral(), {
    input: ({ estate_id, text }) => ({
      body: { estate_id, rows: readyOf(readLines(text)).map(({ row }) => row) },
    }),
    said: ({ created }) => (created.length > 0 ? words.done(created.length) : undefined),
    unknown: offlinePayments.unknown,
    onSaved: (answer, sent) => keepLeft(readLines(sent.text), answer),
  })
  const lines = readLines(text)
  return (
    <form noValidate className="grid gap-4" onSubmit={saving.save}>
      <EstateField
        control={control}
        name="estate_id"
        onChange={(id) => {
          resetField('estate_id', { defaultValue: id })
          setEstate(id)
        }}
      />
      <PastedLines
        control={control}
        name="text"
        label={words.lines}
        help={words.linesHelp(MOST_RECORDED)}
        placeholder={words.example}
        isSaving={saving.isSaving}
        reasons={reasons}
        refused={words.some}
      />
      {lines.length > 0 && <LinesPreview lines={lines.map(shown)} words={words} />}
      <OnlineSubmit {...saving} words={{ save: words.save(readyOf(lines).length), saving: words.saving }} />
    </form>
  )
}

const shown = ({ line, text, row, problem }: ReadPaymentLine) => ({
  line,
  problem,
  title: row.unit && row.amount ? `${row.unit}, ${formatNaira(row.amount, 'short')}` : text,
  notes: [
    [row.payment_date, offlinePayments.channels[row.channel], row.bank_reference].filter(Boolean).join(' · '),
  ],
})
