import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { subscriptions } from '#words/subscriptions'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SellerForm } from '../forms/SellerForm.tsx'
import { sellerQuery } from '../queries.ts'

const words = subscriptions.plans.seller

/** The seller on invoices. */
export function SellerCard({ mayWrite }: { mayWrite: boolean }) {
  const answer = useQuery(sellerQuery)
  const [isChanging, setChanging] = useState(false)
  const seller = answer.data?.seller ?? null
  return (
    <Card>
      <CardHead
        wraps
        title={words.title}
        end={
          mayWrite &&
          answer.data && (
            <Button kind="second" size="small" onClick={() => setChanging(true)}>
              {seller ? words.change : words.set}
            </Button>
          )
        }
      />
      <Loaded bare of={answer} rows={1}>
        {() => (
          <CardBody className="text-ink-soft">
            {seller ? (
              <>
                <p className="text-ink">{seller.name}</p>
                <p>{[seller.address, seller.tax_id].filter(Boolean).join(', ')}</p>
                <p>{words.vats[seller.charges_vat ? 'YES' : 'NO']}</p>
              </>
            ) : (
              words.none
            )}
          </CardBody>
        )}
      </Loaded>
      {isChanging && <SellerForm of={seller} onClose={() => setChanging(false)} />}
    </Card>
  )
}
