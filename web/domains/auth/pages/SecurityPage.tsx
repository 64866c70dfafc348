import { useActor } from '../../../platform/session/actor.ts'
import { SettingsFrame } from '../../users/index.ts'
import { IdentitiesCard } from '../parts/IdentitiesCard.tsx'
import { PasswordCard } from '../parts/PasswordCard.tsx'
import { PhoneCard } from '../parts/PhoneCard.tsx'
import { SecondFactorCard } from '../parts/SecondFactorCard.tsx'
import { SessionsCard } from '../parts/SessionsCard.tsx'
import { SupportAccessCard } from '../parts/SupportAccessCard.tsx'
import { PhonePin } from '../slots.ts'

/** Password, phone number, second factor and sessions. Only the second factor, where it must be set up first. */
export function SecurityPage() {
  const { user, must_set_up_second_factor } = useActor()
  const isSetupOnly = must_set_up_second_factor === true
  return (
    <SettingsFrame at="security">
      <div className="mt-5 grid max-w-[760px] gap-4">
        {!isSetupOnly && <PasswordCard />}
        {!isSetupOnly && <PhoneCard />}
        <SecondFactorCard />
        {user.role === 'TENANT' && <PhonePin />}
        {!isSetupOnly && <SessionsCard />}
        {!isSetupOnly && <IdentitiesCard />}
        {user.role !== 'ADMIN' && <SupportAccessCard />}
      </div>
    </SettingsFrame>
  )
}
