import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Brand } from '../ui/Brand.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { shell } from '../words/en/shell.ts'
import { HOME } from './navigation.ts'

/** In place of a screen that is for other people. */
export const NoAccess = () => <Instead words={shell.noAccess} action={<Home>{shell.noAccess.home}</Home>} />

/** In place of a screen that does not exist. */
export const NotFound = () => <Instead words={shell.notFound} action={<Home>{shell.notFound.home}</Home>} />

/** The same for somebody who is not signed in, so without the frame. What it leads to are pages of their own. */
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
  <Button asChild>
    <Link to={HOME}>{children}</Link>
  </Button>
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
