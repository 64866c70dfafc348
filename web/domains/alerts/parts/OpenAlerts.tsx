import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { alarmAnswer as words } from '#words/alarm-answer'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { openAlertsQuery } from '../queries.ts'

/** A bar above every other screen while an alert is open: to answer or to lead it. */
export function OpenAlerts() {
  const { data } = useQuery(openAlertsQuery)
  const { pathname } = useLocation()
  const elsewhere = data?.data.filter(({ id }) => !pathname.endsWith(id))
  return elsewhere?.map(({ id, title, is_drill, state }) => {
    const isAsked = state === 'WAITING' || state === 'NEEDS_HELP'
    return (
      <Banner
        key={id}
        bar
        live
        tone={is_drill ? 'info' : 'late'}
        icon="alert"
        title={is_drill ? words.banner.drill(title) : words.banner.asked(title)}
        action={
          <Button asChild size="small" kind={isAsked ? 'primary' : 'second'}>
            {state === null ? (
              <Link to="/dashboard/alerts/$id" params={{ id }}>
                {words.banner.lead}
              </Link>
            ) : (
              <Link to="/dashboard/alerts/$id/answer" params={{ id }}>
                {words.banner.open}
              </Link>
            )}
          </Button>
        }
      >
        {state && state !== 'WAITING' ? words.banner.answered(words.states[state]) : null}
      </Banner>
    )
  })
}
