import { READING_KINDS, type ReadingKind } from '@gida/contract/domains/assets/rules'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { assets } from '#words/assets'
import { outbox as unsent } from '#words/outbox'
import { trackUpload } from '../../../platform/forms/sent-ahead.ts'
import { useSameFile } from '../../../platform/forms/use-same-file.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { messageOf } from '../../../platform/http/errors.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { PickButton } from '../../../ui/form/PickButton.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useAddAssetFile } from '../changes.ts'
import { outbox } from '../reading-outbox.ts'

const words = assets.readings
const KINDS = READING_KINDS.map((value) => ({ value, label: words.kinds[value] }))
const hoursIn = (text: string): number | null => (/^\d{1,8}$/.test(text.trim()) ? Number(text.trim()) : null)

/** Records an hour meter reading, with a photo. */
export function ReadingForm({ id, onClose }: { id: string; onClose: () => void }) {
  const photo_id = useRef<string>(undefined)
  const add = useAddAssetFile()
  const same = useSameFile()
  const form = useFields({ kind: 'READING', meter: '', old_meter: '' }, ({ kind, meter, old_meter }) => ({
    meter: hoursIn(meter) === null ? words.badHours : undefined,
    old_meter: kind === 'REPLACED' && hoursIn(old_meter) === null ? words.badHours : undefined,
  }))
  const isReplaced = useWatch({ control: form.control, name: 'kind' }) === 'REPLACED'
  const saving = useSave(form, outbox.useSend(), {
    input: ({ kind, meter, old_meter }) => ({
      asset_id: id,
      body: {
        ...{ kind: kind as ReadingKind, meter: hoursIn(meter) ?? 0 },
        ...(photo_id.current && { photo_id: photo_id.current }),
        ...(kind === 'REPLACED' && { old_meter: hoursIn(old_meter) ?? 0 }),
      },
    }),
    said: (reading) => (reading ? words.saved(assets.hours(reading.total)) : unsent.kept),
    unknown: words.unknown,
    onSaved: onClose,
  })
  async function send(file: File): Promise<boolean> {
    try {
      photo_id.current = (await add.mutateAsync({ id, ...same(file, id) })).id
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    }
  }
  return (
    <FormDialog title={words.record} form={saving} onClose={onClose} save={words.save} saving={words.saving}>
      <ChoiceField control={form.control} name="kind" label={words.kind} options={KINDS} />
      {isReplaced && (
        <FormTextField
          control={form.control}
          name="old_meter"
          inputMode="numeric"
          figures
          label={words.oldMeter}
        />
      )}
      <FormTextField
        control={form.control}
        name="meter"
        inputMode="numeric"
        figures
        label={isReplaced ? words.newMeter : words.meter}
        help={words.meterHelp}
      />
      <PickButton
        label={add.isSuccess ? words.photoTaken : words.takePhoto}
        busy={add.isPending}
        busyText={assets.one.adding}
        onPick={([file]) => file && trackUpload(send(file))}
      />
    </FormDialog>
  )
}
