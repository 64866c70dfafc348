import { MOST_LINES } from '@gida/contract/domains/work-orders/rules'
import { type Control, useFieldArray } from 'react-hook-form'
import { workMoney } from '#words/work-money'
import { Button } from '../../../ui/action/Button.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { EMPTY_MATERIAL, type PriceValues } from './price-values.ts'

const words = workMoney.writing

/** Materials, each with quantity and unit price. */
export function MaterialFields({ control }: { control: Control<PriceValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'materials' })
  return (
    <FieldGroup legend={workMoney.quoting.MATERIAL}>
      {fields.map(({ id }, at) => (
        <div key={id} className="grid gap-3 border-b border-line pb-3">
          <div className="flex items-end gap-2">
            <div className="min-w-0 grow">
              <FormTextField
                control={control}
                name={`materials.${at}.name`}
                label={words.material(at + 1)}
                maxLength={80}
              />
            </div>
            <IconButton icon="trash" label={words.remove(at + 1)} onClick={() => remove(at)} />
          </div>
          <div className="grid grid-cols-[5rem_1fr] gap-3">
            <FormTextField
              control={control}
              name={`materials.${at}.quantity`}
              label={words.quantity}
              inputMode="numeric"
              maxLength={4}
            />
            <FormMoneyField control={control} name={`materials.${at}.unit_price`} label={words.each} />
          </div>
        </div>
      ))}
      {fields.length < MOST_LINES && (
        <div>
          <Button kind="second" icon="plus" size="small" onClick={() => append(EMPTY_MATERIAL)}>
            {words.add}
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}
