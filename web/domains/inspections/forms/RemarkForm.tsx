import type { InspectionDetail } from '@gida/contract/domains/inspections/inspection'
import { lastMinute } from '@gida/contract/shared/dates'
import { inspections } from '#words/inspections'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatInstant } from '../../../platform/screens/format.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useRemarkItem } from '../changes.ts'
import { sayItem } from '../say-item.ts'

const words = inspections.remark
type Props = { report: InspectionDetail; onClose: () => void }

/** The tenant disputes an item; the remark is kept beside the report, which does not change. */
export function RemarkForm({ report, onClose }: Props) {
  const form = useFields({ item_id: '', words: '' }, (said) => ({
    item_id: said.item_id ? undefined : words.chooseMissing,
    words: checkReason(said.words, words.missing),
  }))
  const saving = useSave(form, useRemarkItem(), {
    input: (said) => ({
      params: { id: report.id },
      body: { item_id: said.item_id, agrees: false, words: said.words.trim() },
    }),
    said: words.done,
    unknown: words.unknown,
    onSaved: onClose,
  })
  const options = report.item_list
    .filter(({ is_left_out }) => !is_left_out)
    .map((item) => ({ value: item.id, label: `${item.room}, ${item.name}: ${sayItem(item)}` }))
  return (
    <FormDialog
      title={words.title}
      note={report.remarks_until && words.help(formatInstant(lastMinute(report.remarks_until)))}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
      cancel={inspections.sign.cancel}
    >
      <ChoiceField
        control={form.control}
        name="item_id"
        label={words.item}
        options={options}
        placeholder={words.choose}
      />
      <FormTextField control={form.control} name="words" label={words.words} rows={3} maxLength={1000} />
    </FormDialog>
  )
}
