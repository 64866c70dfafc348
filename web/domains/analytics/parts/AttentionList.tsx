import type { Need } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { analytics } from '#words/analytics'
import { useHasScreen } from '../../../platform/screens/screen.ts'
import { linkTo } from '../../../platform/screens/search.ts'
import type { IconName } from '../../../ui/action/Icon.tsx'
import { Count } from '../../../ui/display/Count.tsx'
import { CountBadge } from '../../../ui/display/CountBadge.tsx'
import { kindOfColumn } from '../../../ui/display/kind-of-column.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import type { Tone } from '../../../ui/display/tone.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'

const words = analytics.needs

const LOOKS: Record<Need['key'], [IconName, Tone]> = {
  payout_account: ['bank', 'wait'],
  landlords_without_account: ['bank', 'wait'],
  review: ['warning', 'wait'],
  draft_estate: ['building', 'wait'],
  leases_ending: ['calendar', 'info'],
  processing: ['processing', 'info'],
  transfers: ['bank', 'wait'],
  refunds: ['warning', 'wait'],
  disputes: ['warning', 'late'],
  remittances: ['bank', 'late'],
  deposits: ['bank', 'wait'],
  credits: ['bank', 'wait'],
  applications: ['calendar', 'info'],
  joined_tenants: ['info', 'info'],
  draft_leases: ['calendar', 'wait'],
  late_requests: ['wrench', 'late'],
  new_requests: ['wrench', 'wait'],
  approvals: ['check', 'wait'],
  emergencies: ['warning', 'late'],
  bills_due: ['receipt', 'wait'],
  failed_jobs: ['warning', 'late'],
  privacy_requests: ['shield', 'wait'],
  breaches: ['shield', 'late'],
  ledger_faults: ['warning', 'late'],
  ways_closed: ['warning', 'late'],
}

/** Their sum is a year's rent, not money owed or held. */
const BY_RENT: readonly Need['key'][] = ['leases_ending', 'applications', 'draft_leases']

type Props = { needs: readonly Need[]; title?: string }

/** Items that need a decision; those with a count of 0 are omitted. */
export function AttentionList({ needs, title = words.title }: Props) {
  const waiting = needs.filter((need) => need.count > 0)
  const kind = kindOfColumn(waiting.map(({ amount }) => amount))
  return (
    <Card aria-labelledby="needs">
      <CardHead
        title={title}
        id="needs"
        end={<CountBadge count={waiting.length} label={words.count(waiting.length)} />}
      />
      {waiting.length === 0 && <CardBody className="text-ink-soft">{words.none}</CardBody>}
      <Rows>
        {waiting.map((need) => (
          <NeedRow key={need.key} need={need} kind={kind} />
        ))}
      </Rows>
    </Card>
  )
}

type NeedProps = { need: Need; kind: 'full' | 'short' }

function NeedRow({ need: { key, count, amount, age_days, action_url }, kind }: NeedProps) {
  const hasScreen = useHasScreen()
  const isPhone = useIsPhone()
  const [icon, tone] = LOOKS[key]
  const leads = hasScreen(action_url)
  const age = age_days !== null && words.age(age_days)
  const isRent = amount !== null && BY_RENT.includes(key)
  return (
    <Row
      icon={icon}
      tone={tone}
      title={<Count of={count}>{words[key].title(count)}</Count>}
      note={words[key].note}
      value={amount !== null && <Money kobo={amount} kind={kind} />}
      valueNote={
        (isRent || (isPhone && age)) && (
          <>
            {isRent && <span className="block">{words.aYear}</span>}
            {isPhone && age && <span className="block">{age}</span>}
          </>
        )
      }
      end={age && <span className="only-desk w-20 shrink-0 text-end text-small text-ink-soft">{age}</span>}
      chevron={leads && !isPhone}
      {...(leads && { link: <Link {...linkTo(action_url)} /> })}
    />
  )
}
