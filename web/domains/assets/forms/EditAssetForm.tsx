import type { AssetDetail } from '@gida/contract/domains/assets/asset'
import { assets } from '#words/assets'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useUpdateAsset } from '../changes.ts'
import { AssetFields } from './AssetFields.tsx'
import { assetValues, checkAsset, sentAsset } from './asset-values.ts'

const words = assets.form

/** Edits an asset, except its place and kind. */
export function EditAssetForm({ asset, onClose }: { asset: AssetDetail; onClose: () => void }) {
  const form = useFields(assetValues(asset), checkAsset)
  const saving = useSave(form, useUpdateAsset(), {
    input: (values, changed) => ({
      params: { id: asset.id },
      body: changed(sentAsset(values), ['rating', 'rating_unit']),
    }),
    said: words.saved,
    unknown: words.unknown,
    onSaved: onClose,
  })
  return (
    <FormSheet
      title={words.editTitle}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
    >
      <AssetFields control={form.control} estateId={asset.estate_id} self={asset.id} />
    </FormSheet>
  )
}
