import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { FIELD_KINDS, type FieldKind, MOST_FIELDS } from '@gida/contract/domains/signing/fields'
import { useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { signing } from '#words/signing'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import { PageWaits, useDocumentPage } from '../../documents/index.ts'
import type { SendValues } from '../forms/signer-values.ts'
import { PageWithFields } from './PageWithFields.tsx'
import { type FieldValues, moveField, newField, type Point } from './placed.ts'

const words = signing.fields
const KINDS = FIELD_KINDS.map((value) => ({ value, label: words.kinds[value] }))
const MIDDLE = { x: 0.5, y: 0.5 }

type Props = { of: Pick<DocumentDetail, 'id' | 'name' | 'version' | 'pages'>; control: Control<SendValues> }

/** Places each signer's fields on the pages: signature, initials, date or text. */
export default function FieldsOnPages({ of: { id, name, version, pages }, control }: Props) {
  const { field: form } = useController({ control, name: 'fields' })
  const signers = useWatch({ control, name: 'signers' })
  const [page, setPage] = useState(1)
  const [kind, setKind] = useState<FieldKind>('SIGNATURE')
  const [chosen, setSigner] = useState(1)
  const signer = Math.min(chosen, signers.length)
  const { url, query } = useDocumentPage(id, version, page)
  const [all, last] = [form.value, pages ?? 1]
  const nameOfSigner = (at: number) => signers[at - 1]?.name.trim() || signing.form.signer(at)
  const nameOf = (field: FieldValues) => words.of(words.kinds[field.kind], nameOfSigner(field.signer))
  const isFull = all.length >= MOST_FIELDS
  const place = (at: Point) => {
    if (!isFull) form.onChange([...all, newField({ signer, kind, page, at })])
  }
  const move = (key: string, to: Point) =>
    form.onChange(all.map((field) => (field.key === key ? moveField(field, to) : field)))
  return (
    <FieldGroup
      legend={words.title}
      opt={signing.form.opt}
      help={isFull ? words.full(MOST_FIELDS) : words.help}
    >
      <div className="grid gap-3 md:grid-cols-2">
        <Field label={words.whose}>
          <SelectField
            value={String(signer)}
            options={signers.map((_, at) => ({ value: String(at + 1), label: nameOfSigner(at + 1) }))}
            onChange={(value) => setSigner(Number(value))}
          />
        </Field>
        <Field label={words.what}>
          <SelectField value={kind} options={KINDS} onChange={(value) => setKind(value as FieldKind)} />
        </Field>
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className="figures text-small text-ink-soft" aria-live="polite">
          {words.page(page, last)}
        </p>
        {last > 1 && <Pager page={page} pages={last} onPage={setPage} />}
      </div>
      <Loaded of={query} bare skeleton={<PageWaits />}>
        {() =>
          url && (
            <PageWithFields
              picture={url}
              nameOf={nameOf}
              alt={words.pageOf(page, name)}
              fields={all.filter((field) => field.page === page)}
              onPlace={place}
              onMove={move}
            />
          )
        }
      </Loaded>
      <div>
        <Button kind="second" size="small" icon="plus" disabled={isFull} onClick={() => place(MIDDLE)}>
          {words.add}
        </Button>
      </div>
      <ul className="grid gap-2">
        {all.map((field, at) => (
          <li key={field.key} className="flex items-start gap-2">
            <div className="grow self-center">
              {field.kind === 'TEXT' ? (
                <FormTextField
                  control={control}
                  name={`fields.${at}.label`}
                  label={words.label(field.page, nameOfSigner(field.signer))}
                  maxLength={80}
                />
              ) : (
                words.line(words.onPage(field.page), nameOf(field))
              )}
            </div>
            <IconButton
              icon="trash"
              label={words.remove(nameOf(field), field.page)}
              onClick={() => form.onChange(all.filter(({ key }) => key !== field.key))}
            />
          </li>
        ))}
      </ul>
    </FieldGroup>
  )
}
