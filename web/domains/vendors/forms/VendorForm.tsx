import { CATEGORIES, type Category } from '@gida/contract/domains/maintenance/rules'
import {
  VENDOR_KINDS,
  type VendorKind,
  WHT_CLASSES,
  type WhtClass,
} from '@gida/contract/domains/vendors/rules'
import type { VendorDetail } from '@gida/contract/domains/vendors/vendor'
import { vendors } from '#words/vendors'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { useChosenEstate } from '../../../platform/session/chosen-estate.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useCreateVendor, useUpdateVendor } from '../changes.ts'

const words = vendors.form
const KINDS = VENDOR_KINDS.map((value) => ({ value, label: vendors.kinds[value] }))
const CLASSES = WHT_CLASSES.map((value) => ({ value, label: vendors.classes[value] }))

type Values = {
  name: string
  kind: VendorKind
  trades: Category[]
  area: string
  phone: string
  email: string
  tin: string
  wht_class: WhtClass
  licence: string
  estate_ids: string[]
}

const check = ({ name, trades, phone, estate_ids }: Values) => ({
  name: name.trim().length >= 2 ? undefined : words.nameMissing,
  trades: trades.length > 0 ? undefined : words.tradeMissing,
  phone: phone.trim() ? undefined : words.phoneMissing,
  estate_ids: estate_ids.length > 0 ? undefined : words.estateMissing,
})

const bodyOf = ({ email, tin, ...values }: Values) => ({
  ...values,
  email: email.trim() || null,
  tin: tin.trim() || null,
})

type Props = {
  /** The vendor to edit; omitted to add one. */
  vendor?: VendorDetail
  onClose: () => void
  onSaved: (saved: VendorDetail) => void
}

/** Details of a vendor. */
export function VendorForm({ vendor, onClose, onSaved }: Props) {
  const all = useActor().estates
  const chosen = useChosenEstate()
  const of = vendor?.estates.map(({ id }) => id)
  const estates = all.filter(({ id, is_archived }) => !is_archived || of?.includes(id))
  const [first] = estates.map(({ id }) => id)
  const known = of ?? [chosen ?? first ?? ''].filter(Boolean)
  const form = useFields<Values>(
    {
      ...{ name: vendor?.name ?? '', kind: vendor?.kind ?? 'PERSON', trades: vendor?.trades ?? [] },
      ...{ area: vendor?.area ?? '', phone: vendor?.phone ?? '', email: vendor?.email ?? '' },
      ...{ tin: vendor?.tin ?? '', wht_class: vendor?.wht_class ?? 'BUILDING' },
      ...{ licence: vendor?.licence ?? '', estate_ids: known },
    },
    check,
  )
  const { control, register, formState } = form
  const clientIdOf = useClientId()
  const adding = useSave(form, useCreateVendor(), {
    input: (values) => {
      const said = bodyOf(values)
      return { body: { ...said, client_id: clientIdOf(said) } }
    },
    said: ({ name }) => words.added(name),
    onSaved,
  })
  const changing = useSave(form, useUpdateVendor(), {
    input: (values, changed) => ({ params: { id: vendor?.id ?? '' }, body: changed(bodyOf(values)) }),
    said: words.changed,
    onSaved,
  })
  return (
    <FormSheet
      title={vendor ? words.editTitle : words.addTitle}
      form={vendor ? changing : adding}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
    >
      <FormTextField control={control} name="name" label={words.name} kind="name" />
      <ChoiceField control={control} name="kind" label={words.kind} options={KINDS} />
      <FormTextField control={control} name="phone" label={words.phone} help={words.phoneHelp} kind="phone" />
      <FieldGroup legend={words.trades} error={formState.errors.trades?.message}>
        <div className="grid grid-cols-2 gap-2">
          {CATEGORIES.map((trade) => (
            <CheckRow key={trade} plain title={vendors.trades[trade]} value={trade} {...register('trades')} />
          ))}
        </div>
      </FieldGroup>
      <FormTextField control={control} name="area" label={words.area} help={words.areaHelp} maxLength={120} />
      <ChoiceField control={control} name="wht_class" label={words.class} options={CLASSES} />
      <FormTextField
        control={control}
        name="tin"
        label={words.tin}
        opt={words.opt}
        help={words.tinHelp}
        inputMode="numeric"
        maxLength={20}
      />
      <FormTextField control={control} name="email" label={words.email} opt={words.opt} kind="email" />
      <FormTextField control={control} name="licence" label={words.licence} opt={words.opt} maxLength={500} />
      {estates.length > 1 && (
        <FieldGroup legend={words.estates} error={formState.errors.estate_ids?.message}>
          {estates.map(({ id, name }) => (
            <CheckRow key={id} plain title={name} value={id} {...register('estate_ids')} />
          ))}
        </FieldGroup>
      )}
    </FormSheet>
  )
}
