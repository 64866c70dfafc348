import { needsName } from '@gida/contract/domains/alerts/rules'
import type { ComponentProps } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { alerts } from '#words/alerts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import type { AlertValues } from './alert-values.ts'

const words = alerts.form
type Props = {
  form: UseFormReturn<AlertValues>
  saving: Pick<ComponentProps<typeof FormSubmit>, 'refusal' | 'isSaving'>
  isDrill: boolean
  people: number
}

/** Confirmation before sending: a real alert requires typing the estate's name. */
export function SendFields({ form, saving, isDrill, people }: Props) {
  const [severity, day] = form.watch(['severity', 'day'])
  const save = isDrill ? (day ? words.submitPlan : words.submitDrill(people)) : words.submit(people)
  return (
    <Card>
      <CardBody className="grid gap-4 pt-4 *:min-w-0">
        {!isDrill && (
          <Banner tone="late" icon="warning" title={words.real}>
            {words.realNote}
          </Banner>
        )}
        {needsName({ severity, drill: isDrill }) && (
          <FormTextField
            control={form.control}
            name="confirm_name"
            label={words.confirm}
            autoComplete="off"
          />
        )}
        <FormSubmit {...saving} words={{ save, saving: words.submitting }} disabled={people === 0} />
      </CardBody>
    </Card>
  )
}
