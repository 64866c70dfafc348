import type { WorkLimits } from '@gida/contract/domains/work-orders/approval'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useQuery } from '@tanstack/react-query'
import { work } from '#words/work'
import { workMoney } from '#words/work-money'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { estateQuery } from '../../estates/index.ts'
import { useSetLimits } from '../changes.ts'
import { limitsQuery } from '../queries.ts'

const words = workMoney.limits
const QUOTES = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))
type Props = { estateId: string; onClose: () => void }

/** The spending limits of an estate without approval, from a day on. */
export function LimitsForm({ estateId, onClose }: Props) {
  const limits = useQuery(limitsQuery(estateId)).data
  const estate = useQuery(estateQuery(estateId)).data
  if (!limits || !estate) return null
  return <LimitsSheet key={estateId} estate={estate} limits={limits} onClose={onClose} />
}

type Values = {
  agent_limit: TypedAmount
  manager_limit: TypedAmount
  manager_quotes: string
  emergency_limit: TypedAmount
  valid_from: string
}

function check({ agent_limit, manager_limit, emergency_limit }: Values) {
  const missing = (amount: TypedAmount) => (isPositive(amount) ? undefined : words.missing)
  const isLow = (koboIn(manager_limit) ?? 0) < (koboIn(agent_limit) ?? 0)
  return {
    agent_limit: missing(agent_limit),
    manager_limit: missing(manager_limit) ?? (isLow ? words.tooLow : undefined),
    emergency_limit: missing(emergency_limit),
  }
}

type Of = { estate: { id: string; name: string }; limits: WorkLimits; onClose: () => void }

export function LimitsSheet({ estate, limits, onClose }: Of) {
  const { agent_limit, manager_limit, manager_quotes, emergency_limit } = limits
  const form = useFields<Values>(
    {
      agent_limit,
      manager_limit,
      emergency_limit,
      manager_quotes: String(manager_quotes),
      valid_from: today(),
    },
    check,
  )
  const { control } = form
  const saving = useSave(form, useSetLimits(), {
    input: (values) => ({
      params: { id: estate.id },
      body: {
        agent_limit: koboIn(values.agent_limit) ?? 0,
        manager_limit: koboIn(values.manager_limit) ?? 0,
        emergency_limit: koboIn(values.emergency_limit) ?? 0,
        manager_quotes: Number(values.manager_quotes),
        valid_from: values.valid_from,
      },
    }),
    said: words.said,
    onSaved: onClose,
  })
  return (
    <FormSheet
      title={words.title}
      note={words.note(estate.name)}
      save={words.save}
      saving={work.acts.working}
      form={saving}
      onClose={onClose}
    >
      <FormMoneyField control={control} name="agent_limit" label={words.agent} />
      <FormMoneyField control={control} name="manager_limit" label={words.manager} />
      <ChoiceField control={control} name="manager_quotes" label={words.quotes} options={QUOTES} />
      <FormMoneyField control={control} name="emergency_limit" label={words.emergency} />
      <FormDateField control={control} name="valid_from" label={words.from} min={today()} />
    </FormSheet>
  )
}
