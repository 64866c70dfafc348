import { Link } from '@tanstack/react-router'
import { shell } from '#words/shell'
import { Button } from '../ui/action/Button.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { PageHead } from '../ui/layout/PageHead.tsx'
import { HOME } from './navigation.ts'

/** In place of a screen that is for other people. */
export const NoAccess = () => <Instead words={shell.noAccess} />

/** In place of a screen that does not exist. */
export const NotFound = () => <Instead words={shell.notFound} />

function Instead({ words }: { words: { title: string; text: string; home: string } }) {
  return (
    <>
      <PageHead title={words.title} />
      <Card>
        <EmptyState
          title={words.text}
          motif="frame"
          action={
            <Button asChild>
              <Link to={HOME}>{words.home}</Link>
            </Button>
          }
        />
      </Card>
    </>
  )
}
