import { shell } from '#words/shell'
import { Banner } from '../../ui/feedback/Banner.tsx'

const words = shell.scriptLoadError

/** Shown by an inline script where the page's script failed to load: the connection broke, or a new version was deployed. */
export const ScriptLoadError = () => (
  <div
    id="scriptLoadError"
    hidden
    className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-[440px] rounded-3 shadow-pop"
  >
    <Banner tone="late" title={words.title} live>
      {words.note}{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the page, and works without a script */}
      <a className="link" href="">
        {words.again}
      </a>
    </Banner>
  </div>
)
