import type { Breach } from '@gida/contract/domains/privacy/breach'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { breaches as words } from '#words/breaches'
import { useOpenForm } from '../../../platform/forms/use-open-form.tsx'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { formatInstant } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { breachQuery, downloadNotice } from '../breach-queries.ts'
import { CloseBreach, DecideRisk, EditBreach } from '../forms/BreachForms.tsx'
import { BreachClock } from '../parts/BreachClock.tsx'

const route = getRouteApi('/signed-in/frame/dashboard/admin/breaches/$id')
const DIALOGS = { edit: EditBreach, decide: DecideRisk, close: CloseBreach }
type Act = keyof typeof DIALOGS

/** One breach: deadlines, facts, and drafts of the notifications. */
export function BreachPage() {
  const { id } = route.useParams()
  return <Loaded of={useQuery(breachQuery(id))}>{(breach) => <Opened breach={breach} />}</Loaded>
}

function Opened({ breach }: { breach: Breach }) {
  const canWrite = hasPermission(useActor(), 'platform_write')
  const { open: act, show, close, question } = useOpenForm<Act>()
  const ChosenDialog = act && DIALOGS[act]
  const buttons: [Act, string][] = [
    ['edit', words.edit.action],
    ['decide', breach.risk ? words.decide.again : words.decide.action],
    ['close', words.close.action],
  ]
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/admin/breaches">{words.title}</Link>}
        title={breach.title}
        note={words.noticed(formatInstant(breach.noticed_at))}
        actions={
          canWrite &&
          !breach.closed &&
          buttons.map(([one, label]) => (
            <Button key={one} kind={one === 'decide' ? 'primary' : 'second'} onClick={() => show(one)}>
              {label}
            </Button>
          ))
        }
        wraps
      />
      <MainGrid
        asideFirst
        aside={
          <>
            <BreachClock breach={breach} canWrite={canWrite} />
            <Drafts id={breach.id} />
          </>
        }
      >
        <Facts breach={breach} />
      </MainGrid>
      {ChosenDialog && <ChosenDialog breach={breach} onClose={close} />}
      {question}
    </>
  )
}

const Drafts = ({ id }: { id: string }) => (
  <Card>
    <CardHead title={words.drafts.title} />
    <CardBody className="grid gap-3">
      <p className="text-ink-soft">{words.drafts.note}</p>
      <div className="flex flex-wrap gap-2">
        {(['COMMISSION', 'PEOPLE'] as const).map((to) => (
          <DownloadButton
            key={to}
            get={() => downloadNotice(id, to)}
            name={`breach-notice-${to.toLowerCase()}.pdf`}
          >
            {words.drafts[to]}
          </DownloadButton>
        ))}
      </div>
    </CardBody>
  </Card>
)

function Facts({ breach }: { breach: Breach }) {
  const { happened, data_kinds, people_about, effects, measures, risk, risk_reason, closed } = breach
  const { facts } = words
  const text = (said: string) => (
    <span className="whitespace-pre-line wrap-anywhere">{said || facts.unknown}</span>
  )
  return (
    <Card>
      <CardHead title={facts.title} />
      <CardBody>
        <DescriptionList>
          <DescriptionItem label={facts.happened}>{text(happened)}</DescriptionItem>
          <DescriptionItem label={facts.kinds}>
            {data_kinds.map((kind) => words.kinds[kind]).join(', ') || facts.unknown}
          </DescriptionItem>
          <DescriptionItem label={facts.people}>
            {people_about === null ? facts.unknown : facts.about(people_about)}
          </DescriptionItem>
          <DescriptionItem label={facts.effects}>{text(effects)}</DescriptionItem>
          <DescriptionItem label={facts.measures}>{text(measures)}</DescriptionItem>
          <DescriptionItem label={facts.risk}>
            {text(
              risk
                ? facts.decided(words.risks[risk], breach.decided_by_name ?? '', risk_reason ?? '')
                : words.undecided,
            )}
          </DescriptionItem>
          <DescriptionItem label={facts.registered}>
            {facts.by(breach.registered_by_name, formatInstant(breach.registered_at))}
          </DescriptionItem>
          {closed && <DescriptionItem label={facts.lesson}>{text(closed.lesson)}</DescriptionItem>}
          {closed && (
            <DescriptionItem label={words.shows.closed}>
              {facts.by(closed.by_name, formatInstant(closed.at))}
            </DescriptionItem>
          )}
        </DescriptionList>
      </CardBody>
    </Card>
  )
}
