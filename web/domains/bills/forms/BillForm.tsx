import type { OrderCosts } from '@gida/contract/domains/bills/bill'
import type { Evidence } from '@gida/contract/domains/payments/offline'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { bills } from '#words/bills'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira, today } from '../../../platform/screens/format.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { PercentInput } from '../../../ui/form/PercentInput.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { EvidenceField } from '../../payments/index.ts'
import { useCreateBill } from '../changes.ts'

const words = bills.form
type Values = {
  source: 'QUOTE' | 'OTHER'
  number: string
  description: string
  amount: TypedAmount
  billed_on: string
  retention: string
  is_company: boolean
  evidence: Evidence | null
}

const SOURCES = (['QUOTE', 'OTHER'] as const).map((value) => ({
  value,
  title: words.sources[value],
  note: words.sourceNotes[value],
}))
/** Parses `5` or `2.5` percent to basis points; undefined if invalid. */
const basisPoints = (typed: string): number | undefined => {
  const percent = Number(typed.trim().replace(',', '.') || '0')
  return percent >= 0 && percent <= 20 ? Math.round(percent * 100) : undefined
}

const check = ({ source, description, amount, billed_on, retention }: Values) => ({
  description: source === 'QUOTE' || description.trim() ? undefined : words.missing,
  amount: source === 'QUOTE' || isPositive(amount) ? undefined : words.missing,
  billed_on: billed_on ? undefined : words.missing,
  retention: basisPoints(retention) === undefined ? words.retentionHelp : undefined,
})

/** A bill for completed work: the agreed quote, or the amounts of the vendor's invoice. */
export function BillForm({ costs, onClose }: { costs: OrderCosts; onClose: () => void }) {
  const { order_id, approved, billed, bearer, quote_lines } = costs
  const hasQuote = quote_lines.length > 0 && billed === 0
  const form = useFields<Values>(
    {
      ...{ source: hasQuote ? 'QUOTE' : 'OTHER', number: '', description: '', amount: null },
      ...{ billed_on: today(), retention: '0', is_company: false, evidence: null },
    },
    check,
  )
  const { control, register, watch, setValue, formState } = form
  const saving = useSave(form, useCreateBill(), {
    input: ({ source, number, description, amount, billed_on, retention, is_company, evidence }) => ({
      params: { id: order_id },
      body: {
        billed_on,
        retention_bp: basisPoints(retention) ?? 0,
        payer: is_company ? ('COMPANY' as const) : ('PERSON' as const),
        ...(number.trim() && { number: number.trim() }),
        ...(source === 'OTHER' && {
          lines: [{ description: description.trim(), amount: koboIn(amount) ?? 0 }],
        }),
        ...(evidence && { evidence_id: evidence.id }),
      },
    }),
    said: ({ amount }) => words.saved(formatNaira(amount)),
    onSaved: onClose,
    unknown: bills.unknown,
  })
  return (
    <FormSheet
      title={words.title}
      note={words.note(formatNaira((approved ?? 0) - billed))}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
    >
      {hasQuote && <FormRadioCards control={control} name="source" label={words.source} options={SOURCES} />}
      {watch('source') === 'OTHER' && (
        <>
          <FormTextField control={control} name="description" label={words.description} maxLength={160} />
          <FormMoneyField control={control} name="amount" label={words.amount} />
        </>
      )}
      <FormTextField
        control={control}
        name="number"
        label={words.number}
        opt={words.numberOpt}
        maxLength={60}
      />
      <FormDateField control={control} name="billed_on" label={words.day} max={today()} />
      <Field label={words.retention} help={words.retentionHelp} error={formState.errors.retention?.message}>
        <PercentInput {...register('retention')} />
      </Field>
      {bearer !== 'FUND' && (
        <CheckRow plain title={words.payer} note={words.payerNote} {...register('is_company')} />
      )}
      <EvidenceField
        label={words.evidence}
        value={watch('evidence')}
        onChange={(evidence) => setValue('evidence', evidence, { shouldDirty: true })}
      />
    </FormSheet>
  )
}
