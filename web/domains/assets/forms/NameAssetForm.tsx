import { useQuery } from '@tanstack/react-query'
import { assets } from '#words/assets'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useNameAsset } from '../changes.ts'
import { type About, assetChoicesQuery } from '../queries.ts'

const words = assets.named
type Props = { about: About; estateId: string; named: string; onClose: () => void }

/** Sets the asset that a request or work order is about. */
export function NameAssetForm({ about, estateId, named, onClose }: Props) {
  const choices = useQuery(assetChoicesQuery(estateId)).data?.data
  const form = useFields({ asset_id: named }, ({ asset_id }) => ({
    asset_id: asset_id ? undefined : words.missing,
  }))
  const saving = useSave(form, useNameAsset(), {
    input: ({ asset_id }) => ({ params: { id: asset_id }, body: about }),
    said: words.said,
    onSaved: onClose,
  })
  return (
    <FormSheet
      title={words.title}
      note={words.note}
      save={words.save}
      saving={assets.one.working}
      form={saving}
      onClose={onClose}
      disabled={!choices?.length}
    >
      {choices?.length === 0 ? (
        <p className="text-ink-soft">{words.noAssets}</p>
      ) : (
        <ChoiceField
          control={form.control}
          name="asset_id"
          label={words.which}
          placeholder={words.choose}
          options={(choices ?? []).map(({ id, name, property_name, unit_name }) => ({
            value: id,
            label: assets.place(name, property_name, unit_name),
          }))}
        />
      )}
    </FormSheet>
  )
}
