import { TEMPLATE_KINDS, type TemplateKind } from '@gida/contract/domains/templates/kinds'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { templates } from '#words/templates'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useEstatesInUse } from '../../../platform/session/actor.ts'
import { useChosenEstate } from '../../../platform/session/chosen-estate.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useCreateTemplate } from '../changes.ts'
import { formsQuery } from '../queries.ts'

const words = templates.form
const BLANK = 'blank'

type Values = { estate_id: string; form: string; name: string; kind: TemplateKind }
type Props = { onSaved: (id: string) => void; onClose: () => void }

/** Creates a template, from one of ours or empty. */
export function NewTemplateForm({ onSaved, onClose }: Props) {
  const estates = useEstatesInUse()
  const chosen = useChosenEstate()
  const forms = useQuery(formsQuery()).data?.data ?? []
  const form = useFields<Values>(
    {
      estate_id: chosen ?? (estates.length === 1 ? estates[0]?.id : '') ?? '',
      form: '',
      name: '',
      kind: 'LETTER',
    },
    ({ estate_id, form, name }) => ({
      estate_id: estate_id ? undefined : words.errors.estate,
      form: form ? undefined : words.errors.form,
      name: form !== BLANK || name.trim() ? undefined : words.errors.name,
    }),
  )
  const { control } = form
  const picked = useWatch({ control, name: 'form' })
  const copied = forms.find(({ key }) => key === picked)
  const clientIdOf = useClientId()
  const saving = useSave(form, useCreateTemplate(), {
    input: ({ estate_id, name, kind }) => {
      const said = {
        ...{ estate_id, name: name.trim() || (copied?.name ?? ''), kind: copied?.kind ?? kind },
        ...(copied
          ? { source: copied.key, body: copied.body, variables: copied.variables }
          : { body: words.blankBody, variables: [] }),
      }
      return { body: { ...said, client_id: clientIdOf(said) } }
    },
    said: words.saved,
    unknown: words.unknown,
    onSaved: ({ id }) => onSaved(id),
  })
  return (
    <FormSheet title={words.title} form={saving} onClose={onClose} save={words.save} saving={words.saving}>
      {estates.length > 1 && (
        <ChoiceField
          control={control}
          name="estate_id"
          label={words.estate}
          options={estates.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <ChoiceField
        control={control}
        name="form"
        label={words.form}
        options={[
          { value: BLANK, label: words.blank },
          ...forms.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        {...(copied && { help: copied.note })}
      />
      <FormTextField
        control={control}
        name="name"
        label={words.name}
        maxLength={120}
        {...(picked !== BLANK && { opt: words.opt, help: words.nameHelp })}
      />
      {picked === BLANK && (
        <ChoiceField
          control={control}
          name="kind"
          label={words.kind}
          options={TEMPLATE_KINDS.map((value) => ({ value, label: templates.kinds[value] }))}
        />
      )}
    </FormSheet>
  )
}
