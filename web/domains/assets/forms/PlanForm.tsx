import { CATEGORIES } from '@gida/contract/domains/maintenance/rules'
import type { UseFormReturn } from 'react-hook-form'
import { assetPlans } from '#words/asset-plans'
import { maintenance } from '#words/maintenance'
import type { useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { ComingDates } from '../parts/ComingDates.tsx'
import type { PlanValues } from './plan-values.ts'
import { RepeatFields } from './RepeatFields.tsx'
import { StepFields } from './StepFields.tsx'

const words = assetPlans.form
const KINDS = CATEGORIES.map((value) => ({ value, label: maintenance.categories[value] }))

type Props = {
  form: UseFormReturn<PlanValues>
  saving: Pick<ReturnType<typeof useSave>, 'save' | 'refusal' | 'isSaving'>
  estateId: string | undefined
  hasMeter: boolean
}

/** A maintenance plan: task, recurrence and checklist, with a preview of the next dates. */
export function PlanForm({ form, saving, estateId, hasMeter }: Props) {
  const { control } = form
  return (
    <form noValidate onSubmit={saving.save}>
      <MainGrid
        aside={
          <>
            <ComingDates control={control} estateId={estateId} />
            <FormSubmit big {...saving} words={words} />
          </>
        }
      >
        <Card>
          <CardHead title={words.work} />
          <CardBody className="grid gap-4 *:min-w-0">
            <FormTextField
              control={control}
              name="title"
              maxLength={160}
              label={words.what}
              help={words.whatHelp}
            />
            <ChoiceField control={control} name="category" label={words.category} options={KINDS} />
            <FormMoneyField control={control} name="estimate" label={words.estimate} opt={words.opt} />
            <FormTextField
              control={control}
              name="instructions"
              rows={3}
              maxLength={4000}
              label={words.instructions}
              opt={words.opt}
            />
          </CardBody>
        </Card>
        <Card>
          <CardHead title={words.when} />
          <CardBody className="grid gap-4 *:min-w-0">
            <RepeatFields control={control} hasMeter={hasMeter} />
          </CardBody>
        </Card>
        <StepFields control={control} />
      </MainGrid>
    </form>
  )
}
