import type { DocumentKind, RelatedType } from '@gida/contract/domains/documents/kinds'
import { audienceOf, kindsFor, MOST_DOCUMENT_BYTES, mayExpire } from '@gida/contract/domains/documents/rules'
import { useWatch } from 'react-hook-form'
import { documents } from '#words/documents'
import { isPicture } from '../../../platform/browser/shrink-picture.ts'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FixedValue } from '../../../ui/form/FixedValue.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useSendDocument } from '../changes.ts'
import { FileField } from './FileField.tsx'
import { readThing, useThings } from './use-things.ts'

const words = documents.form

export type Thing = { type: RelatedType; id: string; name: string }
type Values = {
  file: File | null
  /** `unit:…` */
  of: string
  document_type: DocumentKind | ''
  name: string
  expires_on: string
  identity_number: string
}

/** The error of a chosen file, if any. Photos are exempt from the size limit, since they are scaled down. */
export function checkFile(file: File | null): string | undefined {
  if (!file) return words.errors.file
  return !isPicture(file) && file.size > MOST_DOCUMENT_BYTES ? words.errors.size : undefined
}

type Props = { under?: Thing; onSaved?: (id: string) => void; onClose: () => void }

/** Adds a document to a record: that of the screen, or one that is chosen. */
export function UploadForm({ under, onSaved, onClose }: Props) {
  const { user } = useActor()
  const things = useThings(!under)
  const { sending, percent } = useSendDocument()
  const form = useFields<Values>(
    {
      ...{ file: null, document_type: '', name: '', expires_on: '', identity_number: '' },
      of: under ? `${under.type}:${under.id}` : '',
    },
    (values) => ({
      file: checkFile(values.file),
      of: values.of ? undefined : words.errors.of,
      document_type: values.document_type ? undefined : words.errors.kind,
    }),
  )
  const { control } = form
  const [file, of, kind] = useWatch({ control, name: ['file', 'of', 'document_type'] })
  const clientIdOf = useClientId()
  const type = of ? readThing(of).related_entity_type : undefined
  const saving = useSave(form, sending, {
    input: ({ file, ...values }) => {
      const fields = sentFields(values)
      return { file: file ?? new File([], ''), fields: { ...fields, client_id: clientIdOf(file, fields) } }
    },
    said: ({ name }) => words.saved(name),
    unknown: words.unknown,
    onSaved: ({ id }) => {
      onClose()
      onSaved?.(id)
    },
  })
  const kinds = type ? kindsFor(type, { isTenant: user.role === 'TENANT' }) : []
  return (
    <FormSheet title={words.title} form={saving} onClose={onClose} save={words.save} saving={words.saving}>
      <FileField
        file={file}
        percent={percent}
        error={form.formState.errors.file?.message}
        onPick={(picked) => form.setValue('file', picked, { shouldDirty: true, shouldValidate: true })}
      />
      {under ? (
        <Field label={words.of}>
          <FixedValue>{documents.line(documents.types[under.type], under.name)}</FixedValue>
        </Field>
      ) : (
        <ChoiceField control={control} name="of" label={words.of} options={things} />
      )}
      <ChoiceField
        control={control}
        name="document_type"
        label={words.kind}
        options={kinds.map((value) => ({ value, label: documents.kinds[value] }))}
        disabled={!type}
        {...(type && kind && { help: words.seenBy(documents.audiences[audienceOf(kind, type)]) })}
      />
      <FormTextField
        control={control}
        name="name"
        label={words.name}
        opt={words.opt}
        help={words.nameHelp}
        maxLength={120}
      />
      {kind && mayExpire(kind) && (
        <FormDateField control={control} name="expires_on" label={words.expires} opt={words.opt} />
      )}
      {kind === 'IDENTITY' && (
        <FormTextField
          control={control}
          name="identity_number"
          label={words.number}
          opt={words.opt}
          help={words.numberHelp}
          maxLength={40}
        />
      )}
    </FormSheet>
  )
}

function sentFields({ of, document_type, ...values }: Omit<Values, 'file'>): Record<string, string> {
  const said = Object.entries(values).filter(([, value]) => value !== '')
  return { ...readThing(of), document_type, ...Object.fromEntries(said) }
}
