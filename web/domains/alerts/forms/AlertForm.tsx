import { WAYS_OF } from '@gida/contract/domains/alerts/rules'
import { useQuery } from '@tanstack/react-query'
import { alerts } from '#words/alerts'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useEstatesInUse } from '../../../platform/session/actor.ts'
import { useChosenEstate } from '../../../platform/session/chosen-estate.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { useRaiseAlert } from '../changes.ts'
import { ReachCard, reachOf } from '../parts/ReachCard.tsx'
import { SmsCard } from '../parts/SmsCard.tsx'
import { reachQuery } from '../queries.ts'
import { placeIn } from './alert-places.ts'
import { type AlertValues, alertBody, BY_NAME, checkAlert } from './alert-values.ts'
import { SendFields } from './SendFields.tsx'
import { WhatFields } from './WhatFields.tsx'
import { WhereFields } from './WhereFields.tsx'

const words = alerts.form
type Props = { isDrill?: boolean; onSent: (id: string) => void }

/** An emergency alert: what, where and instructions; with reach, cost and a preview of the text. */
export function AlertForm({ isDrill = false, onSent }: Props) {
  const estates = useEstatesInUse()
  const chosen = useChosenEstate() ?? (estates.length === 1 ? estates[0]?.id : undefined) ?? ''
  const clientIdOf = useClientId()
  const nameOf = (id: string) => estates.find((estate) => estate.id === id)?.name
  const form = useFields<AlertValues>(
    {
      ...{ estate_id: chosen, severity: 'critical', kind: 'FIRE', title: '', message: '', where: '' },
      ...{ people: [], confirm_name: '', day: '', time: '10:00' },
    },
    checkAlert(isDrill, nameOf),
  )
  const values = form.watch()
  const { estate_id, where, people } = values
  const { data } = useQuery({ ...reachQuery(estate_id, placeIn(where)), enabled: estate_id !== '' })
  const reach = data && where === BY_NAME ? reachOf(people, data) : data
  const saving = useSave(form, useRaiseAlert(), {
    input: (filled) => {
      const said = alertBody(filled, isDrill)
      return { body: { ...said, client_id: clientIdOf(said) } }
    },
    said: ({ recipients }) => (isDrill ? words.saidDrill : words.said(recipients)),
    unknown: words.unknown,
    onSaved: ({ alert_id }) => onSent(alert_id),
  })
  return (
    <form noValidate onSubmit={saving.save}>
      <MainGrid
        aside={
          <>
            <ReachCard reach={reach} ways={WAYS_OF[values.severity]} />
            <SendFields form={form} saving={saving} isDrill={isDrill} people={reach?.people ?? 0} />
          </>
        }
      >
        <Card>
          <CardBody className="grid gap-4 pt-4">
            <WhatFields control={form.control} />
            <WhereFields form={form} isDrill={isDrill} />
          </CardBody>
        </Card>
        <SmsCard values={values} estate={nameOf(estate_id) ?? ''} isDrill={isDrill} />
      </MainGrid>
    </form>
  )
}
