import type { Estate } from '@gida/contract/domains/estates/estate'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { estates } from '#words/estates'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'
import { Meter } from '../../../../ui/chart/Meter.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { CardBody } from '../../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../../ui/layout/CardHead.tsx'
import { propertiesQuery } from '../../queries.ts'
import { ArrearsFigure } from '../ArrearsFigure.tsx'
import { AddProperty } from '../property/AddProperty.tsx'

const words = estates.estate

/** The properties of an estate; of an archived one, those archived with it. */
export function EstateProperties({ estate }: { estate: Estate }) {
  const isArchived = estate.status === 'ARCHIVED'
  const answer = useQuery(
    propertiesQuery({ estate_id: estate.id, limit: 100, ...(isArchived && { archived: 'true' }) }),
  )
  return (
    <Card aria-labelledby="properties">
      <CardHead
        title={words.properties}
        id="properties"
        end={estate.can.write && <AddProperty estate={estate} />}
      />
      <Loaded bare of={answer} rows={2}>
        {({ data }) => (
          <>
            {data.length === 0 && <CardBody className="text-ink-soft">{words.noProperties}</CardBody>}
            <Rows>
              {data.map(({ id, name, debt, tenants_in_arrears, occupied_count, unit_count }) => (
                <Row
                  key={id}
                  icon="building"
                  tone="act"
                  title={name}
                  note={words.letOf(occupied_count, unit_count)}
                  middle={<Meter value={occupied_count} of={unit_count} tone="act" />}
                  value={<ArrearsFigure kobo={debt.arrears} />}
                  valueNote={tenants_in_arrears > 0 ? words.late(tenants_in_arrears) : words.nothingLate}
                  link={<Link to="/dashboard/properties/$id" params={{ id }} />}
                />
              ))}
            </Rows>
          </>
        )}
      </Loaded>
    </Card>
  )
}
