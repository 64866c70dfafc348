import { adviceFor, QUESTIONS } from '@gida/contract/domains/maintenance/faults'
import { type Category, SCOPES } from '@gida/contract/domains/maintenance/rules'
import { useQuery } from '@tanstack/react-query'
import { faultReport } from '#words/fault-report'
import { maintenance } from '#words/maintenance'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { alikeQuery } from '../form-queries.ts'
import type { Tapped } from '../forms/report-values.ts'
import { Choices } from './Choices.tsx'
import { placeOf } from './place-of.ts'

const words = faultReport.form
type Question = keyof typeof faultReport.questions
type Props = {
  tapped: Tapped & { category: Category }
  onChange: (change: Partial<Tapped>) => void
  /** The id of an existing report of the same fault; choosing it again clears it. */
  sameAs: string | undefined
  onSame: (id: string) => void
}

/** Questions about the fault, first-aid advice, and similar reports by others. */
export function AboutStep({ tapped, onChange, sameAs, onSame }: Props) {
  const { category, answers, scope, unit_id } = tapped
  const alike = useQuery(alikeQuery(unit_id, category)).data?.data ?? []
  const advice = adviceFor(category, answers)
  const answer = (question: string, value: string) => {
    const { [question]: before, ...others } = answers
    onChange({ answers: before === value ? others : { ...others, [question]: value } })
  }
  return (
    <>
      <p className="text-ink-soft">{words.taps}</p>
      {Object.entries(QUESTIONS[category]).map(([question, options]: [string, readonly string[]]) => (
        <Choices
          key={question}
          label={faultReport.questions[question as Question]}
          options={options.map((value) => ({ value, label: faultReport.answers[value] ?? value }))}
          chosen={Object.hasOwn(answers, question) ? [answers[question] ?? ''] : []}
          onChoose={(value) => answer(question, value)}
        />
      ))}
      <Choices
        label={words.scope}
        options={SCOPES.map((value) => ({ value, label: words.scopes[value] }))}
        chosen={[scope]}
        onChoose={(value) => onChange({ scope: value })}
      />
      {advice && (
        <Banner tone="wait" title={words.doNow} live>
          {faultReport.advice[advice]}
        </Banner>
      )}
      {alike.length > 0 && (
        <section aria-label={words.alike}>
          <h2 className="mb-1.5">{words.alike}</h2>
          <Rows label={words.alike}>
            {alike.map((request) => (
              <Row
                key={request.id}
                title={request.title}
                note={`${placeOf(request)} · ${maintenance.reports(request.reports)}`}
                value={
                  <Button
                    kind={request.id === sameAs ? 'primary' : 'second'}
                    size="small"
                    aria-pressed={request.id === sameAs}
                    onClick={() => onSame(request.id)}
                  >
                    {words.meToo}
                  </Button>
                }
              />
            ))}
          </Rows>
        </section>
      )}
    </>
  )
}
