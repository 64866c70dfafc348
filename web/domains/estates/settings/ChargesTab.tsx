import type { Estate } from '@gida/contract/domains/estates/estate'
import { estateSettings } from '#words/estate-settings'
import { useFields } from '../../../platform/forms/use-save.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { PercentInput } from '../../../ui/form/PercentInput.tsx'
import { isWhole } from '../../../ui/form/read-whole.ts'
import { useUpdateEstate } from '../changes.ts'
import { readPercent, writePercent } from '../percent.ts'
import { SettingsCard } from './SettingsCard.tsx'
import { SettingsForm } from './SettingsForm.tsx'

const words = estateSettings.charges
const MOST_MONTHS_AHEAD = 24
type Values = { commission_rate: string; charge_months_ahead: string }

const isRate = (text: string) => readPercent(text) >= 0 && readPercent(text) <= 10_000

const check = ({ commission_rate, charge_months_ahead }: Values) => ({
  commission_rate: isRate(commission_rate) ? undefined : words.errors.commission,
  charge_months_ahead: isWhole(charge_months_ahead, 0, MOST_MONTHS_AHEAD) ? undefined : words.errors.ahead,
})

/** The manager's commission on rent, and how early charges are raised. */
export function ChargesTab({ estate }: { estate: Estate }) {
  const form = useFields<Values>(
    {
      commission_rate: writePercent(estate.commission_rate),
      charge_months_ahead: String(estate.settings?.charge_months_ahead ?? ''),
    },
    check,
  )
  return (
    <SettingsCard id="charges" title={words.title}>
      <SettingsForm
        form={form}
        change={useUpdateEstate()}
        input={({ commission_rate, charge_months_ahead }, changed) => ({
          params: { id: estate.id },
          body: changed({
            commission_rate: readPercent(commission_rate),
            charge_months_ahead: Number(charge_months_ahead),
          }),
        })}
      >
        <Field
          label={words.commission}
          help={words.commissionHelp}
          error={form.formState.errors.commission_rate?.message}
        >
          <PercentInput {...form.register('commission_rate')} />
        </Field>
        <NumberField
          control={form.control}
          name="charge_months_ahead"
          label={words.ahead}
          help={words.aheadHelp}
        />
      </SettingsForm>
    </SettingsCard>
  )
}
