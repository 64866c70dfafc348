import { CATEGORIES } from '@gida/contract/domains/maintenance/rules'
import { faultReport } from '#words/fault-report'
import { maintenance } from '#words/maintenance'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { NOTHING, type Tapped } from '../forms/report-values.ts'
import { Choices } from './Choices.tsx'

const words = faultReport.form
const OPTIONS = CATEGORIES.map((value) => ({ value, label: maintenance.categories[value] }))

type Props = { tapped: Tapped; onChange: (change: Partial<Tapped>) => void }

/** Safety advice first, then the category. */
export const WhatStep = ({ tapped, onChange }: Props) => (
  <>
    <Banner tone="late" title={words.danger} action={<a href="tel:112">{words.call}</a>}>
      {words.dangerNote}
    </Banner>
    <Choices
      large
      label={maintenance.kind}
      options={OPTIONS}
      chosen={tapped.category ? [tapped.category] : []}
      onChoose={(category) => onChange({ category, answers: NOTHING.answers })}
    />
  </>
)
