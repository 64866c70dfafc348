import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { depositDesk } from '#words/deposit-desk'
import { deposits } from '#words/deposits'
import { formatDay } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { AnswerDeductions } from '../forms/AnswerDeductions.tsx'
import { ProposeDeductions } from '../forms/ProposeDeductions.tsx'
import { RecordPartReturn, RecordReturn } from '../forms/RecordReturn.tsx'
import { SetReturnAccount } from '../forms/SetReturnAccount.tsx'
import { DepositDetails, isAskedForAccount } from '../parts/DepositDetails.tsx'
import { DepositShares } from '../parts/DepositShares.tsx'
import { SettleDeposit } from '../parts/SettleDeposit.tsx'
import { depositQuery } from '../queries.ts'

const depositScreen = getRouteApi('/signed-in/frame/dashboard/deposits/$id')

const words = deposits.one

/** One deposit: the amount held, its planned use, and the reader's next action. */
export function DepositPage() {
  const { id } = depositScreen.useParams()
  const answer = useQuery(depositQuery(id))
  const { data: deposit } = answer
  const isTenant = useActor().user.role === 'TENANT'
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/deposits">{words.crumb}</Link>}
        title={deposit ? (isTenant ? words.mine : words.title(deposit.tenant_name)) : deposits.title}
        note={deposit?.unit_label}
        wraps
      />
      <Loaded of={answer} missing={words.notFound} loading={deposits.loading}>
        {(deposit) => (
          <MainGrid aside={<DepositDetails deposit={deposit} />}>
            {deposit.can.answer && <DepositShares deposit={deposit} />}
            <WhatNow deposit={deposit} />
            {!deposit.can.answer && <DepositShares deposit={deposit} />}
          </MainGrid>
        )}
      </Loaded>
    </>
  )
}

/** The next action of the reader. */
function WhatNow({ deposit }: { deposit: DepositDetail }) {
  const [isProposing, setProposing] = useState(false)
  const { can, held, state, proposed_at } = deposit
  if (isProposing) return <ProposeDeductions deposit={deposit} onDone={() => setProposing(false)} />
  return (
    <>
      {can.answer && <AnswerDeductions deposit={deposit} />}
      {isAskedForAccount(deposit) && <SetReturnAccount deposit={deposit} />}
      {can.return && <RecordReturn deposit={deposit} />}
      {can.return_part && <RecordPartReturn deposit={deposit} />}
      {(can.propose || can.settle) && (
        <Card aria-labelledby="now">
          <CardHead title={depositDesk.now} id="now" />
          <CardBody className="grid gap-4">
            <p className="text-ink-soft">{can.settle ? depositDesk.toSettle : depositDesk.toPropose}</p>
            <div className="flex flex-wrap gap-2">
              {can.settle && <SettleDeposit deposit={deposit} />}
              {can.propose && (
                <Button kind={can.settle ? 'second' : 'primary'} onClick={() => setProposing(true)}>
                  {proposed_at ? depositDesk.propose.change : depositDesk.propose.action}
                </Button>
              )}
            </div>
          </CardBody>
        </Card>
      )}
      {!deposit.clock && state === 'HELD' && (
        <Card>
          <CardBody className="pt-4 text-ink-soft md:pt-5">
            {held > 0 ? `${words.ends(formatDay(deposit.last_day))}. ${words.runs}` : words.none}
          </CardBody>
        </Card>
      )}
    </>
  )
}
