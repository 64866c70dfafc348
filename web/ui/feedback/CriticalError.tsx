import { words } from '#words/ui'

type Props = { text?: string; onReload?: () => void }

/** The last resort. It depends on nothing else of the app, so its styles are inline. */
export function CriticalError({
  text = words.criticalText,
  onReload = () => window.location.reload(),
}: Props) {
  return (
    <div
      role="alert"
      style={{
        maxWidth: 420,
        margin: '15vh auto',
        padding: 24,
        font: '16px/1.5 sans-serif',
        textAlign: 'center',
      }}
    >
      <h1 style={{ margin: '0 0 8px', fontSize: 22, fontWeight: 600 }}>{words.criticalError}</h1>
      <p style={{ margin: '0 0 20px' }}>{text}</p>
      <button
        type="button"
        onClick={onReload}
        style={{
          minHeight: 44,
          padding: '0 16px',
          border: 0,
          borderRadius: 8,
          font: 'inherit',
          fontWeight: 600,
          color: '#ffffff',
          background: '#27348b',
        }}
      >
        {words.reloadPage}
      </button>
    </div>
  )
}
