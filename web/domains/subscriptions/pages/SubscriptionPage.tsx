import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { subscriptions } from '#words/subscriptions'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageFoot } from '../../../ui/table/PageFoot.tsx'
import { SettingsFrame } from '../../users/index.ts'
import { CountedMonths } from '../parts/CountedMonths.tsx'
import { InvoiceRows } from '../parts/InvoiceRows.tsx'
import { PlanChoice } from '../parts/PlanChoice.tsx'
import { PlanFacts } from '../parts/PlanFacts.tsx'
import { invoicesQuery, plansQuery, subscriptionQuery } from '../queries.ts'

const words = subscriptions.estate
const here = getRouteApi('/signed-in/frame/dashboard/settings/subscription')

/** An estate's subscription to Gida: plan, price and invoices. */
export function SubscriptionPage() {
  const { estates } = useActor()
  const { estate_id = estates[0]?.id } = here.useSearch()
  const navigate = here.useNavigate()
  return (
    <SettingsFrame at="subscription">
      <div className="mt-5 grid max-w-[760px] gap-4">
        {estates.length > 1 && (
          <Field label={words.choose}>
            <SelectField
              options={estates.map(({ id, name }) => ({ value: id, label: name }))}
              value={estate_id ?? ''}
              onChange={(next) => void navigate({ search: { estate_id: next } })}
            />
          </Field>
        )}
        {estate_id ? (
          <OfEstate key={estate_id} id={estate_id} />
        ) : (
          <EmptyState title={words.noEstate}>{words.noEstateNote}</EmptyState>
        )}
      </div>
    </SettingsFrame>
  )
}

function OfEstate({ id }: { id: string }) {
  const subscription = useQuery(subscriptionQuery(id))
  const plans = useQuery(plansQuery)
  return (
    <Loaded of={subscription} loading={words.loading}>
      {(of) => (
        <>
          <PlanFacts of={of} />
          <Loaded of={plans} rows={2}>
            {({ data }) => <PlanChoice of={of} plans={data} />}
          </Loaded>
          <Invoices estate_id={id} />
          <CountedMonths months={of.months} />
        </>
      )}
    </Loaded>
  )
}

function Invoices({ estate_id }: { estate_id: string }) {
  const { page, limit } = here.useSearch()
  const navigate = here.useNavigate()
  const answer = useQuery(invoicesQuery({ estate_id, ...(page && { page }), ...(limit && { limit }) }))
  return (
    <Card>
      <CardHead title={subscriptions.invoices.title} />
      <Loaded bare of={answer} rows={2} loading={subscriptions.invoices.loading}>
        {({ data, pagination }) => (
          <>
            <InvoiceRows of={data} />
            <PageFoot
              page={pagination.page}
              pages={pagination.totalPages}
              onPage={(next) => void navigate({ search: { estate_id, ...(next && { page: next }) } })}
            />
          </>
        )}
      </Loaded>
    </Card>
  )
}
