import type { ComparedItem } from '@gida/contract/domains/inspections/comparison'
import { DEDUCTION_REASONS, type DeductionReason, LIFE_MONTHS } from '@gida/contract/domains/inspections/life'
import type { Evidence } from '@gida/contract/domains/payments/offline'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { Controller } from 'react-hook-form'
import { inspectionDesk } from '#words/inspection-desk'
import { inspections } from '#words/inspections'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { EvidenceField } from '../../payments/index.ts'
import { useSetDeduction } from '../changes.ts'

const words = inspectionDesk.deduction
const { reasons } = inspections.comparison
const MOST_LIFE = 600

type Values = {
  reason: DeductionReason
  words: string
  price: TypedAmount
  share: string
  since: string
  life: string
  paper: Evidence | null
}
type Props = { inspectionId: string; row: ComparedItem; onClose: () => void }

const isWhole = (text: string, least: number, most: number) =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most

/** A deduction for an item: reason, cost, and depreciation by age. */
export function DeductionForm({ inspectionId, row, onClose }: Props) {
  const { item, deduction } = row
  const form = useFields<Values>(valuesOf(row), ({ reason, price, share, life }) => ({
    price: reason === 'WEAR' || isPositive(price) ? undefined : words.priceMissing,
    share: isWhole(share, 0, 100) ? undefined : words.shareWrong,
    life: life === '' || isWhole(life, 1, MOST_LIFE) ? undefined : words.lifeWrong,
  }))
  const saving = useSave(form, useSetDeduction(), {
    input: ({ reason, price, share, since, life, paper, ...said }) => ({
      params: { id: inspectionId },
      body: {
        ...{ item_id: item.id, reason, words: said.words.trim() },
        price: koboIn(price) ?? 0,
        share: Number(share) * 100,
        since: since === '' ? null : since,
        life_months: life === '' ? null : Number(life),
        ...(paper && { paper_id: paper.id }),
      },
    }),
    said: words.done,
    onSaved: onClose,
  })
  const { control } = form
  const reason = form.watch('reason')
  const ages = reason === 'DAMAGE' || reason === 'MISSING'
  return (
    <FormDialog
      title={words.title(`${item.room}, ${item.name}`)}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
      cancel={words.cancel}
    >
      <FormRadioCards
        control={control}
        name="reason"
        label={words.reason}
        options={DEDUCTION_REASONS.map((value) => ({
          value,
          title: reasons[value],
          note: words.reasonNote[value],
        }))}
      />
      <FormTextField control={control} name="words" label={words.words} maxLength={100} />
      {reason !== 'WEAR' && (
        <>
          <FormMoneyField control={control} name="price" label={words.price} />
          {ages && (
            <>
              <FormDateField control={control} name="since" label={words.since} />
              <FormTextField
                control={control}
                name="life"
                label={words.life}
                help={words.lifeHelp}
                inputMode="numeric"
              />
            </>
          )}
          <FormTextField control={control} name="share" label={words.share} inputMode="numeric" />
          {deduction?.paper && !form.watch('paper') && (
            <p className="text-small text-ink-soft">{words.kept(deduction.paper.name)}</p>
          )}
          <Controller
            name="paper"
            control={control}
            render={({ field }) => <EvidenceField label={words.paper} {...field} />}
          />
        </>
      )}
    </FormDialog>
  )
}

function valuesOf({ item, deduction }: ComparedItem): Values {
  const life = deduction ? deduction.life_months : item.life_class && LIFE_MONTHS[item.life_class]
  const proposed: DeductionReason =
    item.condition === 'MISSING' || item.kind === 'COUNT'
      ? 'MISSING'
      : item.condition === item.before?.condition && item.cleanliness !== item.before?.cleanliness
        ? 'DIRT'
        : 'DAMAGE'
  return {
    reason: deduction?.reason ?? proposed,
    words: deduction?.words ?? item.words.slice(0, 100),
    price: deduction && deduction.price > 0 ? deduction.price : null,
    share: String((deduction?.share ?? 10_000) / 100),
    since: deduction?.since ?? item.since ?? '',
    life: life ? String(life) : '',
    paper: null,
  }
}
