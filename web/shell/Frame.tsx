import { Link, useLocation, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { shell as words } from '#words/shell'
import { VerifyNotice } from '../domains/auth/index.ts'
import { NotificationBell } from '../domains/notifications/index.ts'
import { ConsentNotice } from '../domains/privacy/index.ts'
import { FindButton } from '../domains/search/index.ts'
import { optional } from '../platform/screens/optional.tsx'
import { useActor } from '../platform/session/actor.ts'
import { Brand } from '../ui/brand/Brand.tsx'
import { AppFrame } from '../ui/layout/AppFrame.tsx'
import { SideNav } from '../ui/layout/SideNav.tsx'
import { TabBar } from '../ui/layout/TabBar.tsx'
import { TopBar } from '../ui/layout/TopBar.tsx'
import { later } from '../ui/overlay/later.tsx'
import { useSettled } from '../ui/settled.ts'
import { EstateSwitcher } from './EstateSwitcher.tsx'
import { Notices } from './Notices.tsx'
import { HOME } from './navigation.ts'
import { OfflineBanner } from './OfflineBanner.tsx'
import { roleName } from './person.ts'
import { UserMenu } from './UserMenu.tsx'
import { useEstateStillThere } from './use-change-estate.ts'
import { useLeaving } from './use-leaving.tsx'
import { useNavigation } from './use-navigation.tsx'

const MobileDrawer = later(async () => (await import('./MobileDrawer.tsx')).MobileDrawer)
/** Loaded after the first screen; renders nothing while the outbox is empty. */
const UnsentSign = optional(async () => (await import('./unsent/UnsentSign.tsx')).UnsentSign)

/** Header, side navigation, bottom bar and drawer around a screen. */
export function Frame({ children }: { children: ReactNode }) {
  const { user, estates } = useActor()
  useEstateStillThere()
  const isBusy = useRouterState({ select: ({ status }) => status === 'pending' })
  const { entries, groups } = useNavigation()
  const { asking, ...leaving } = useLeaving()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isSettled = useSettled()
  const href = useLocation({ select: (location) => location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => setDrawerOpen(false), [href])

  return (
    <>
      <AppFrame
        skipText={words.skip}
        isBusy={isBusy}
        top={
          <TopBar
            brand={
              <Brand asChild>
                <Link to={HOME} />
              </Brand>
            }
            menuLabel={words.menu}
            onMenu={() => setDrawerOpen(true)}
            estate={estates.length > 1 && <EstateSwitcher />}
            find={<FindButton />}
            bell={
              <>
                <Suspense>{isSettled && <UnsentSign />}</Suspense>
                <NotificationBell />
              </>
            }
            user={<UserMenu {...leaving} />}
          />
        }
        side={
          <SideNav label={words.mainNav} groups={groups} footLabel={words.loggedInAs} foot={roleName(user)} />
        }
        bar={<TabBar label={words.smallNav} entries={entries} moreLabel={words.more} />}
        notice={
          <>
            <Notices isFramed />
            <OfflineBanner />
            <VerifyNotice />
            <ConsentNotice />
          </>
        }
      >
        {children}
      </AppFrame>
      <MobileDrawer
        open={isDrawerOpen}
        onOpenChange={setDrawerOpen}
        groups={groups}
        signOut={leaving.signOut}
      />
      {asking}
    </>
  )
}
