import { useState } from 'react'
import { samples } from '#words/template-samples'
import { templates } from '#words/templates'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { type Draft, tryDraft } from '../edit/draft.ts'
import { PaperView } from './PaperView.tsx'

const words = templates.edit

type Props = { name: string; draft: Pick<Draft, 'clauses' | 'variables'> }

/** The draft rendered with sample people. */
export function DraftPreview({ name, draft }: Props) {
  const [at, setAt] = useState('0')
  const sample = samples[Number(at)]
  const paper = tryDraft(draft, sample?.values ?? {})
  return (
    <section className="grid gap-3" aria-label={words.preview}>
      <Field label={words.sample} help={words.sampleHelp}>
        <SelectField
          options={samples.map((one, index) => ({ value: String(index), label: one.name }))}
          value={at}
          onChange={setAt}
        />
      </Field>
      {typeof paper === 'string' ? (
        <Banner tone="late" title={words.unreadable} live>
          {paper}
        </Banner>
      ) : (
        <PaperView title={name} clauses={paper.clauses} foot={words.sampleFoot} />
      )}
    </section>
  )
}
