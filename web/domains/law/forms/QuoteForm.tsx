import type { Frequency } from '@gida/contract/domains/estates/unit'
import type { QuoteTerms } from '@gida/contract/domains/law/quote'
import { instalmentsOf } from '@gida/contract/domains/leases/rules'
import { isUnreadable, type TypedAmount } from '@gida/contract/shared/read-naira'
import { estates } from '#words/estates'
import { quote as words } from '#words/quote'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { DayFilter } from '../../../ui/form/date/DayFilter.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'

const FREQUENCIES = Object.entries(estates.frequencies).map(([value, label]) => ({ value, label }))
const PAYERS = Object.entries(words.payers).map(([value, label]) => ({ value, label }))
const SUMS = [
  ['service_charge', words.serviceCharge],
  ['caution_deposit', words.deposit],
  ['agency_fee', words.agencyFee],
  ['legal_fee', words.legalFee],
  ['agreement_fee', words.agreementFee],
] as const
type SumName = 'rent_amount' | (typeof SUMS)[number][0]

export type QuoteDraft = Omit<QuoteTerms, SumName> & { frequency: Frequency } & {
  [name in SumName]?: TypedAmount | undefined
}
type Props = { value: QuoteDraft; onChange: (next: QuoteDraft) => void }

/** The terms to quote. An amount that cannot be parsed yet stays in its field and is left out of the quote. */
export function QuoteForm({ value, onChange }: Props) {
  const change = (next: Partial<QuoteDraft>) => onChange({ ...value, ...next })
  const sum = (name: SumName, label: string) => (
    <MoneyField
      key={name}
      label={label}
      value={value[name]}
      onChange={(amount) => change({ [name]: amount ?? undefined })}
    />
  )
  return (
    <div className="grid gap-4 p-4 md:p-5">
      <Segmented
        label={words.payer}
        options={PAYERS}
        value={value.payer}
        onChange={(payer) => change({ payer: payer as QuoteDraft['payer'] })}
      />
      {sum('rent_amount', words.rent)}
      <Field label={words.frequency}>
        <SelectField
          options={FREQUENCIES}
          value={value.frequency}
          onChange={(frequency) => change({ frequency: frequency as Frequency, instalments: 1 })}
        />
      </Field>
      <Field label={words.instalments}>
        <SelectField
          options={instalmentNames(value.frequency)}
          value={String(value.instalments ?? 1)}
          onChange={(count) => change({ instalments: Number(count) })}
        />
      </Field>
      <div className="grid grid-cols-2 items-start gap-4">
        <DayFilter
          label={words.start}
          value={value.start_date}
          onDay={(start_date) => change({ start_date })}
        />
        <DayFilter
          label={words.end}
          opt={words.endOpt}
          value={value.end_date}
          onDay={(end_date) => change({ end_date })}
        />
      </div>
      {SUMS.map(([name, label]) => sum(name, label))}
      <CheckRow
        plain
        title={words.sitting}
        note={words.sittingNote}
        checked={value.is_sitting_tenant ?? false}
        onChange={(event) => change({ is_sitting_tenant: event.target.checked })}
      />
    </div>
  )
}

const instalmentNames = (frequency: Frequency) =>
  instalmentsOf(frequency).map((parts) => ({ value: String(parts), label: words.instalmentNames(parts) }))

/** The terms that can be quoted: without amounts that cannot be parsed and incomplete dates. */
export function readableTerms(draft: QuoteDraft): QuoteTerms {
  return Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== undefined && !isUnreadable(value)),
  ) as QuoteTerms
}
