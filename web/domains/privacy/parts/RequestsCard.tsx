import type { PrivacyRequest } from '@gida/contract/domains/privacy/request'
import { mayMove } from '@gida/contract/domains/privacy/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { privacy } from '#words/privacy'
import { useSend } from '../../../platform/forms/use-send.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useWithdrawRequest } from '../changes.ts'
import { AskForm } from '../forms/AskForm.tsx'
import { myRequestsQuery } from '../queries.ts'
import { RequestFacts } from './RequestFacts.tsx'

const words = privacy.requests

/** The person's requests, with deadlines and answers. */
export function RequestsCard() {
  const [isAsking, setAsking] = useState(false)
  return (
    <Card aria-labelledby="asked">
      <CardHead title={words.title} id="asked" />
      <CardBody className="grid gap-4">
        <p className="text-ink-soft">{words.note}</p>
        <div>
          <Button kind="second" icon="plus" onClick={() => setAsking(true)}>
            {words.ask}
          </Button>
        </div>
        <Loaded of={useQuery(myRequestsQuery)} bare rows={1} loading={words.loading}>
          {({ data }) =>
            data.length === 0 ? (
              <p className="text-ink-soft">{words.none}</p>
            ) : (
              <ul className="grid gap-4">
                {data.map((one) => (
                  <li key={one.id} className="grid gap-2 border-t border-line pt-4">
                    <RequestFacts request={one} title={privacy.kinds[one.kind]} />
                    {mayMove(one.kind, one.state, 'WITHDRAWN') && <Withdraw request={one} />}
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </CardBody>
      {isAsking && <AskForm onClose={() => setAsking(false)} />}
    </Card>
  )
}

function Withdraw({ request: { id } }: { request: PrivacyRequest }) {
  const { send, refusal, isSaving } = useSend(useWithdrawRequest(), { said: words.withdrawn })
  return (
    <div>
      <Button
        kind="second"
        busy={isSaving}
        busyText={words.withdrawing}
        onClick={() => send({ params: { id } })}
      >
        {words.withdraw}
      </Button>
      <Refusal>{refusal}</Refusal>
    </div>
  )
}
