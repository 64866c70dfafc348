import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { doubles } from '#words/doubles'
import { formatPhone } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { RoleBadge } from '../../../ui/display/RoleBadge.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { SearchInput } from '../../../ui/form/SearchInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { foundPeopleQuery, platformPersonQuery } from '../desk-queries.ts'

const words = doubles.choosing

/** Finds the duplicate account of a person. */
export function ChooseDouble({ id }: { id: string }) {
  const person = useQuery(platformPersonQuery(id))
  const [search, setSearch] = useState('')
  const { data } = useQuery(foundPeopleQuery(search))
  const others = data?.data.filter((one) => one.id !== id && one.can.merge)
  return (
    <Loaded of={person} loading={words.loading}>
      {({ full_name }) => (
        <>
          <PageHead
            crumb={<Link to="/dashboard/admin/doubles">{doubles.title}</Link>}
            title={words.title(full_name)}
          />
          <SearchInput
            label={words.label}
            placeholder={words.search}
            value={search}
            onSearch={setSearch}
            className="max-w-[420px]"
          />
          {others && (
            <Card className="mt-4">
              {others.length === 0 && <p className="px-4 py-3 text-ink-soft md:px-5">{words.nobody}</p>}
              <Rows>
                {others.map((other) => (
                  <Row
                    key={other.id}
                    link={<Link to="/dashboard/admin/doubles" hash={`${id}.${other.id}`} />}
                    title={other.full_name}
                    note={other.email ?? formatPhone(other.phone ?? '')}
                    value={<RoleBadge role={other.role} />}
                  />
                ))}
              </Rows>
            </Card>
          )}
        </>
      )}
    </Loaded>
  )
}
