import type { Template } from '@gida/contract/domains/templates/template'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { templates } from '#words/templates'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useSend } from '../../../platform/forms/use-send.ts'
import { useUnkept } from '../../../platform/forms/use-typed.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { useDebounced } from '../../../ui/form/use-debounced.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useGeneratePaper } from '../changes.ts'
import { PaperView } from '../parts/PaperView.tsx'
import { previewQuery } from '../queries.ts'
import { sentValues, type TypedValue } from './typed-values.ts'
import { ValueField } from './ValueField.tsx'

const words = templates.paper
const FORMATS = ['pdf', 'docx'] as const

type Props = { template: Template; leaseId: string }

/** Fills in missing values beside a preview; a document cannot be made with a value missing. */
export function PaperForm({ template: { id, name }, leaseId }: Props) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState<Record<string, TypedValue>>({})
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('pdf')
  const wanted = { lease_id: leaseId, variables: sentValues(typed) }
  const clientIdOf = useClientId()
  useUnkept(Object.keys(wanted.variables).length > 0)
  const [asked, setAsked] = useState(wanted)
  useDebounced(JSON.stringify(wanted), () => setAsked(wanted), 400)
  const answer = useQuery(previewQuery(id, asked))
  const { send, refusal, isSaving } = useSend(useGeneratePaper(), {
    said: words.made,
    unknown: words.unknown,
  })
  const make = () =>
    send(
      { params: { id }, body: { ...wanted, format, client_id: clientIdOf(wanted, format) } },
      {
        onDone: (paper) =>
          void navigate({
            to: '/dashboard/documents/$id',
            params: { id: paper.id },
            ignoreBlocker: true, // the input is saved in the document
          }),
      },
    )
  return (
    <Loaded of={answer} bare>
      {({ clauses, asked, missing, known, version }) => (
        <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
          <Card aria-labelledby="values">
            <CardHead
              title={words.values}
              id="values"
              end={missing.length > 0 && words.missing(missing.length)}
            />
            <CardBody className="grid gap-4">
              {asked.length === 0 && <p className="text-ink-soft">{words.nothingAsked}</p>}
              {asked.map((variable) => (
                <ValueField
                  key={variable.key}
                  of={variable}
                  isMissing={missing.some(({ key }) => key === variable.key)}
                  value={typed[variable.key]}
                  onChange={(value) => setTyped((old) => ({ ...old, [variable.key]: value }))}
                />
              ))}
              <Segmented
                label={words.format}
                options={FORMATS.map((value) => ({ value, label: words.formats[value] }))}
                value={format}
                onChange={(value) => setFormat(FORMATS.find((one) => one === value) ?? 'pdf')}
              />
              <Refusal>{refusal}</Refusal>
              <Button
                size="big"
                wide
                disabled={missing.length > 0}
                busy={isSaving}
                busyText={words.making}
                onClick={make}
              >
                {words.make}
              </Button>
            </CardBody>
          </Card>
          <div className="grid gap-4">
            <PaperView title={name} clauses={clauses} foot={words.foot(name, version)} />
            <Card aria-labelledby="known">
              <CardHead title={words.known} id="known" />
              <CardBody>
                <DescriptionList>
                  {known.map(({ key, label, text }) => (
                    <DescriptionItem key={key} label={label}>
                      {text}
                    </DescriptionItem>
                  ))}
                </DescriptionList>
              </CardBody>
            </Card>
          </div>
        </div>
      )}
    </Loaded>
  )
}
