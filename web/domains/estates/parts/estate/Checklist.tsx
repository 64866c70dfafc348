import type { Estate } from '@gida/contract/domains/estates/estate'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { estates } from '#words/estates'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'
import { useHasScreen } from '../../../../platform/screens/screen.ts'
import { linkTo } from '../../../../platform/screens/search.ts'
import { Meter } from '../../../../ui/chart/Meter.tsx'
import { Dot } from '../../../../ui/display/Dot.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { CardBody } from '../../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../../ui/layout/CardHead.tsx'
import { checklistQuery } from '../../queries.ts'

const words = estates.estate

/** What is missing before rent can be collected; hidden once complete. */
export function Checklist({ estate }: { estate: Estate }) {
  const answer = useQuery(checklistQuery(estate.id))
  const { data } = answer
  const hasScreen = useHasScreen()
  const isDone = data !== undefined && data.completed === data.total
  // For an active estate it is usually complete, so no skeleton is shown while loading.
  if (isDone || (!data && estate.status === 'ACTIVE')) return null
  return (
    <Card aria-labelledby="checklist">
      <CardHead
        title={words.checklist}
        id="checklist"
        end={
          data && (
            <span role="status" className="figures text-small text-ink-soft">
              {words.progress(data.completed, data.total)}
            </span>
          )
        }
      />
      <Loaded bare of={answer} rows={4}>
        {(data) => (
          <>
            <CardBody>
              <Meter value={data.completed} of={data.total} tone="in" label={words.checklist} />
            </CardBody>
            <Rows>
              {data.items.map(({ key, title, description, done, action_url }) => {
                // Activation is the button on this page, so it is not linked.
                const leads = !done && key !== 'activate' && action_url !== '' && hasScreen(action_url)
                return (
                  <Row
                    key={key}
                    start={<Dot tone={done ? 'in' : 'idle'} icon={done ? 'check' : 'minus'} dashed={!done} />}
                    title={
                      <>
                        {title}
                        <span className="sr-only">, {done ? words.stepDone : words.stepOpen}</span>
                      </>
                    }
                    note={description}
                    strong={!done}
                    chevron={leads}
                    {...(leads && { link: <Link {...linkTo(action_url)} /> })}
                  />
                )
              })}
            </Rows>
            {estate.can.write && data.items.some(({ key, done }) => key === 'tenants' && !done) && (
              <CardBody className="border-t border-line pt-4">
                <Link to="/dashboard/imports/new" search={{ estate_id: estate.id }}>
                  {estates.list.upload}
                </Link>
              </CardBody>
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}
