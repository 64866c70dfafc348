import { ASSET_KINDS } from '@gida/contract/domains/assets/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { assets } from '#words/assets'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { estatesQuery, propertiesQuery } from '../../estates/index.ts'
import { useCreateAsset } from '../changes.ts'
import { AssetFields } from './AssetFields.tsx'
import { type AssetValues, checkAsset, EMPTY_ASSET, sentAsset } from './asset-values.ts'

const words = assets.form
const MOST = 100
const KINDS = ASSET_KINDS.map((value) => ({ value, label: assets.kinds[value] }))

type Props = { estateId: string | undefined; onSaved: (id: string) => void; onClose: () => void }

/** Registers an asset of an estate or one of its properties. */
export function NewAssetForm({ estateId, onSaved, onClose }: Props) {
  const clientIdOf = useClientId()
  const form = useFields<AssetValues>({ ...EMPTY_ASSET, estate_id: estateId ?? '' }, (values) => ({
    ...checkAsset(values),
    estate_id: values.estate_id ? undefined : words.errors.estate,
  }))
  const estate_id = useWatch({ control: form.control, name: 'estate_id' })
  useForgetPlace(form, estate_id)
  const all = useQuery(estatesQuery({ limit: MOST })).data?.data ?? []
  const estates = all.filter(({ status }) => status !== 'ARCHIVED')
  const properties = useQuery({
    ...propertiesQuery({ estate_id, limit: MOST }),
    enabled: estate_id !== '',
  }).data?.data
  const saving = useSave(form, useCreateAsset(), {
    input: (values) => {
      const { estate_id, property_id, kind } = values
      const said = { ...sentAsset(values), kind, ...(property_id ? { property_id } : { estate_id }) }
      return { body: { ...said, client_id: clientIdOf(said) } }
    },
    said: ({ name }) => words.added(name),
    unknown: words.unknown,
    onSaved: ({ id }) => onSaved(id),
  })
  const { control } = form
  return (
    <FormSheet title={words.addTitle} form={saving} onClose={onClose} save={words.add} saving={words.saving}>
      <ChoiceField
        control={control}
        name="estate_id"
        label={words.estate}
        options={estates.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ChoiceField
        control={control}
        name="property_id"
        label={words.where}
        options={[
          { value: '', label: words.shared },
          ...(properties ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <ChoiceField control={control} name="kind" label={words.kind} options={KINDS} />
      <AssetFields control={control} estateId={estate_id} />
    </FormSheet>
  )
}

/** Clears property and parent asset when the estate changes, since they belong to the other one. */
function useForgetPlace({ setValue }: UseFormReturn<AssetValues>, estate_id: string): void {
  const before = useRef(estate_id)
  useEffect(() => {
    if (before.current !== estate_id) {
      setValue('property_id', '')
      setValue('parent_id', '')
    }
    before.current = estate_id
  }, [estate_id, setValue])
}
