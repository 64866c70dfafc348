import { BATCHES } from '@gida/contract/domains/templates/kinds'
import type { NamedVariable, TemplateDetail } from '@gida/contract/domains/templates/template'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { templates } from '#words/templates'
import { useSend } from '../../../platform/forms/use-send.ts'
import { useUnkept } from '../../../platform/forms/use-typed.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { RadioCards } from '../../../ui/form/choice/RadioCards.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { useRequestPapers } from '../changes.ts'
import { textQuery } from '../queries.ts'
import { sentValues, type TypedValue } from './typed-values.ts'
import { ValueField } from './ValueField.tsx'

const words = templates.many

type Props = { template: TemplateDetail; onBegun: (id: string) => void }

/** The recipients, and the values shared by all documents. */
export function ManyPapersForm({ template: { id, published }, onBegun }: Props) {
  const [of, setOf] = useState<(typeof BATCHES)[number]>('ARREARS')
  const [typed, setTyped] = useState<Record<string, TypedValue>>({})
  const text = useQuery({ ...textQuery(id, published ?? 1), enabled: published !== null }).data
  const variables = sentValues(typed)
  useUnkept(Object.keys(variables).length > 0)
  const { send, refusal, isSaving } = useSend(useRequestPapers(), {
    said: words.begun,
    unknown: words.unknown,
  })
  const begin = () =>
    send({ params: { id }, body: { of, variables } }, { onDone: (batch) => onBegun(batch.id) })
  const asked: readonly NamedVariable[] = text?.variables ?? []
  return (
    <Card aria-label={words.title}>
      <CardBody className="grid gap-4 pt-4 md:pt-5">
        <RadioCards
          label={words.of}
          name="of"
          options={BATCHES.map((value) => ({ value, title: words.whom[value] }))}
          value={of}
          onChange={(value) => setOf(BATCHES.find((one) => one === value) ?? 'ARREARS')}
        />
        {asked.map((variable) => (
          <ValueField
            key={variable.key}
            of={variable}
            isMissing={false}
            value={typed[variable.key]}
            onChange={(value) => setTyped((old) => ({ ...old, [variable.key]: value }))}
          />
        ))}
        <p className="text-small text-ink-soft">{words.note}</p>
        <Refusal>{refusal}</Refusal>
        <Button
          size="big"
          wide
          disabled={published === null}
          busy={isSaving}
          busyText={words.beginning}
          onClick={begin}
        >
          {words.begin}
        </Button>
      </CardBody>
    </Card>
  )
}
