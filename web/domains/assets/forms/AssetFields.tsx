import { RATING_UNITS } from '@gida/contract/domains/assets/rules'
import { useQuery } from '@tanstack/react-query'
import type { Control } from 'react-hook-form'
import { assets } from '#words/assets'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { assetChoicesQuery } from '../queries.ts'
import type { AssetValues } from './asset-values.ts'

const words = assets.form
const UNITS = [
  { value: '', label: words.noUnit },
  ...RATING_UNITS.map((value) => ({ value, label: assets.units[value] })),
]

type Props = { control: Control<AssetValues>; estateId: string; self?: string }

/** Details of an asset: nameplate, warranty, and its parent asset. */
export function AssetFields({ control, estateId, self }: Props) {
  const others = useQuery({ ...assetChoicesQuery(estateId), enabled: estateId !== '' }).data?.data ?? []
  const parents = others.filter(({ id }) => id !== self).map(({ id, name }) => ({ value: id, label: name }))
  const { opt } = words
  return (
    <>
      <FormTextField control={control} name="name" kind="name" label={words.name} help={words.nameHelp} />
      <div className="grid gap-4 md:grid-cols-2">
        <FormTextField control={control} name="maker" maxLength={80} label={words.maker} opt={opt} />
        <FormTextField control={control} name="model" maxLength={80} label={words.model} opt={opt} />
      </div>
      <FormTextField control={control} name="serial" maxLength={80} label={words.serial} opt={opt} />
      <div className="grid grid-cols-2 gap-4">
        <FormTextField
          control={control}
          name="rating"
          inputMode="numeric"
          figures
          label={words.rating}
          opt={opt}
        />
        <ChoiceField control={control} name="rating_unit" label={words.unit} options={UNITS} />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <FormDateField control={control} name="in_service_on" label={words.inService} opt={opt} />
        <FormDateField control={control} name="warranty_until" label={words.warrantyUntil} opt={opt} />
      </div>
      <FormTextField
        control={control}
        name="warranty_terms"
        rows={2}
        maxLength={500}
        label={words.warrantyTerms}
        opt={opt}
      />
      {parents.length > 0 && (
        <ChoiceField
          control={control}
          name="parent_id"
          label={words.partOf}
          options={[{ value: '', label: words.noParent }, ...parents]}
        />
      )}
      <FormTextField control={control} name="note" rows={2} maxLength={1000} label={words.note} opt={opt} />
    </>
  )
}
