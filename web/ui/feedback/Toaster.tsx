import { Toaster as Sonner } from 'sonner'
import { words } from '#words/ui'
import { useIsPhone } from '../use-is-phone.ts'

/** Once, near the root: above the bottom bar on the phone, at the bottom left of the desk. */
export function Toaster() {
  const isPhone = useIsPhone()
  return (
    <Sonner
      position={isPhone ? 'bottom-center' : 'bottom-left'}
      offset={{ bottom: 24, left: 24 }}
      mobileOffset={{ top: 4, bottom: 76, left: 16, right: 16 }}
      visibleToasts={3}
      gap={8}
      containerAriaLabel={words.notifications}
      toastOptions={{ unstyled: true }}
      style={{ '--width': '400px' } as React.CSSProperties}
    />
  )
}
