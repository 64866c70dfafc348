import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { serviceCharge as words } from '#words/service-charge'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { fundQuery } from '../queries.ts'

const short = (kobo: number) => formatNaira(kobo, 'short')

/** The balance of an estate's fund, with a link to its year. */
export function EstateFund({ estateId }: { estateId: string }) {
  const answer = useQuery(fundQuery(estateId, undefined))
  return (
    <Card aria-labelledby="fund">
      <CardHead
        title={words.title(answer.data?.year)}
        id="fund"
        end={
          <Link to="/dashboard/estates/$id/service-charge" params={{ id: estateId }}>
            {words.open}
          </Link>
        }
      />
      <CardBody>
        <Loaded bare of={answer} rows={2} loading={words.loading}>
          {({ balance, received, spent, opening }) =>
            balance === 0 && received === 0 && spent === 0 && opening === 0 ? (
              <p className="text-ink-soft">{words.untouched}</p>
            ) : (
              <>
                <p className="figures text-figure font-semibold">
                  <Money kobo={balance} kind="short" />
                </p>
                <p className="text-small text-ink-soft">{words.inFund}</p>
                <p className="mt-2 text-small text-ink-soft">{words.ofYear(short(received), short(spent))}</p>
              </>
            )
          }
        </Loaded>
      </CardBody>
    </Card>
  )
}
