import type { Comparison } from '@gida/contract/domains/admin/merging'
import { HELD_KINDS, type HeldKind } from '@gida/contract/domains/admin/rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { doubles } from '#words/doubles'
import { formatPhone, formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { EmailAddress } from '../../../ui/display/EmailAddress.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { RoleBadge } from '../../../ui/display/RoleBadge.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { PersonPill } from '../../users/index.ts'
import { comparisonQuery } from '../desk-queries.ts'
import { MergePeopleForm } from '../forms/MergePeopleForm.tsx'

const words = doubles.comparing
type Props = { firstId: string; secondId: string }

/** Two accounts side by side, obstacles to a merge, and the merge itself. */
export function ComparePeople({ firstId, secondId }: Props) {
  const answer = useQuery(comparisonQuery(firstId, secondId))
  const canWrite = hasPermission(useActor(), 'platform_write')
  const [isMerging, setMerging] = useState(false)
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/admin/doubles">{doubles.title}</Link>}
        title={words.title}
        note={words.note}
        actions={
          <Button asChild kind="second" icon="refresh">
            <Link to="/dashboard/admin/doubles" hash={`${secondId}.${firstId}`}>
              {words.swap}
            </Link>
          </Button>
        }
        wraps
      />
      <Loaded of={answer} loading={words.loading}>
        {(found) => (
          <div className="grid gap-4">
            <Obstacles {...found} />
            <div className="grid gap-4 md:grid-cols-2">
              <Side title={words.stays} side={found.first} kinds={kindsOf(found)} />
              <Side title={words.ends} side={found.second} kinds={kindsOf(found)} />
            </div>
            {canWrite && !found.obstacles.some(({ path }) => path === 'second_id') && (
              <Button kind="danger" className="justify-self-start" onClick={() => setMerging(true)}>
                {words.merge}
              </Button>
            )}
            {isMerging && <MergePeopleForm of={found} onClose={() => setMerging(false)} />}
          </div>
        )}
      </Loaded>
    </>
  )
}

function Obstacles({ obstacles }: Comparison) {
  return obstacles.map(({ path, message }) => (
    <Banner
      key={message}
      tone={path === 'second_id' ? 'late' : 'wait'}
      title={path === 'second_id' ? words.refused : words.care}
    >
      {message}
    </Banner>
  ))
}

/** The kinds of records that either account has. */
const kindsOf = ({ first, second }: Comparison) =>
  HELD_KINDS.filter((kind) => first.holds[kind] + second.holds[kind] > 0)

type SideProps = { title: string; side: Comparison['first']; kinds: readonly HeldKind[] }

function Side({ title, side, kinds }: SideProps) {
  const { full_name, email, phone, role, status, created_at, last_sign_in_at, estates, holds } = side
  return (
    <Card>
      <CardHead title={full_name} end={<Pill>{title}</Pill>} wraps />
      <CardBody className="pt-2">
        <DescriptionList>
          <DescriptionItem label={words.email}>
            {email ? <EmailAddress address={email} /> : words.none}
          </DescriptionItem>
          <DescriptionItem label={words.phone}>{phone ? formatPhone(phone) : words.none}</DescriptionItem>
          <DescriptionItem label={words.role}>
            <span className="inline-flex flex-wrap justify-end gap-1.5">
              <RoleBadge role={role} />
              <PersonPill status={status} />
            </span>
          </DescriptionItem>
          <DescriptionItem label={words.since}>{formatWhen(created_at)}</DescriptionItem>
          <DescriptionItem label={words.seen}>
            {last_sign_in_at ? formatWhen(last_sign_in_at) : words.never}
          </DescriptionItem>
          <DescriptionItem label={words.estates}>{estates.join(', ') || words.none}</DescriptionItem>
          {kinds.length === 0 && <DescriptionItem label={words.holds}>{words.nothing}</DescriptionItem>}
          {kinds.map((kind) => (
            <DescriptionItem key={kind} label={words.held[kind]}>
              {holds[kind].toLocaleString('en-NG')}
            </DescriptionItem>
          ))}
        </DescriptionList>
      </CardBody>
    </Card>
  )
}
