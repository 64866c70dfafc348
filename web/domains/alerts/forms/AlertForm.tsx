import {
  ALERT_KINDS,
  MOST_MESSAGE,
  MOST_TITLE,
  needsName,
  SEVERITIES,
  WAYS_OF,
} from '@gida/contract/domains/alerts/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alerts } from '#words/alerts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { useChosenEstate } from '../../../platform/session/chosen-estate.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { ReachCard } from '../parts/ReachCard.tsx'
import { SmsCard } from '../parts/SmsCard.tsx'
import { reachQuery, useRaiseAlert } from '../queries.ts'
import { type AlertValues, alertBody, checkAlert } from './alert-values.ts'

const words = alerts.form
const SEVERITY_OPTIONS = SEVERITIES.map((value) => ({
  ...{ value, title: alerts.severities[value], note: alerts.severityNotes[value] },
}))
const KIND_OPTIONS = ALERT_KINDS.map((value) => ({ value, label: alerts.kinds[value] }))
type Props = { isDrill?: boolean; onSent: (id: string) => void }

/** What happens, where, and what people must do; beside it whom it reaches, and the text as it arrives. */
export function AlertForm({ isDrill = false, onSent }: Props) {
  const { estates } = useActor()
  const chosen = useChosenEstate() ?? (estates.length === 1 ? estates[0]?.id : undefined) ?? ''
  const [clientId] = useState(() => crypto.randomUUID())
  const nameOf = (id: string) => estates.find((estate) => estate.id === id)?.name
  const form = useFields<AlertValues>(
    {
      ...{ estate_id: chosen, severity: 'critical', kind: 'FIRE', title: '', message: '', block: '' },
      ...{ confirm_name: '', day: '', time: '10:00' },
    },
    checkAlert(isDrill, nameOf),
  )
  const { control } = form
  const values = form.watch()
  const { data: whole } = useQuery({ ...reachQuery(values.estate_id, ''), enabled: values.estate_id !== '' })
  const { data: reach } = useQuery({
    ...reachQuery(values.estate_id, values.block),
    enabled: values.estate_id !== '',
  })
  const people = reach?.people ?? 0
  const saving = useSave(form, useRaiseAlert(), {
    input: (filled) => ({ body: alertBody(filled, isDrill, clientId) }),
    said: ({ recipients }) => (isDrill ? words.saidDrill : words.said(recipients)),
    unknown: words.unknown,
    onSaved: ({ alert_id }) => onSent(alert_id),
  })
  const save = isDrill ? (values.day ? words.submitPlan : words.submitDrill(people)) : words.submit(people)
  return (
    <form noValidate onSubmit={saving.save}>
      <MainGrid
        aside={
          <>
            <ReachCard reach={reach} ways={WAYS_OF[values.severity]} />
            <Card>
              <CardBody className="grid gap-4 pt-4 *:min-w-0">
                {!isDrill && (
                  <Banner tone="late" icon="warning" title={words.real}>
                    {words.realNote}
                  </Banner>
                )}
                {needsName({ severity: values.severity, drill: isDrill }) && (
                  <FormTextField
                    control={control}
                    name="confirm_name"
                    label={words.confirm}
                    autoComplete="off"
                  />
                )}
                <FormSubmit {...saving} words={{ save, saving: words.submitting }} disabled={people === 0} />
              </CardBody>
            </Card>
          </>
        }
      >
        <Card>
          <CardBody className="grid gap-4 pt-4">
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
            <FormTextField
              control={control}
              name="message"
              label={words.message}
              rows={3}
              maxLength={MOST_MESSAGE}
            />
            {estates.length > 1 && (
              <ChoiceField
                control={control}
                name="estate_id"
                label={words.estate}
                placeholder={words.chooseEstate}
                options={estates.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
            {whole && (
              <ChoiceField
                control={control}
                name="block"
                label={words.where}
                placeholder={words.whole(whole.people)}
                options={whole.blocks.map(({ name, people: count }) => ({
                  value: name,
                  label: words.block(name, count),
                }))}
              />
            )}
            {isDrill && (
              <div className="grid gap-4 md:grid-cols-2">
                <FormDateField control={control} name="day" label={words.day} opt={words.now} />
                <FormTextField control={control} name="time" label={words.time} inputMode="numeric" figures />
              </div>
            )}
          </CardBody>
        </Card>
        <SmsCard values={values} estate={nameOf(values.estate_id) ?? ''} isDrill={isDrill} />
      </MainGrid>
    </form>
  )
}
