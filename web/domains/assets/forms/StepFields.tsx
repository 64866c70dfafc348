import { MOST_STEPS, STEP_KINDS } from '@gida/contract/domains/assets/rules'
import { type Control, useFieldArray, useWatch } from 'react-hook-form'
import { assetPlans } from '#words/asset-plans'
import { Button } from '../../../ui/action/Button.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { MeasureField } from '../../../ui/form/MeasureField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { EMPTY_STEP, type PlanValues } from './plan-values.ts'

const words = assetPlans.steps
const KINDS = STEP_KINDS.map((value) => ({ value, label: words.kinds[value] }))

/** The checklist steps of a plan. */
export function StepFields({ control }: { control: Control<PlanValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'steps' })
  return (
    <Card>
      <CardHead title={words.title} />
      <CardBody className="grid gap-4">
        <p className="text-small text-ink-soft">{words.note}</p>
        <ol className="grid gap-4">
          {fields.map(({ id }, at) => (
            <li key={id} className="grid gap-3 border-t border-line pt-3 first:border-t-0 first:pt-0">
              <div className="flex items-end gap-2">
                <div className="min-w-0 grow">
                  <FormTextField
                    control={control}
                    name={`steps.${at}.title`}
                    maxLength={160}
                    label={words.what(at + 1)}
                  />
                </div>
                <IconButton icon="trash" label={words.remove} onClick={() => remove(at)} />
              </div>
              <OneStep control={control} at={at} />
            </li>
          ))}
        </ol>
        {fields.length < MOST_STEPS && (
          <div>
            <Button kind="second" icon="plus" onClick={() => append(EMPTY_STEP)}>
              {words.add}
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  )
}

function OneStep({ control, at }: { control: Control<PlanValues>; at: number }) {
  const kind = useWatch({ control, name: `steps.${at}.kind` })
  return (
    <>
      <ChoiceField control={control} name={`steps.${at}.kind`} label={words.kind} options={KINDS} />
      {kind === 'NUMBER' && (
        <div className="grid grid-cols-3 gap-3">
          <MeasureField control={control} name={`steps.${at}.min`} label={words.min} />
          <MeasureField control={control} name={`steps.${at}.max`} label={words.max} />
          <FormTextField control={control} name={`steps.${at}.unit`} maxLength={20} label={words.unit} />
        </div>
      )}
      {kind === 'CHOICE' && (
        <FormTextField control={control} name={`steps.${at}.choices`} maxLength={400} label={words.choices} />
      )}
    </>
  )
}
