import { SettingsFrame } from '../../users/index.ts'
import { KeysCard } from '../parts/KeysCard.tsx'
import { TestKeysCard } from '../parts/TestKeysCard.tsx'
import { WebhooksCard } from '../parts/WebhooksCard.tsx'

/** API keys and webhooks, managed by estate managers. */
export function DevelopersPage() {
  return (
    <SettingsFrame at="developers">
      <div className="mt-5 grid max-w-[760px] gap-4">
        <KeysCard />
        <TestKeysCard />
        <WebhooksCard />
      </div>
    </SettingsFrame>
  )
}
