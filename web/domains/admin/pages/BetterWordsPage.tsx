import { Link } from '@tanstack/react-router'
import { betterWords as words } from '#words/better-words'
import { pageLanguage } from '../../../platform/browser/language.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { FindPhrase } from '../parts/FindPhrase.tsx'
import { MyWordings } from '../parts/MyWordings.tsx'

/** Where speakers of a language propose better texts. */
export const BetterWordsPage = () => (
  <>
    <PageHead
      crumb={<Link to="/dashboard/settings/appearance">{words.crumb}</Link>}
      title={words.title}
      note={words.note}
    />
    <div className="grid max-w-[760px] gap-4">
      {pageLanguage() === 'en' ? (
        <EmptyState
          title={words.chooseLanguage}
          action={
            <Button asChild kind="second">
              <Link to="/dashboard/settings/appearance">{words.chooseLanguage}</Link>
            </Button>
          }
        >
          {words.inEnglish}
        </EmptyState>
      ) : (
        <FindPhrase />
      )}
      <MyWordings />
    </div>
  </>
)
