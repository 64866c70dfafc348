import type { StatementOwner } from '@gida/contract/domains/settlements/statement'
import { addMonths, firstOfMonth } from '@gida/contract/shared/dates'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { settlements } from '#words/settlements'
import { statements } from '#words/statements'
import { monthName, today } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { StatementDelivery } from '../parts/StatementDelivery.tsx'
import { StatementFiles } from '../parts/StatementFiles.tsx'
import { StatementMoves } from '../parts/StatementMoves.tsx'
import { StatementSums } from '../parts/StatementSums.tsx'
import { YearOfOwner } from '../parts/YearOfOwner.tsx'
import { ownerStatementQuery, ownersQuery } from '../queries.ts'
import { useStatementWords } from '../use-statement-words.ts'

const statementsScreen = getRouteApi('/signed-in/frame/dashboard/payments/statements')

const MONTHS_BACK = 24
const keyOf = (of: Pick<StatementOwner, 'estate_id' | 'landlord_id'>) => `${of.estate_id}:${of.landlord_id}`

/** A landlord's statement of a month, with its year. Landlord, estate and month are in the URL. */
export function StatementPage() {
  const search = statementsScreen.useSearch()
  const isOwner = useActor().user.role === 'LANDLORD'
  const words = useStatementWords()
  const answer = useQuery(ownersQuery)
  const ownerOf = (owners: readonly StatementOwner[]) =>
    search.estate && search.owner
      ? owners.find((one) => one.estate_id === search.estate && one.landlord_id === search.owner)
      : (owners.find((one) => one.owed !== 0) ?? owners[0])
  const month = search.month ?? today().slice(0, 7)
  return (
    <>
      <MoneyHead at="statements" title={words.title} note={words.note} />
      <Loaded of={answer} loading={settlements.loading}>
        {({ data: owners, is_mailed }) => {
          const owner = ownerOf(owners)
          return owners.length > 0 ? (
            <div className="grid gap-4 md:gap-5">
              <Choices owners={owners} owner={owner} month={month} />
              {owner ? (
                <>
                  <Statement owner={owner} month={month} />
                  <YearOfOwner owner={owner} month={month} />
                </>
              ) : (
                <Banner tone="wait">{words.missing}</Banner>
              )}
              {isOwner && <StatementDelivery isMailed={is_mailed} />}
            </div>
          ) : (
            <Card>
              <EmptyState title={words.empty}>{words.emptyNote}</EmptyState>
            </Card>
          )
        }}
      </Loaded>
    </>
  )
}

type Chosen = { owners: readonly StatementOwner[]; owner: StatementOwner | undefined; month: string }

function Choices({ owners, owner, month }: Chosen) {
  const navigate = statementsScreen.useNavigate()
  const months = Array.from({ length: MONTHS_BACK }, (_, n) =>
    addMonths(firstOfMonth(today()), -n).slice(0, 7),
  )
  const all = months.includes(month) ? months : [month, ...months]
  const choose = (of: StatementOwner | undefined, next: string) =>
    of && void navigate({ search: { estate: of.estate_id, owner: of.landlord_id, month: next } })
  return (
    <div className="flex flex-wrap items-end gap-3">
      {(owners.length > 1 || !owner) && (
        <Field label={statements.owner} className="min-w-[260px] grow basis-[260px] md:max-w-[420px]">
          <SelectField
            options={owners.map((one) => ({
              value: keyOf(one),
              label: `${one.landlord_name}, ${one.estate_name}`,
            }))}
            value={owner ? keyOf(owner) : ''}
            onChange={(key) =>
              choose(
                owners.find((one) => keyOf(one) === key),
                month,
              )
            }
          />
        </Field>
      )}
      <Field label={statements.month} className="w-[150px]">
        <SelectField
          options={all.map((value) => ({ value, label: `${monthName(value)} ${value.slice(0, 4)}` }))}
          value={month}
          onChange={(next) => choose(owner, next)}
          disabled={!owner}
        />
      </Field>
      {owner && <StatementFiles owner={owner} month={month} />}
    </div>
  )
}

function Statement({ owner, month }: { owner: StatementOwner; month: string }) {
  const answer = useQuery(ownerStatementQuery(ofOwner(owner), month))
  return (
    <Loaded of={answer} loading={settlements.loading}>
      {(statement) => (
        <>
          <StatementSums statement={statement} />
          <StatementMoves statement={statement} />
        </>
      )}
    </Loaded>
  )
}

const ofOwner = ({ estate_id, landlord_id }: StatementOwner) => ({ estate_id, landlord_id })
