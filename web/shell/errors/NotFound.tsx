import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shell } from '#words/shell'
import { useActor } from '../../platform/session/actor.ts'
import { Button } from '../../ui/action/Button.tsx'
import { Brand } from '../../ui/brand/Brand.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { HOME } from '../navigation.ts'

/** Shown in place of a screen the person may not open. An estate manager is not told to ask one. */
export function NoAccess() {
  const { role } = useActor().user
  const { title, text, ask, home } = shell.noAccess
  const runsIt = role === 'ESTATE_MANAGER' || role === 'ADMIN'
  return <Instead words={{ title, text: runsIt ? text : `${text} ${ask}` }} action={<Home>{home}</Home>} />
}

/** Shown for an address without a screen. */
export const NotFound = () => <Instead words={shell.notFound} action={<Home>{shell.notFound.home}</Home>} />

/** The same before sign-in, without the frame. Its links are full page loads. */
export const NotFoundSignedOut = () => (
  <main id="main" className="mx-auto max-w-[560px] px-(--gutter) pt-5 pb-14 md:pt-12">
    <Brand className="mb-6" />
    <Instead
      words={shell.notFound}
      action={
        <>
          <Button asChild>
            <a href="/auth/login">{shell.notFound.signIn}</a>
          </Button>
          <Button asChild kind="second">
            <a href="/homes">{shell.notFound.homes}</a>
          </Button>
        </>
      }
    />
  </main>
)

const Home = ({ children }: { children: string }) => (
  <>
    <Button asChild>
      <Link to={HOME}>{children}</Link>
    </Button>
    <Button asChild kind="second">
      <a href="/help">{shell.account.help}</a>
    </Button>
  </>
)

function Instead({ words, action }: { words: { title: string; text: string }; action: ReactNode }) {
  return (
    <>
      <PageHead title={words.title} />
      <Card>
        <EmptyState title={words.text} motif="frame" action={action} />
      </Card>
    </>
  )
}
