import type { WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import type { Offer } from '@gida/contract/domains/work-orders/quote'
import { workMoney } from '#words/work-money'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { isApiError } from '../../../platform/http/errors.ts'
import { formatPhone } from '../../../platform/screens/format.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useWriteQuote } from '../changes.ts'
import { MaterialFields } from './MaterialFields.tsx'
import { checkPrice, newPrice, type PriceValues, sentPrice } from './price-values.ts'

const words = workMoney.writing
type Props = { order: WorkOrderDetail; offers: readonly Offer[]; onClose: () => void }

/** Records a quote given by phone, with the same lines a vendor would enter. */
export function WriteQuoteForm({ order, offers, onClose }: Props) {
  const form = useFields<PriceValues>(newPrice(offers[0]?.id ?? ''), checkPrice)
  const { control, register } = form
  const writing = useWriteQuote()
  const saving = useSave(form, writing, {
    input: (values) => ({ params: { id: values.offer_id }, body: sentPrice(values) }),
    said: words.said,
    onSaved: onClose,
  })
  const isMistyped = isApiError(writing.error) && asksAgain(writing.error.details)
  return (
    <FormSheet
      title={words.title}
      note={words.note(order.number)}
      save={words.save}
      saving={words.saving}
      form={saving}
      onClose={onClose}
    >
      <ChoiceField
        control={control}
        name="offer_id"
        label={words.whose}
        options={offers.map(({ id, vendor_name, vendor_phone }) => ({
          value: id,
          label: `${vendor_name} · ${formatPhone(vendor_phone)}`,
        }))}
      />
      <FormMoneyField control={control} name="labour" label={workMoney.quoting.LABOUR} />
      <MaterialFields control={control} />
      <div className="grid gap-4 md:grid-cols-2">
        <FormMoneyField control={control} name="transport" label={workMoney.quoting.TRANSPORT} />
        <FormMoneyField control={control} name="other" label={workMoney.quoting.OTHER} />
      </div>
      <FormMoneyField
        control={control}
        name="deposit"
        label={workMoney.quoting.deposit}
        help={words.depositHelp}
      />
      <div className="grid grid-cols-2 items-end gap-3">
        <FormTextField control={control} name="days" label={words.days} inputMode="numeric" maxLength={2} />
        <FormTextField
          control={control}
          name="months"
          label={words.months}
          inputMode="numeric"
          maxLength={3}
        />
      </div>
      <FormTextField control={control} name="note" label={words.word} opt={words.optional} maxLength={500} />
      {isMistyped && <CheckRow plain title={words.isSure} {...register('is_sure')} />}
    </FormSheet>
  )
}

const asksAgain = (details: unknown): boolean =>
  typeof details === 'object' && details !== null && 'is_mistyped' in details
