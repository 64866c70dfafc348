import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf, referenceOf } from '../../platform/http/errors.ts'
import { Brand } from '../../ui/brand/Brand.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { Card } from '../../ui/layout/Card.tsx'

/** Shown when the person's own data could not be loaded. A network failure never signs anybody out. */
export function ContextFailed({ error }: ErrorComponentProps) {
  const router = useRouter()
  const [isRetrying, setRetrying] = useState(false)
  async function retry() {
    setRetrying(true)
    await router.invalidate().finally(() => setRetrying(false))
  }
  return (
    <main className="mx-auto grid max-w-[560px] gap-5 px-(--gutter) py-8">
      <Brand />
      <Card>
        <ErrorPanel onRetry={() => void retry()} retrying={isRetrying} reference={referenceOf(error)}>
          {messageOf(error)}
        </ErrorPanel>
      </Card>
    </main>
  )
}
