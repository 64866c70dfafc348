import type { Unit } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { quote as words } from '#words/quote'
import { useTitle } from '../../../platform/browser/title.ts'
import { today } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { unitQuery } from '../../estates/index.ts'
import { type QuoteDraft, QuoteForm, readableTerms } from '../forms/QuoteForm.tsx'
import { QuotePanel } from '../parts/QuotePanel.tsx'

const quoteScreen = getRouteApi('/signed-in/frame/dashboard/units/$id/quote')

/** The total cost of moving into a unit. */
export function QuotePage() {
  const { id } = quoteScreen.useParams()
  const answer = useQuery(unitQuery(id))
  const { data: unit } = answer
  useTitle(unit && words.titleOf(unit.name))
  return (
    <Loaded
      of={answer}
      head={<PageHead title={words.title} />}
      missing={words.notFound}
      loading={words.loading}
    >
      {(unit) => <Quoted key={unit.id} unit={unit} />}
    </Loaded>
  )
}

function Quoted({ unit }: { unit: Unit }) {
  const [draft, setDraft] = useState<QuoteDraft>(() => draftOf(unit))
  const canLet = hasPermission(useActor(), 'tenants_write') && unit.status === 'VACANT'
  return (
    <>
      <PageHead
        crumb={
          <Link to="/dashboard/properties/$id" params={{ id: unit.property_id }} search={{ unit: unit.id }}>
            {unit.property_name}
          </Link>
        }
        title={words.titleOf(unit.name)}
        note={unit.estate_name}
        actions={
          canLet && (
            <Button asChild>
              <Link to="/dashboard/leases/new" search={{ unit_id: unit.id }}>
                {words.let}
              </Link>
            </Button>
          )
        }
        wraps
      />
      <MainGrid
        aside={
          <Card aria-labelledby="terms">
            <CardHead title={words.terms} id="terms" />
            <QuoteForm value={draft} onChange={setDraft} />
          </Card>
        }
      >
        <QuotePanel unitId={unit.id} terms={readableTerms(draft)} />
      </MainGrid>
    </>
  )
}

/** Starts with the unit's asking terms. */
const draftOf = ({ rent_amount, frequency, service_charge, caution_deposit }: Unit): QuoteDraft => ({
  payer: 'PERSON',
  frequency,
  start_date: today(),
  instalments: 1,
  ...(rent_amount > 0 && { rent_amount }),
  ...(service_charge > 0 && { service_charge }),
  ...(caution_deposit > 0 && { caution_deposit }),
})
