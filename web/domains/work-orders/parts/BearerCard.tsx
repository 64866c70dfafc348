import type { WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import { useState } from 'react'
import { work } from '#words/work'
import { workMoney } from '#words/work-money'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { BearerForm } from '../forms/BearerForm.tsx'

const words = workMoney.bearer

/** Who bears the cost, and why. */
export function BearerCard({ order }: { order: WorkOrderDetail }) {
  const [isOpen, setOpen] = useState(false)
  const { bearer, bearer_reason, proposed_bearer, bearer_rule, can } = order
  return (
    <Card>
      <CardHead
        title={words.title}
        end={
          can.decide_bearer && (
            <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
              {bearer ? words.change : words.decide}
            </Button>
          )
        }
      />
      <CardBody>
        <p className="font-semibold">{bearer ? work.bearers[bearer] : words.undecided}</p>
        <p className="text-small text-ink-soft wrap-anywhere">
          {bearer
            ? bearer_reason
            : `${words.proposed(work.bearers[proposed_bearer])} ${words.rules[bearer_rule]}`}
        </p>
      </CardBody>
      {isOpen && <BearerForm order={order} onClose={() => setOpen(false)} />}
    </Card>
  )
}
