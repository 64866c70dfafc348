import { MOST_CLAUSES } from '@gida/contract/domains/templates/kinds'
import { useState } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { templates } from '#words/templates'
import { Button } from '../../../ui/action/Button.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { type Draft, EMPTY_CLAUSE } from '../edit/draft.ts'
import { ClauseEditor } from './ClauseEditor.tsx'

const words = templates.edit

type Props = { form: UseFormReturn<Draft>; mayWrite: boolean }

/** The clauses in order: edit, move, remove and add. */
export function ClauseList({ form, mayWrite }: Props) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'clauses' })
  const [open, setOpen] = useState<number>()
  const byCondition = fields.filter(({ condition }) => condition !== '').length
  return (
    <Card aria-labelledby="clauses">
      <CardHead
        title={words.clauses}
        id="clauses"
        end={<span className="text-small text-ink-soft">{words.count(fields.length, byCondition)}</span>}
      />
      {mayWrite && (
        <CardBody>
          <FormTextField control={form.control} name="name" label={templates.form.name} maxLength={120} />
        </CardBody>
      )}
      {fields.map((field, index) => (
        <ClauseEditor
          key={field.id}
          form={form}
          index={index}
          isLast={index === fields.length - 1}
          mayWrite={mayWrite}
          isOpen={open === index}
          onOpen={(isOpen) => setOpen(isOpen ? index : undefined)}
          onMove={(by) => {
            move(index, index + by)
            setOpen(undefined)
          }}
          onRemove={() => {
            remove(index)
            setOpen(undefined)
          }}
        />
      ))}
      {mayWrite && fields.length < MOST_CLAUSES && (
        <CardBody className="border-t border-line pt-4">
          <Button
            kind="quiet"
            icon="plus"
            onClick={() => {
              append(EMPTY_CLAUSE)
              setOpen(fields.length)
            }}
          >
            {words.addClause}
          </Button>
        </CardBody>
      )}
    </Card>
  )
}
