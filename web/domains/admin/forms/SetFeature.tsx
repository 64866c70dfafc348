import type { Feature } from '@gida/contract/shared/switches'
import { features } from '#words/features'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useSetFeature } from '../changes.ts'

const words = features.form
type Props = { estate: { id: string; name: string }; feature: Feature; isOn: boolean; onClose: () => void }

/** Switches a feature for an estate, with a reason and an optional end date. */
export function SetFeature({ estate, feature, isOn, onClose }: Props) {
  const form = useFields({ reason: '', ends_on: '' }, ({ reason }) => ({
    reason: checkReason(reason, words.missing),
  }))
  const saving = useSave(form, useSetFeature(), {
    input: ({ reason, ends_on }) => ({
      body: {
        estate_id: estate.id,
        feature,
        is_on: isOn,
        reason: reason.trim(),
        ...(ends_on && { ends_on }),
      },
    }),
    said: words.said,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.title(isOn, features.names[feature], estate.name)}
      note={features.about[feature]}
      save={features.turn(isOn)}
      saving={words.saving}
      cancel={words.cancel}
      form={saving}
      onClose={onClose}
    >
      <FormTextField control={form.control} name="reason" label={words.reason} maxLength={300} />
      <FormDateField
        control={form.control}
        name="ends_on"
        label={words.endsOn}
        opt={words.optional}
        help={words.endsHelp}
        min={today()}
      />
    </FormDialog>
  )
}
