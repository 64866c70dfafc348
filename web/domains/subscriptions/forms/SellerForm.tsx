import type { Seller } from '@gida/contract/domains/subscriptions/plan'
import { subscriptions } from '#words/subscriptions'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useSetSeller } from '../changes.ts'

const words = subscriptions.plans.seller
const VATS = (['NO', 'YES'] as const).map((value) => ({ value, label: words.vats[value] }))
type Values = { name: string; address: string; tax_id: string; vat: 'YES' | 'NO' }

const check = ({ name, address, tax_id, vat }: Values) => ({
  name: name.trim().length < 2 ? words.errors.name : undefined,
  address: address.trim().length < 5 ? words.errors.address : undefined,
  tax_id: vat === 'YES' && tax_id.trim().length < 5 ? words.errors.taxId : undefined,
})

/** The seller on future invoices. */
export function SellerForm({ of, onClose }: { of: Seller | null; onClose: () => void }) {
  const { name = '', address = '', tax_id, charges_vat = false } = of ?? {}
  const form = useFields<Values>(
    { name, address, tax_id: tax_id ?? '', vat: charges_vat ? 'YES' : 'NO' },
    check,
  )
  const { control } = form
  const saving = useSave(form, useSetSeller(), {
    input: ({ vat, ...seller }) => ({
      body: { ...seller, tax_id: seller.tax_id.trim() || null, charges_vat: vat === 'YES' },
    }),
    said: words.said,
    onSaved: onClose,
  })
  return (
    <FormSheet
      {...{ title: words.title, note: words.note, save: words.save, saving: words.saving }}
      form={saving}
      onClose={onClose}
    >
      <FormTextField control={control} name="name" label={words.name} maxLength={120} />
      <FormTextField control={control} name="address" label={words.address} rows={2} maxLength={300} />
      <FormTextField
        control={control}
        name="tax_id"
        label={words.taxId}
        opt={words.optional}
        maxLength={40}
      />
      <ChoiceField control={control} name="vat" label={words.vat} options={VATS} />
    </FormSheet>
  )
}
