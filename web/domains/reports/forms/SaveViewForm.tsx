import { shapeOf } from '@gida/contract/domains/reports/catalogue'
import type { CatalogueReport } from '@gida/contract/domains/reports/report'
import { reportPages } from '#words/report-pages'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useSaveReportView } from '../queries.ts'

const words = reportPages.keep
type Props = { asked: CatalogueReport; onDone: () => void }

/** Saves the current parameters of a report under a name, without its rows. */
export function SaveViewForm({ asked, onDone }: Props) {
  const { estates } = useActor()
  const form = useFields({ name: shapeOf(asked.report).title as string, estate_id: '' }, ({ name }) => ({
    name: name.trim() ? undefined : words.missing,
  }))
  const { control } = form
  const saving = useSave(form, useSaveReportView(), {
    input: ({ name, estate_id }) => ({ body: { name, asked, ...(estate_id && { estate_id }) } }),
    said: ({ name }) => words.saved(name),
    onSaved: onDone,
  })
  const shared = [
    { value: '', label: words.own },
    ...estates.map(({ id, name }) => ({ value: id, label: words.sharedIn(name) })),
  ]
  return (
    <FormDialog {...words} form={saving} onClose={onDone}>
      <FormTextField control={control} name="name" label={words.name} maxLength={80} />
      <ChoiceField control={control} name="estate_id" label={words.forWhom} options={shared} />
    </FormDialog>
  )
}
