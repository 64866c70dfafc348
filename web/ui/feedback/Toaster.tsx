import { Toaster as Sonner } from 'sonner'
import { words } from '#words/ui'
import { useIsPhone } from '../use-is-phone.ts'

/** Over the head, or above the bottom bar. */
const ON_PHONE = { top: 4, bottom: 76 }

/** Once, near the root: above the bottom bar on the phone, at the bottom left of the desk. */
export function Toaster() {
  const isPhone = useIsPhone()
  return (
    <Sonner
      position={isPhone ? 'bottom-center' : 'bottom-left'}
      offset={isPhone ? ON_PHONE : { bottom: 24, left: 24 }}
      mobileOffset={{ ...ON_PHONE, left: 16, right: 16 }}
      visibleToasts={3}
      gap={8}
      containerAriaLabel={words.notifications}
      toastOptions={{ unstyled: true }}
      style={{ '--width': '400px' } as React.CSSProperties}
    />
  )
}
