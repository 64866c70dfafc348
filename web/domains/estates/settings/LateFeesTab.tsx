import type { Estate } from '@gida/contract/domains/estates/estate'
import { describeLateFee } from '@gida/contract/domains/estates/rules'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { estateSettings } from '#words/estate-settings'
import { useFields } from '../../../platform/forms/use-save.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { PercentInput } from '../../../ui/form/PercentInput.tsx'
import { useUpdateEstate } from '../changes.ts'
import { checkLateFee, type LateFeeValues, ruleOf, valuesOf } from './late-fee-values.ts'
import { SettingsCard } from './SettingsCard.tsx'
import { SettingsForm } from './SettingsForm.tsx'

const words = estateSettings.late
const KINDS = (['NONE', 'FLAT', 'PERCENT'] as const).map((value) => ({ value, title: words.kinds[value] }))
const REPEATS = (['ONCE', 'MONTHLY'] as const).map((value) => ({ value, label: words.repeats[value] }))

/** The late fee rule, with its effect in words. */
export function LateFeesTab({ estate }: { estate: Estate }) {
  const form = useFields(valuesOf(estate.settings?.late_fee ?? { kind: 'NONE' }), checkLateFee)
  const values = useWatch({ control: form.control }) as LateFeeValues
  const rule = ruleOf(values)
  return (
    <SettingsCard id="late" title={words.title}>
      <SettingsForm
        form={form}
        change={useUpdateEstate()}
        input={(values) => ({
          params: { id: estate.id },
          body: { late_fee: ruleOf(values) ?? { kind: 'NONE' } },
        })}
      >
        <FormRadioCards control={form.control} name="kind" label={words.kind} options={KINDS} />
        {values.kind !== 'NONE' && <Rule form={form} kind={values.kind} />}
        {rule && (
          <Banner tone="info" title={`${words.means}:`}>
            {describeLateFee(rule)}
          </Banner>
        )}
      </SettingsForm>
    </SettingsCard>
  )
}

function Rule({ form, kind }: { form: UseFormReturn<LateFeeValues>; kind: 'FLAT' | 'PERCENT' }) {
  const { control, register, formState } = form
  return (
    <>
      {kind === 'FLAT' ? (
        <FormMoneyField control={control} name="amount" label={words.amount} />
      ) : (
        <Field label={words.rate} error={formState.errors.rate?.message}>
          <PercentInput {...register('rate')} />
        </Field>
      )}
      <NumberField control={control} name="grace_days" label={words.grace} help={words.graceHelp} />
      <ChoiceField control={control} name="repeat" label={words.repeat} options={REPEATS} />
      <FormMoneyField control={control} name="cap" label={words.cap} opt={words.capOpt} />
    </>
  )
}
