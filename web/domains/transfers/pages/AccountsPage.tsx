import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { clientsAccounts as words } from '#words/clients-accounts'
import { transfers } from '#words/transfers'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { BankAccountSheet } from '../forms/BankAccountForm.tsx'
import { AccountCard } from '../parts/AccountCard.tsx'
import { bankAccountsQuery } from '../queries.ts'

/** Client accounts, the estates they serve, and since when tenants see them. */
export function AccountsPage() {
  const answer = useQuery(bankAccountsQuery)
  const [isAdding, setAdding] = useState(false)
  const add = (
    <Button icon="plus" onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  )
  return (
    <>
      <PageHead
        wraps
        title={words.title}
        note={words.note}
        crumb={<Link to="/dashboard/payments/transfers">{transfers.title}</Link>}
        actions={add}
      />
      <Loaded of={answer} loading={words.loading}>
        {({ data }) => (
          <>
            {data.length === 0 && (
              <Card>
                <EmptyState title={words.empty} motif="frame" action={add}>
                  {words.emptyNote}
                </EmptyState>
              </Card>
            )}
            <div className="grid gap-3 lg:grid-cols-2">
              {data.map((account) => (
                <AccountCard key={account.id} account={account} />
              ))}
            </div>
          </>
        )}
      </Loaded>
      {isAdding && (
        <BankAccountSheet
          onAdded={() => {
            setAdding(false)
            toast.success(words.added)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
