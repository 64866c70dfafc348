import { MOST_VARIABLES, OWN_TYPES } from '@gida/contract/domains/templates/kinds'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { templates } from '#words/templates'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import type { Draft } from '../edit/draft.ts'
import { AddVariable } from '../forms/AddVariable.tsx'

const words = templates.edit

type Props = { form: UseFormReturn<Draft>; mayWrite: boolean }

/** Variables to be filled in for each document; all others come from the lease. */
export function OwnVariables({ form, mayWrite }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'variables' })
  return (
    <Card aria-labelledby="own-variables">
      <CardHead title={words.values} id="own-variables" />
      <CardBody>
        <p className="text-ink-soft">{fields.length === 0 ? words.noValues : words.valuesNote}</p>
      </CardBody>
      <Rows label={words.values}>
        {fields.map(({ id, key, label, type, required }, index) => (
          <Row
            key={id}
            title={label}
            note={words.ofValue(key, templates.types[type], required)}
            end={
              mayWrite && (
                <IconButton icon="trash" label={words.remove(label)} onClick={() => remove(index)} />
              )
            }
          />
        ))}
      </Rows>
      {mayWrite && fields.length < MOST_VARIABLES && (
        <AddVariable taken={fields.map(({ key }) => key)} types={OWN_TYPES} onAdd={append} />
      )}
    </Card>
  )
}
