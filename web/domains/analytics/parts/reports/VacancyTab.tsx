import type { VacancyAnalysis, VacantUnit } from '@gida/contract/domains/analytics/vacancy'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { figures } from '#words/figures'
import { formatDay, formatNaira } from '../../../../platform/screens/format.ts'
import { Money } from '../../../../ui/display/Money.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { Stat } from '../../../../ui/display/Stat.tsx'
import { StatBand } from '../../../../ui/display/StatBand.tsx'
import { EmptyRows } from '../../../../ui/feedback/EmptyRows.tsx'
import { SimpleTable } from '../../../../ui/table/SimpleTable.tsx'
import { inPercent } from '../../figures.ts'
import { vacancyAnalysisQuery } from '../../queries.ts'
import { FigureCard } from './FigureCard.tsx'
import { sayBedrooms } from './RentsTable.tsx'
import { TabFrame } from './TabFrame.tsx'

const words = figures.vacancy
const HEADS = [
  { label: words.heads.name },
  { label: words.heads.vacant, end: true },
  { label: words.heads.lost, end: true },
  { label: words.heads.toLet, end: true },
]
/** Whole naira, since the lost rent is only an estimate. */
const whole = (kobo: number) => kobo - (kobo % 100)
const short = (kobo: number) => formatNaira(whole(kobo), 'short')
type Props = { vacancy: VacancyAnalysis }

/** Vacant units, since when, and the rent lost. */
export function VacancyTab({ id }: { id: string }) {
  return (
    <TabFrame answer={useQuery(vacancyAnalysisQuery(id))}>
      {(vacancy) => (
        <>
          <Band vacancy={vacancy} />
          <Units vacancy={vacancy} />
          <Groups
            title={words.byBedrooms}
            groups={vacancy.by_bedrooms.map((group) => ({ ...group, name: sayBedrooms(group.bedrooms) }))}
          />
          {vacancy.by_property.length > 1 && <Groups title={words.byProperty} groups={vacancy.by_property} />}
        </>
      )}
    </TabFrame>
  )
}

function Band({ vacancy: { total, estate_id } }: Props) {
  const { vacant, days, rent_lost, yearly_rent, lets, average_days_to_let, dear } = total
  return (
    <StatBand>
      <Stat
        label={words.vacant}
        figure={vacant}
        note={words.vacantNote(short(yearly_rent))}
        link={
          <Link to="/dashboard/estates/$id/units" params={{ id: estate_id }} search={{ status: 'VACANT' }} />
        }
      />
      <Stat
        label={words.lost}
        figure={<Money kobo={whole(rent_lost)} kind="short" />}
        note={words.lostNote(days)}
        alone="worked-out"
      />
      <Stat
        label={words.toLet}
        figure={average_days_to_let ?? figures.none}
        note={lets > 0 ? words.toLetNote(lets) : words.noLets}
        alone="rate"
      />
      <Stat label={words.dear} figure={dear} note={words.dearNote} alone="rows-below" />
    </StatBand>
  )
}

function Units({ vacancy: { units, others, estate_id } }: Props) {
  return (
    <FigureCard title={words.units} plain note={others > 0 && figures.others(others, words.more)}>
      {units.length === 0 && (
        <EmptyRows title={words.none} small>
          {words.noneNote}
        </EmptyRows>
      )}
      <Rows>
        {units.map((unit) => (
          <Row
            key={unit.unit_id}
            title={unit.unit_name}
            note={
              <>
                {words.unitNote(unit.property_name, formatDay(unit.since))}
                <span className="block">
                  {words.asked(short(unit.yearly_rent))}
                  {unit.like && (
                    <span className={unit.like.is_dear ? 'text-waiting' : ''}> · {sayAbove(unit.like)}</span>
                  )}
                </span>
              </>
            }
            value={<Money kobo={whole(unit.rent_lost)} kind="short" />}
            valueNote={words.days(unit.days)}
            link={
              <Link
                to="/dashboard/estates/$id/units"
                params={{ id: estate_id }}
                search={{ unit: unit.unit_id }}
              />
            }
          />
        ))}
      </Rows>
    </FigureCard>
  )
}

const ABOUT_LEVEL = 100
function sayAbove({ above }: NonNullable<VacantUnit['like']>): string {
  if (Math.abs(above) < ABOUT_LEVEL) return words.level
  return above > 0 ? words.above(inPercent(above)) : words.below(inPercent(-above))
}

type Group = { name: string; vacant: number; rent_lost: number; average_days_to_let: number | null }

const Groups = ({ title, groups }: { title: string; groups: readonly Group[] }) => (
  <FigureCard title={title} plain>
    <SimpleTable
      caption={title}
      heads={HEADS}
      cards={groups.map(({ name, vacant, rent_lost, average_days_to_let }) => (
        <Row
          key={name}
          title={name}
          note={words.empty(vacant)}
          value={<Money kobo={whole(rent_lost)} kind="short" />}
          valueNote={words.daysToLet(average_days_to_let)}
        />
      ))}
    >
      {groups.map(({ name, vacant, rent_lost, average_days_to_let }) => (
        <tr key={name}>
          <td>{name}</td>
          <td className="figures text-end">{vacant}</td>
          <td className="text-end">
            <Money kobo={whole(rent_lost)} kind="short" />
          </td>
          <td className="figures text-end">{average_days_to_let ?? words.unknown}</td>
        </tr>
      ))}
    </SimpleTable>
  </FigureCard>
)
