import { ALERT_KINDS, MOST_MESSAGE, MOST_TITLE, SEVERITIES } from '@gida/contract/domains/alerts/rules'
import type { Control } from 'react-hook-form'
import { alerts } from '#words/alerts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import type { AlertValues } from './alert-values.ts'

const words = alerts.form
const SEVERITY_OPTIONS = SEVERITIES.map((value) => ({
  ...{ value, title: alerts.severities[value], note: alerts.severityNotes[value] },
}))
const KIND_OPTIONS = ALERT_KINDS.map((value) => ({ value, label: alerts.kinds[value] }))

/** What happens, how serious it is, and what people must do. */
export const WhatFields = ({ control }: { control: Control<AlertValues> }) => (
  <>
    <FieldGroup legend={words.severity}>
      <FormRadioCards
        control={control}
        name="severity"
        label={words.severity}
        columns={2}
        options={SEVERITY_OPTIONS}
      />
    </FieldGroup>
    <ChoiceField control={control} name="kind" label={words.kind} options={KIND_OPTIONS} />
    <FormTextField
      control={control}
      name="title"
      label={words.heading}
      autoComplete="off"
      maxLength={MOST_TITLE}
    />
    <FormTextField control={control} name="message" label={words.message} rows={3} maxLength={MOST_MESSAGE} />
  </>
)
