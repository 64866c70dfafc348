import { WEEKDAYS } from '@gida/contract/domains/meetings/recurrence'
import { type Control, Controller, useWatch } from 'react-hook-form'
import { assetPlans } from '#words/asset-plans'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import type { PlanValues } from './plan-values.ts'
import { WeekdayField } from './WeekdayField.tsx'

const words = assetPlans.form
const optionsOf = <T extends Record<string, string>>(labels: T) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const LAST_SAFE_DAY = 28

type Props = { control: Control<PlanValues>; hasMeter: boolean }

/** Recurrence of a plan: by date, from completion, or by running hours. */
export function RepeatFields({ control, hasMeter }: Props) {
  const how = useWatch({ control, name: 'how' })
  const starts = (
    <FormDateField
      control={control}
      name="starts_on"
      label={how === 'DONE' ? words.firstOn : words.startsOn}
    />
  )
  return (
    <>
      <ChoiceField
        control={control}
        name="how"
        label={words.how}
        options={optionsOf(words.hows).filter(({ value }) => hasMeter || value !== 'HOURS')}
      />
      {how === 'HOURS' ? (
        <div className="grid gap-4 md:grid-cols-2">
          <FormTextField
            control={control}
            name="every_hours"
            inputMode="numeric"
            figures
            label={words.everyHours}
          />
          <FormTextField
            control={control}
            name="or_months"
            inputMode="numeric"
            figures
            label={words.orMonths}
            opt={words.opt}
          />
        </div>
      ) : (
        <DaysFields control={control} />
      )}
      {starts}
      {how === 'DAYS' && <EndFields control={control} />}
      <Controller
        control={control}
        name="moves_to_working_day"
        render={({ field: { value, ...field } }) => (
          <CheckRow plain {...field} checked={value} title={words.workingDays} note={words.workingDaysNote} />
        )}
      />
      <FormTextField control={control} name="lead_days" inputMode="numeric" figures label={words.leadDays} />
    </>
  )
}

function DaysFields({ control }: { control: Control<PlanValues> }) {
  const [how, frequency, month_day, starts_on] = useWatch({
    control,
    name: ['how', 'frequency', 'month_day', 'starts_on'],
  })
  const skips = month_day === 'SAME' && Number(starts_on.slice(8)) > LAST_SAFE_DAY
  const frequencies = optionsOf(words.frequencies).filter(({ value }) => how === 'DAYS' || value !== 'OWN')
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        {frequency !== 'OWN' && (
          <FormTextField
            control={control}
            name="interval"
            inputMode="numeric"
            figures
            label={words.interval}
          />
        )}
        <ChoiceField control={control} name="frequency" label={words.frequency} options={frequencies} />
      </div>
      {frequency === 'OWN' && (
        <FormTextField
          control={control}
          name="rule"
          maxLength={200}
          label={words.ownRule}
          help={words.ownRuleHelp}
        />
      )}
      {how === 'DAYS' && frequency === 'WEEKLY' && (
        <Controller
          control={control}
          name="weekdays"
          render={({ field }) => (
            <WeekdayField
              days={WEEKDAYS}
              value={field.value}
              onChange={field.onChange}
              label={words.weekdays}
            />
          )}
        />
      )}
      {how === 'DAYS' && frequency === 'MONTHLY' && (
        <ChoiceField
          control={control}
          name="month_day"
          label={words.monthDay}
          options={optionsOf(words.monthDays)}
          {...(skips && { help: words.skips })}
        />
      )}
    </>
  )
}

function EndFields({ control }: { control: Control<PlanValues> }) {
  const [ends, frequency] = useWatch({ control, name: ['ends', 'frequency'] })
  if (frequency === 'OWN') return null
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <ChoiceField control={control} name="ends" label={words.ends} options={optionsOf(words.endings)} />
      {ends === 'COUNT' && (
        <FormTextField control={control} name="count" inputMode="numeric" figures label={words.count} />
      )}
      {ends === 'UNTIL' && <FormDateField control={control} name="until" label={words.until} />}
    </div>
  )
}
